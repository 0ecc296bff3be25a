/** What is written instead of a tag: its name, all of it, and what stands in its quotes or behind its name. */
type Remedy = (tag: { readonly written: string; readonly given: string; readonly isEnd: boolean }) => string;

const BOX_OF: ReadonlyMap<string, string> = new Map([
  ['success', 'tip'],
  ['tip', 'tip'],
  ['warning', 'warning'],
  ['caution', 'warning'],
  ['danger', 'danger'],
  ['error', 'danger'],
]);

const link: Remedy = ({ given }) =>
  `write the path of the file from this page${given === '' ? '' : `, such as \`${fileOf(given)}\``}, as in \`[text](page.md)\``;

const box: Remedy = ({ written, isEnd }) => {
  if (isEnd) return 'write `:::` on a line of its own';
  const kind = /\b(?:success|tip|warning|caution|danger|error)\b/.exec(written)?.[0] ?? '';
  return `write \`:::${BOX_OF.get(kind) ?? 'note'}\`, and \`:::\` where it ends, each on a line of its own`;
};

const part: Remedy = () =>
  'write `<Include src="/_part.mdx" />` in an `.mdx` page; a part is a Markdown file whose name begins with `_`';

const tabs: Remedy = () =>
  'write `::: code-group` around code blocks, each with a name such as ` ```sh [npm] `, or `<Tabs>` in an `.mdx` page';

const fence: Remedy = ({ given, isEnd }) =>
  isEnd
    ? 'write ` ``` ` on a line of its own'
    : `write \` \`\`\`${/^[\w+-]+$/.test(given) ? given : 'text'} \`, and \` \`\`\` \` where it ends`;

const picture: Remedy = ({ written }) => {
  const src = textIn(written, 'src') ?? './picture.png';
  const alt = textIn(written, 'alt') ?? textIn(written, 'caption') ?? textIn(written, 'title') ?? 'what it shows';
  return `write \`![${alt}](${src})\``;
};

const address: Remedy = ({ written }) => {
  const url = textIn(written, 'url') ?? /https?:\/\/[^\s"']+/.exec(written)?.[0];
  return `write a link, \`[what it shows](${url ?? 'https://…'})\``;
};

const REMEDIES: ReadonlyMap<string, Remedy> = new Map<string, Remedy>([
  ...['ref', 'relref', 'link', 'post_url'].map((name) => [name, link] as const),
  ...['hint', 'callout', 'alert', 'notice', 'admonition', 'note', 'tip', 'warning', 'info'].map(
    (name) => [name, box] as const,
  ),
  ...['include', 'include_relative', 'include_cached', 'partial', 'readfile'].map((name) => [name, part] as const),
  ...['tabs', 'tab', 'tabpane', 'codetabs'].map((name) => [name, tabs] as const),
  ...['highlight', 'code'].map((name) => [name, fence] as const),
  ['figure', picture],
  ...['embed', 'youtube', 'vimeo', 'content-ref'].map((name) => [name, address] as const),
  ['raw', () => 'delete it: braces are text in `.md` pages'],
]);

const IN_MARKDOWN = 'use Markdown, or a component in an `.mdx` page; put it in backticks to show it as code';

/** What to write instead of a tag of Liquid, Hugo, GitBook or Vue, `{% … %}`, `{{< … >}}` or `{{ … }}`. */
export function tagHint(written: string): string {
  const [, slash = '', end = '', name = '', given = ''] =
    /^\{(?:%-?|\{[<%])\s*(\/?)\s*(end(?=[a-z]))?([\w-]+)\s*([^%>}]*?)\s*-?[%>]?\}/.exec(written) ?? [];
  const remedy = REMEDIES.get(name);
  if (remedy !== undefined)
    return remedy({ written, given: given.replace(/^["'](.*)["']$/, '$1'), isEnd: slash + end !== '' });
  if (!/^\{\{\s*[$\w"']/.test(written)) return IN_MARKDOWN;
  const quoted = /^\{\{\s*["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url|relURL|absURL)\b/.exec(written)?.[1];
  if (quoted !== undefined) return `write \`${quoted}\`: docsgen adds the base to addresses that begin with \`/\``;
  if (/^\{\{\s*(?:site\.(?:baseurl|url)|base)\s*\}\}/.test(written))
    return 'delete it: docsgen adds the base to addresses that begin with `/`';
  return 'write the text itself, or `{NAME}` in an `.mdx` page for a constant from the configuration';
}

const textIn = (written: string, name: string) =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`)
    .exec(written)
    ?.slice(1)
    .find((value) => value !== undefined);

const fileOf = (given: string) => (/\.[a-z]+(?:#.*)?$/.test(given) ? given : `${given}.md`);
