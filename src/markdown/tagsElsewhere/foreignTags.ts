import { BOX_TAGS, boxOfTag, DETAILS_TAGS } from '../boxesElsewhere/tagBox.ts';
import {
  boxKindOf,
  CARDS,
  CODE_TABS,
  codeFileHint,
  NO_CONTENTS,
  PART,
  partHint,
  titleInBrackets,
} from '../elsewhere/writtenHere.ts';
import { foreignTag } from './pairedTags.ts';

/** What is written instead of a tag: its name, all of it, and what stands in its quotes or behind its name. */
type TagRemedy = (tag: { readonly written: string; readonly given: string; readonly isEnd: boolean }) => string;

const link: TagRemedy = ({ written, given }) => {
  const named = textIn(written, 'path') ?? given;
  return `write the path of the file from this page${named === '' ? '' : `, such as \`${fileOf(named)}\``}, as in \`[text](page.md)\``;
};

const box: TagRemedy = ({ written, isEnd }) => {
  if (isEnd) return 'write `:::` on a line of its own';
  const kind = /\b(?:success|tip|warning|caution|danger|error)\b/.exec(written)?.[0] ?? '';
  const tag = foreignTag(written);
  const meant = (tag && boxOfTag(tag)) ?? `${boxKindOf(kind) ?? 'note'}${titled(written)}`;
  return `write \`:::${meant}\`, and \`:::\` where it ends, each on a line of its own`;
};

const details: TagRemedy = ({ written, isEnd }) =>
  isEnd
    ? 'write `:::` on a line of its own'
    : `write \`:::details${titled(written) || ' Title'}\`, and \`:::\` where it ends, each on a line of its own`;

const part: TagRemedy = ({ written, given }) => {
  const code = textIn(written, 'file') ?? '';
  if (/\.\w+$/.test(code) && !/\.mdx?$/.test(code)) return includeHint(code);
  const name = /(?:^|\/)_?([\w.-]+\.mdx?)["']?$/.exec(given)?.[1];
  return name === undefined ? PART : partHint(`/${name}`);
};

const endpoint: TagRemedy = ({ written, isEnd }) =>
  isEnd
    ? 'delete it'
    : `write \`<Endpoint method="${(textIn(written, 'method') ?? 'get').toUpperCase()}" path="${textIn(written, 'path') ?? '/route'}" />\` in an \`.mdx\` page, and what readers need of it: nothing is made from a description of an interface`;

const parameter: TagRemedy = ({ written, isEnd }) =>
  isEnd
    ? 'write `</Param>`'
    : `write \`<Param name="${textIn(written, 'name') ?? '…'}" in="${textIn(written, 'in') ?? 'query'}" type="string">\` in \`<ParamTable>\`, in an \`.mdx\` page`;

const heading: TagRemedy = ({ written, isEnd }) => {
  const words = [textIn(written, 'status'), textIn(written, 'description'), textIn(written, 'date')];
  return isEnd ? 'delete it' : `write a heading, such as \`### ${words.filter(Boolean).join(' ') || 'Title'}\``;
};

const tabs: TagRemedy = () => CODE_TABS;

const fence: TagRemedy = ({ given, isEnd }) =>
  isEnd
    ? 'write ` ``` ` on a line of its own'
    : `write \` \`\`\`${/^[\w+-]+(?=\s|$)/.exec(given)?.[0] ?? 'text'} \`, and \` \`\`\` \` where it ends`;

/** GitBook puts its tag around a fence: another fence in its place would swallow what follows. */
const aroundFence: TagRemedy = (tag) => {
  if (!tag.written.startsWith('{%')) return fence(tag);
  const title = textIn(tag.written, 'title');
  return title === undefined || tag.isEnd
    ? 'delete it: the code block in it stays'
    : `delete it, and write \`title="${title}"\` behind the language of the code block in it`;
};

const picture: TagRemedy = ({ written }) => {
  const src = textIn(written, 'src') ?? './picture.png';
  const alt = textIn(written, 'alt') ?? textIn(written, 'caption') ?? textIn(written, 'title') ?? 'what it shows';
  return `write \`![${alt}](${src})\``;
};

const address: TagRemedy = ({ written, isEnd }) => {
  if (isEnd) return 'delete it';
  const url = textIn(written, 'url') ?? /https?:\/\/[^\s"']+/.exec(written)?.[0];
  return `write a link, \`[what it shows](${url ?? 'https://…'})\``;
};

const download: TagRemedy = ({ written, isEnd }) =>
  isEnd ? 'delete it' : `write a link, \`[what it is](${textIn(written, 'src') ?? './file.pdf'})\``;

const button: TagRemedy = ({ written, isEnd }) =>
  isEnd
    ? 'delete it'
    : `write a link, \`[text](${textIn(written, 'href') ?? textIn(written, 'link') ?? textIn(written, 'url') ?? '/route/'})\``;

const steps: TagRemedy = ({ isEnd }) =>
  isEnd ? 'write `</Steps>`' : 'write `<Steps>` around an ordered list, in an `.mdx` page';

/** Hextra has `filetree/container`, `filetree/folder` and `filetree/file`. */
const tree: TagRemedy = ({ written, isEnd }) => {
  if (!written.includes('container'))
    return isEnd ? 'delete it' : `write an item, \`- ${textIn(written, 'name') ?? 'src/'}\``;
  return isEnd ? 'write `</FileTree>`' : 'write `<FileTree>` around a list, in an `.mdx` page';
};

const cards: TagRemedy = ({ isEnd }) => (isEnd ? 'write `</CardGrid>`' : CARDS);

const comment: TagRemedy = ({ isEnd }) => (isEnd ? 'write `-->`' : 'write `<!--`, and `-->` where it ends');

const REMEDIES: ReadonlyMap<string, TagRemedy> = new Map<string, TagRemedy>([
  ...['ref', 'relref', 'link', 'post_url'].map((name) => [name, link] as const),
  ...BOX_TAGS.map((name) => [name, box] as const),
  ...['include', 'include_relative', 'include_cached', 'partial', 'readfile'].map((name) => [name, part] as const),
  ...['tabs', 'tab', 'tabpane', 'codetabs'].map((name) => [name, tabs] as const),
  ['highlight', fence],
  ['code', aroundFence],
  ...['figure', 'img', 'image', 'imgproc'].map((name) => [name, picture] as const),
  ...['embed', 'youtube', 'vimeo', 'gist'].map((name) => [name, address] as const),
  ['content-ref', () => 'delete it: the link in it stays'],
  ['file', download],
  ...['columns', 'column'].map((name) => [name, () => 'delete it: what is in it stays, part below part'] as const),
  ...['openapi', 'openapi-operation', 'openapi-schemas', 'swagger'].map((name) => [name, endpoint] as const),
  ['swagger-parameter', parameter],
  ...['swagger-response', 'update'].map((name) => [name, heading] as const),
  ...['swagger-description', 'updates'].map((name) => [name, () => 'delete it: what is in it stays'] as const),
  ['button', button],
  ...DETAILS_TAGS.map((name) => [name, details] as const),
  ['comment', comment],
  ...['steps', 'stepper'].map((name) => [name, steps] as const),
  ['filetree', tree],
  ['step', () => 'write an item of an ordered list'],
  ...['cards', 'cardpane'].map((name) => [name, cards] as const),
  ['card', ({ isEnd }) => (isEnd ? 'write `</Card>`' : CARDS)],
  ...['toc', 'contents'].map((name) => [name, () => NO_CONTENTS] as const),
  ...['if', 'elsif', 'else', 'unless', 'case', 'when', 'for', 'assign', 'capture'].map(
    (name) => [name, () => 'delete it, and write the text that it makes: pages run no templates'] as const,
  ),
  ['icon', () => 'delete it, or write a character or an image: icons have no names here'],
  // Zola ends all of its tags by this.
  ['end', () => 'write `:::` where it ends a box, on a line of its own, or delete it'],
  ['raw', () => 'delete it: braces are text in `.md` pages'],
]);

/** Why no tag is needed for the base. */
export const ADDS_BASE = 'docsgen adds the base to addresses that begin with `/`';

const IN_MARKDOWN = 'use Markdown, or a component in an `.mdx` page; put it in backticks to show it as code';

/** What to write for a tag of Liquid, Hugo, GitBook, MkDocs or Vue: `{% … %}`, `{{< … >}}`, `{! … !}`, `{{ … }}`. */
export function tagHint(written: string): string {
  if (/^\{\{#(?:include|rustdoc_include|playground|title)\b/.test(written)) return bookHint(written);
  const shown = /^\{!>?[ \t]*(.+?)[ \t]*!\}/.exec(written)?.[1];
  // That of Markdown counts from a folder that settings name.
  if (shown !== undefined) return includeHint(shown.replace(/^(?=[^./].*\.mdx?$)/, '/'));
  // A plugin of MkDocs, whose paths count from the page.
  const included = /^\{%-?[ \t]*include-markdown[ \t]+["']([^"'*]+\.mdx?)["']/.exec(written)?.[1];
  if (included !== undefined) return includeHint(included);
  if (/^\{%[ \t]*@mermaid\//.test(written)) return 'write a code block of `mermaid` with what stands behind `content`';
  const tag = foreignTag(written);
  const remedy = REMEDIES.get(tag?.name ?? '');
  if (tag !== undefined && remedy !== undefined)
    return remedy({ written, given: tag.given.replace(/^["'](.*)["']$/, '$1'), isEnd: tag.isEnd });
  if (!/^\{\{-?\s*[$\w"'.]/.test(written)) return IN_MARKDOWN;
  const quoted =
    /^\{\{\s*["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url|relURL|absURL|url|prepend:\s*site\.(?:base)?url)\b/.exec(
      written,
    )?.[1];
  if (quoted !== undefined) return `write \`${quoted}\`: ${ADDS_BASE}`;
  if (/^\{\{\s*(?:site\.(?:baseurl|url)|base)\s*\}\}/.test(written)) return `delete it: ${ADDS_BASE}`;
  return 'write the text itself, or `{NAME}` in an `.mdx` page for a constant from the configuration';
}

/** What to write instead of a helper of mdBook, `{{#… }}`. */
function bookHint(written: string): string {
  const [, name = '', given = ''] = /^\{\{#(\w+)\s([^{}]*)\}\}/.exec(written) ?? [];
  if (name === 'title') return `delete it, and write \`title: ${given.trim()}\` in the front matter`;
  return includeHint(bookFile(given.trim()));
}

/** What mdBook names, such as `a.rs:2:5`, as the name of a file and its part here. */
export function bookFile(given: string): string {
  const [, path = '', part = ''] = /^([^:\s]*)(?::(\S*))?/.exec(given) ?? [];
  return path + bookPart(part);
}

/** Lines or an anchor of a file that mdBook shows, as the part behind its name here. */
function bookPart(part: string): string {
  if (!/^[\d:]+$/.test(part)) return part === '' ? '' : `#${part}`;
  const [first, last = first] = part.split(':');
  return part === ':' ? '' : `#L${first || 1}${last === first ? '' : linesUpTo(last)}`;
}

/** The end of `#L3-L10`; of `#L3-` where no last line is named. */
export const linesUpTo = (last: string | undefined): string => (last ? `-L${last}` : '-');

/** What to write instead of a tag that shows another file: Markdown becomes a part of the page, all else is code. */
export function includeHint(path: string): string {
  const [, part, piece] = /^([^#]+\.mdx?)(#.*)?$/.exec(path) ?? [];
  if (part !== undefined) return partHint(/^\.{0,2}\//.test(part) ? part : `./${part}`, piece);
  const file = path || 'sample.ts';
  return codeFileHint(/^\.{1,2}\//.test(file) ? file : `./${file}`);
}

/** The title in a tag, as it stands here. */
const titled = (written: string): string =>
  titleInBrackets(['title', 'summary', 'header'].map((name) => textIn(written, name)).find((one) => one !== undefined));

const textIn = (written: string, name: string) =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`)
    .exec(written)
    ?.slice(1)
    .find((value) => value !== undefined);

/** A file without its ending gets one; what ends with a slash is an address. */
const fileOf = (given: string) => (/(?:\.[a-z]+|\/)(?:#.*)?$/.test(given) ? given : given.replace(/(?=#|$)/, '.md'));
