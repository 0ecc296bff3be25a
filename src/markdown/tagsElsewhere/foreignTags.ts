import { BOX_TAGS, boxOfTag, DETAILS_TAGS } from '../boxesElsewhere/tagBox.ts';
import { alike } from '../elsewhere/alike.ts';
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

/** For a tag that has an end, which is mended in another way. */
const paired =
  (opening: TagRemedy, end = 'delete it'): TagRemedy =>
  (tag) =>
    tag.isEnd ? end : opening(tag);
const BOX_END = 'write `:::` on a line of its own';

const link: TagRemedy = ({ written, given }) => {
  const named = textIn(written, 'path') ?? given;
  return `write the path of the file from this page${named === '' ? '' : `, such as \`${fileOf(named)}\``}, as in \`[text](page.md)\``;
};

const box = paired(({ written }) => {
  const kind = /\b(?:success|tip|warning|caution|danger|error)\b/.exec(written)?.[0] ?? '';
  const tag = foreignTag(written);
  const meant = (tag && boxOfTag(tag)) ?? `${boxKindOf(kind) ?? 'note'}${titled(written)}`;
  return `write \`:::${meant}\`, and \`:::\` where it ends, each on a line of its own`;
}, BOX_END);

const details = paired(
  ({ written }) =>
    `write \`:::details${titled(written) || ' Title'}\`, and \`:::\` where it ends, each on a line of its own`,
  BOX_END,
);

const part: TagRemedy = (tag) => {
  const { written, given } = tag;
  // A part of the theme Minimal Mistakes.
  if (given.startsWith('figure')) return picture(tag);
  const code = textIn(written, 'file') ?? '';
  if (/\.\w+$/.test(code) && !/\.mdx?$/.test(code)) return includeHint(code);
  const name = /(?:^|\/)_?([\w.-]+\.mdx?)["']?$/.exec(given)?.[1];
  return name === undefined ? PART : partHint(`/${name}`);
};

const endpoint = paired(
  ({ written }) =>
    `write \`<Endpoint method="${(textIn(written, 'method') ?? 'get').toUpperCase()}" path="${textIn(written, 'path') ?? '/route'}" />\` in an \`.mdx\` page, and what readers need of it: nothing is made from a description of an interface`,
);

const parameter = paired(
  ({ written }) =>
    `write \`<Param name="${textIn(written, 'name') ?? '…'}" in="${textIn(written, 'in') ?? 'query'}" type="string">\` in \`<ParamTable>\`, in an \`.mdx\` page`,
  'write `</Param>`',
);

const heading = paired(({ written }) => {
  const words = [textIn(written, 'status'), textIn(written, 'description'), textIn(written, 'date')];
  return `write a heading, such as \`### ${words.filter(Boolean).join(' ') || 'Title'}\``;
});

const fence = paired(
  ({ given }) => `write \` \`\`\`${/^[\w+-]+(?=\s|$)/.exec(given)?.[0] ?? 'text'} \`, and \` \`\`\` \` where it ends`,
  'write ` ``` ` on a line of its own',
);

/** GitBook puts its tag around a fence: another fence in its place would swallow what follows. */
const aroundFence: TagRemedy = (tag) => {
  if (!tag.written.startsWith('{%')) return fence(tag);
  const title = textIn(tag.written, 'title');
  return title === undefined || tag.isEnd
    ? 'delete it: the code block in it stays'
    : `delete it, and write \`title="${title}"\` behind the language of the code block in it`;
};

const picture: TagRemedy = ({ written }) => {
  const src = textIn(written, 'src', 'image_path') ?? './picture.png';
  return `write \`![${textIn(written, 'alt', 'caption', 'title') ?? 'what it shows'}](${src})\``;
};

const address = paired(({ written }) => {
  const url = textIn(written, 'url') ?? /https?:\/\/[^\s"']+/.exec(written)?.[0];
  return `write a link, \`[what it shows](${url ?? 'https://…'})\``;
});

const download = paired(({ written }) => `write a link, \`[what it is](${textIn(written, 'src') ?? './file.pdf'})\``);

const button = paired(
  ({ written }) => `write a link, \`[text](${textIn(written, 'href', 'link', 'url') ?? '/route/'})\``,
);

const steps = paired(() => 'write `<Steps>` around an ordered list, in an `.mdx` page', 'write `</Steps>`');

/** Hextra has `filetree/container`, `filetree/folder` and `filetree/file`. */
const tree: TagRemedy = ({ written, isEnd }) => {
  if (!written.includes('container'))
    return isEnd ? 'delete it' : `write an item, \`- ${textIn(written, 'name') ?? 'src/'}\``;
  return isEnd ? 'write `</FileTree>`' : 'write `<FileTree>` around a list, in an `.mdx` page';
};

const REMEDIES: ReadonlyMap<string, TagRemedy> = new Map<string, TagRemedy>([
  ...alike('ref relref link post_url', link),
  ...alike(BOX_TAGS, box),
  ...alike(DETAILS_TAGS, details),
  ...alike('include include_relative include_cached partial readfile', part),
  ...alike('tabs tab tabpane codetabs', () => CODE_TABS),
  ['highlight', fence],
  ['code', aroundFence],
  ...alike('figure img image imgproc', picture),
  ...alike('embed youtube vimeo gist', address),
  ['content-ref', () => 'delete it: the link in it stays'],
  ['file', download],
  ...alike('columns column', () => 'delete it: what is in it stays, part below part'),
  ...alike('openapi openapi-operation openapi-schemas swagger', endpoint),
  ['swagger-parameter', parameter],
  ...alike('swagger-response update', heading),
  ...alike('swagger-description updates', () => 'delete it: what is in it stays'),
  ['button', button],
  ['comment', paired(() => 'write `<!--`, and `-->` where it ends', 'write `-->`')],
  ...alike('steps stepper', steps),
  ['step', () => 'write an item of an ordered list'],
  ['filetree', tree],
  ...alike(
    'cards cardpane',
    paired(() => CARDS, 'write `</CardGrid>`'),
  ),
  ['card', paired(() => CARDS, 'write `</Card>`')],
  ...alike('toc contents', () => NO_CONTENTS),
  ...alike(
    'if elsif else unless case when for assign capture',
    () => 'delete it, and write the text that it makes: pages run no templates',
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
const titled = (written: string): string => titleInBrackets(textIn(written, 'title', 'summary', 'header'));

/** What the first of some attributes holds that a tag has. */
const textIn = (written: string, ...names: readonly string[]): string | undefined =>
  names.flatMap((name) => new RegExp(`\\b${name}=(["'])(.*?)\\1`, 's').exec(written)?.[2] ?? [])[0];

/** A file without its ending gets one; what ends with a slash is an address. */
const fileOf = (given: string) => (/(?:\.[a-z]+|\/)(?:#.*)?$/.test(given) ? given : given.replace(/(?=#|$)/, '.md'));
