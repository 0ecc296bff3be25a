/**
 * The address that Jekyll or Eleventy makes of one with tags of Liquid in it, without the base, which docsgen adds;
 * undefined for what has no tags, or others.
 *   "{{ '/guide/' | relative_url }}#a" → "/guide/#a"      "{% link guide/a.md %}" → "/guide/a.md"
 */
export function addressInTemplate(url: string): string | undefined {
  if (!/\{[{%]/.test(url)) return undefined;
  const address = url
    .replace(OF_SITE, '')
    .replace(FILTERED, (_, path: string) => fromRoot(path))
    .replace(OF_FILE, (_, file: string) => fromRoot(file))
    .replace(OF_POST, (_, name: string) => `/_posts/${name}.md`);
  return /^(?:\/(?!\/)|https?:\/\/)[^\s{}"'<>()]*$/.test(address) ? address : undefined;
}

const OF_SITE = /^(?:\{\{-?[ \t]*site\.(?:base)?url[ \t]*-?\}\})+(?=\/|\{[{%])/;
const FILTERED =
  /^\{\{-?[ \t]*["']([^"'{}]+)["'][ \t]*(?:\|[ \t]*(?:relative_url|absolute_url|relURL|absURL|url|prepend:[ \t]*site\.(?:base)?url)[ \t]*){1,2}-?\}\}/;
const OF_FILE = /^\{%-?[ \t]*link[ \t]+([^\s{}%]+)[ \t]*-?%\}/;
const OF_POST = /^\{%-?[ \t]*post_url[ \t]+([^\s{}%]+)[ \t]*-?%\}/;

const fromRoot = (path: string) => (/^https?:\/\//.test(path) ? path : path.replace(/^\/*/, '/'));
