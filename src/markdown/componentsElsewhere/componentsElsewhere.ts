import { calloutKindOf } from '../../model/calloutKinds.ts';
import { ownValue } from '../../model/values/ownValue.ts';
import { asPart, boxHint, boxKindMeant, boxKindOf, isMarkup, titleInBrackets } from '../elsewhere/writtenHere.ts';

const PICTURE = '`![what it shows](./picture.png)`';
const CODE_GROUP =
  '`::: code-group`, the code blocks, each with its name in brackets such as ` ```js [a.js] `, and `:::` on lines of their own';
const CODE = 'the code in a fence, such as ` ```js `';
const TREE = '`<FileTree>` around a list, with an item such as `- src/` or `- index.ts` for each folder and file';
const ITS_CONTENT = 'only what is in it';
const LINK = '`[text](/route/)`';
const ISLAND = 'an island in `site/islands/`, and a component that shows it';
const CARD = '`<Card title="…" href="/route/">`, its description and `</Card>`';
const PAGES =
  '`<FolderCards />`, which lists the pages of the folder, or `<FolderCards folder="/guides/" />` for those of another';
const TABLE = 'a table of Markdown, or `<table>` with `<tr>`, `<th>` and `<td>`';

/** Components of other generators, and what is written here instead. */
const COMPONENTS_ELSEWHERE: Readonly<Record<string, string>> = {
  AccordionGroup: ITS_CONTENT,
  Anchor: '`<span id="…">` around it',
  Accordions: ITS_CONTENT,
  Banner: '`:::note`, the text and `:::` on lines of their own',
  Bleed: ITS_CONTENT,
  BrowserOnly: ISLAND,
  CardGroup: '`<CardGrid>` without properties',
  Cards: '`<CardGrid>`',
  'Cards.Card': CARD,
  Catalog: PAGES,
  ClientOnly: ISLAND,
  Code: CODE,
  CodeBlock: CODE,
  CodeBlocks: CODE_GROUP,
  CodeBlockRuntime: CODE,
  CodeGroup: CODE_GROUP,
  Color: 'a list or table of the colors, each as code',
  Column: ITS_CONTENT,
  Columns: '`<CardGrid>` without properties',
  DocCardList: PAGES,
  DocsCategory: PAGES,
  Download: LINK,
  DynamicCodeBlock: CODE,
  File: TREE,
  FileTree: TREE,
  Files: TREE,
  Folder: TREE,
  Fragment: ITS_CONTENT,
  Head: '`head` in the front matter: `[{tag: meta, attributes: {name: author, content: A. Name}}]`',
  Frame: ITS_CONTENT,
  Icon: 'a character or an image',
  If: 'only what is in it, where readers should see that',
  Image: PICTURE,
  ImageZoom: PICTURE,
  Indent: ITS_CONTENT,
  InlineTOC: 'nothing instead: every page already lists its headings',
  Latex: 'it with Unicode characters, as code, or as an image',
  Link: LINK,
  LinkButton: LINK,
  LinkCard: CARD,
  Mermaid: 'the diagram in a code block, ` ```mermaid `',
  NoSSR: ISLAND,
  Overview: PAGES,
  PackageManagers: CODE_GROUP,
  PackageManagerTabs: CODE_GROUP,
  Panel: ITS_CONTENT,
  Prompt: 'the text to copy in a fence, such as ` ```text `',
  RequestExample: CODE_GROUP,
  ResponseExample: CODE_GROUP,
  SourceCode: LINK,
  Step: 'an item of an ordered list: `<Steps>` holds one',
  TabItem: '`<Tab label="…">` in `<Tabs>`',
  'Tabs.Tab': '`<Tab label="…">`',
  Table: TABLE,
  Tile: CARD,
  Tiles: '`<CardGrid>`',
  Translate: 'only what is in it: a translation is a page of its own',
  Toc: 'nothing instead: every page already lists its headings',
  TOCInline: 'nothing instead: every page already lists its headings',
  Tooltip: 'the words, and what they mean in brackets behind them',
  Tree: TREE,
  TypeTable: '`<PropTable>` with a `<Prop name="…" type="…">` for each',
  Update: 'a heading, such as `## 2024-01-31`, and what is in it',
  Versions: 'each version on a branch of its own, which is built with its own `--base`',
  Video: '`<video src="./video.mp4" controls></video>`',
  View: '`<Tabs>` with a `<Tab label="…">` for each',
  Visibility: 'only what is in it, where readers should see that',
};

/** Those of them that are a box, and its kind here. */
const BOXES_ELSEWHERE: Readonly<Record<string, string>> = {
  Accordion: 'details',
  Admonition: 'note',
  Aside: 'note',
  Callout: 'note',
  Caution: 'caution',
  Check: 'tip',
  Collapse: 'details',
  Danger: 'danger',
  Details: 'details',
  Error: 'danger',
  Expandable: 'details',
  Info: 'note',
  Launch: 'note',
  Note: 'note',
  Success: 'tip',
  Tip: 'tip',
  Warning: 'warning',
};

/** A component as it stands in a page. */
interface WrittenComponent {
  readonly props?: Readonly<Record<string, unknown>>;
  /** Whether nothing stands between its tags. */
  readonly isEmpty?: boolean;
}

/**
 * What to write for a component of another generator; undefined for any other, and for a box without words: icons have
 * such names too.
 */
export function componentElsewhere(
  name: string,
  { props = {}, isEmpty = false }: WrittenComponent = {},
): string | undefined {
  const box = ownValue(BOXES_ELSEWHERE, name);
  if (box !== undefined)
    return isEmpty && !Object.values(props).some(isSeveralWords)
      ? undefined
      : boxHint(kindOf(box, props.type ?? props.intent), props.title);
  const outer = name.replace(/\..*/, '');
  const hint =
    ownValue(WITH_PROPS, name)?.(props) ??
    ownValue(COMPONENTS_ELSEWHERE, name) ??
    ownValue(COMPONENTS_ELSEWHERE, outer);
  return hint && `write ${hint}`;
}

/** Whether a component only holds others, which stay without it. */
export const isHolder = (name: string): boolean => ownValue(COMPONENTS_ELSEWHERE, name) === ITS_CONTENT;

/** Whether a component shows the code blocks that it holds as tabs. */
export const isCodeGroup = (name: string): boolean => ownValue(COMPONENTS_ELSEWHERE, name) === CODE_GROUP;

/** The names of boxes of other generators. */
export const BOX_NAMES: readonly string[] = Object.keys(BOXES_ELSEWHERE);

/**
 * The kind and title of a box of another generator, as they stand behind the colons here: `caution[Title]`. Undefined
 * where it has a property that would be lost, or a title that would be read otherwise.
 */
export function boxOf(name: string, props: Readonly<Record<string, unknown>>): string | undefined {
  // Icons have no names here, and classes are of the other site's styles.
  const { title, intent, type = intent, icon, iconType, emoji, defaultOpen, className, class: _, ...others } = props;
  const kind = kindOf(BOXES_ELSEWHERE[name] ?? '', type);
  const behind = titleInBrackets(title);
  if (BOXES_ELSEWHERE[name] === 'note' && isMistyped(type)) return undefined;
  const isLost = (title !== undefined && (behind === '' || isMarkup(behind))) || Object.keys(others).length > 0;
  if (isLost || (kind === 'details' && behind === '')) return undefined;
  return `${kind}${behind}${kind === 'details' && defaultOpen === true ? '{open}' : ''}`;
}

const isSeveralWords = (value: unknown) => typeof value === 'string' && /\S\s+\S/.test(value);

type Props = Readonly<Record<string, unknown>>;

const textOr = (given: unknown, other: string) => (typeof given === 'string' ? given : other);

/** Hints for components that keep what they are given; undefined for a value without a hint of its own. */
const WITH_PROPS: Readonly<Record<string, (props: Props) => string | undefined>> = {
  APIPage: () => '`<Endpoint method="GET" path="/plants" />` for each call, and its parameters in `<ParamTable>`',
  Frame: ({ caption }) =>
    typeof caption === 'string'
      ? `\`<figure>\`, what is in it, \`<figcaption>${caption}</figcaption>\` and \`</figure>\``
      : undefined,
  ParamField: paramHint,
  ResponseField: ({ name, type }) =>
    `\`<Prop name="${textOr(name, '…')}" type="${textOr(type, 'string')}">\` in \`<PropTable>\``,
  EndpointRequestSnippet: endpointHint,
  EndpointResponseSnippet: endpointHint,
  EndpointSchemaSnippet: endpointHint,
  RunnableEndpoint: endpointHint,
  Markdown: ({ src }) => (typeof src === 'string' ? includedPart(src) : undefined),
  Snippet({ text, file }) {
    if (typeof text === 'string') return CODE;
    if (typeof file !== 'string') return '`<Include src="/_part.mdx" />`, with the name of a file that begins with `_`';
    return includedPart(file.replace(/^\/?(?:_?snippets\/)?(?=.)/, '/snippets/'));
  },
  SourceCode: ({ href }) => (typeof href === 'string' ? `\`[Source code](${href})\`` : undefined),
  ThemedImage: ({ alt }) =>
    `\`<picture><source media="(prefers-color-scheme: dark)" srcset="./dark.png" /><img src="./light.png" alt="${textOr(alt, '…')}" /></picture>\``,
  Tooltip: ({ tip }) => (typeof tip === 'string' ? `the words, and behind them in brackets \`${tip}\`` : undefined),
  Update: ({ label }) =>
    typeof label === 'string' ? `a heading, such as \`## ${label}\`, and what is in it` : undefined,
};

const includedPart = (path: string) =>
  `\`<Include src="${asPart(path)}" />\`, and begin the name of that file with \`_\``;

/** Fern makes the samples of a call from what describes it. */
function endpointHint({ endpoint }: Props): string | undefined {
  const [, method, path] = /^([A-Z]+)\s+(\S+)$/.exec(String(endpoint)) ?? [];
  return method && `\`<Endpoint method="${method}" path="${path}" />\`, and the call as code in a fence`;
}

/** `<ParamField path="id" type="string">` tells with the name where the parameter stands. */
function paramHint(props: Props): string {
  const place = ['path', 'query', 'body', 'header'].find((one) => typeof props[one] === 'string') ?? 'query';
  const type = textOr(props.type, 'string');
  return `\`<Param name="${props[place] ?? '…'}" in="${place}" type="${type}">\` in \`<ParamTable>\``;
}

/** The kind of a box: `<Aside type="caution">` is a caution. */
function kindOf(own: string, type: unknown): string {
  if (own !== 'note' || typeof type !== 'string') return own;
  const word = type.toLowerCase();
  return boxKindOf(word) ?? (calloutKindOf(word) === undefined ? (boxKindMeant(word) ?? own) : word);
}

/** Whether the type of a box is a mistyped one: which one is meant, its writer knows. */
const isMistyped = (type: unknown) =>
  typeof type === 'string' &&
  calloutKindOf(type.toLowerCase()) === undefined &&
  boxKindMeant(type.toLowerCase()) !== undefined;
