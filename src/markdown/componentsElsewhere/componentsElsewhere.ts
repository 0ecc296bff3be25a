import { calloutKindOf } from '../../model/calloutKinds.ts';
import { ownValue } from '../../model/values/ownValue.ts';
import { alike } from '../elsewhere/alike.ts';
import { asPart, boxHint, boxKindMeant, boxKindOf, isMarkup, titleInBrackets } from '../elsewhere/writtenHere.ts';

const CODE_GROUP =
  '`::: code-group`, the code blocks, each with its name in brackets such as ` ```js [a.js] `, and `:::` on lines of their own';
const CODE = 'the code in a fence, such as ` ```js `';
const ITS_CONTENT = 'only what is in it';

/** Components of other generators, and what is written here instead. */
const COMPONENTS_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ...alike('AccordionGroup Accordions Bleed Column Fragment Frame Indent Panel', ITS_CONTENT),
  ...alike('If Visibility', 'only what is in it, where readers should see that'),
  ['Translate', 'only what is in it: a translation is a page of its own'],
  ...alike('Cards.Card LinkCard Tile', '`<Card title="…" href="/route/">`, its description and `</Card>`'),
  ...alike('Cards Tiles', '`<CardGrid>`'),
  ...alike('CardGroup Columns', '`<CardGrid>` without properties'),
  ...alike(
    'Catalog DocCardList DocsCategory Overview',
    '`<FolderCards />`, which lists the pages of the folder, or `<FolderCards folder="/guides/" />` for those of another',
  ),
  ...alike('Code CodeBlock CodeBlockRuntime DynamicCodeBlock', CODE),
  ...alike('CodeBlocks CodeGroup PackageManagers PackageManagerTabs RequestExample ResponseExample', CODE_GROUP),
  ['Prompt', 'the text to copy in a fence, such as ` ```text `'],
  ['Mermaid', 'the diagram in a code block, ` ```mermaid `'],
  ...alike(
    'File FileTree Files Folder Tree',
    '`<FileTree>` around a list, with an item such as `- src/` or `- index.ts` for each folder and file',
  ),
  ...alike('BrowserOnly ClientOnly NoSSR', 'an island in `site/islands/`, and a component that shows it'),
  ...alike('Download Link LinkButton SourceCode', '`[text](/route/)`'),
  ...alike('Image ImageZoom', '`![what it shows](./picture.png)`'),
  ['Video', '`<video src="./video.mp4" controls></video>`'],
  ['Icon', 'a character or an image'],
  ['Latex', 'it with Unicode characters, as code, or as an image'],
  ...alike('InlineTOC Toc TOCInline', 'nothing instead: every page already lists its headings'),
  ['Anchor', '`<span id="…">` around it'],
  ['Banner', '`:::note`, the text and `:::` on lines of their own'],
  ['Color', 'a list or table of the colors, each as code'],
  ['Head', '`head` in the front matter: `[{tag: meta, attributes: {name: author, content: A. Name}}]`'],
  ['Step', 'an item of an ordered list: `<Steps>` holds one'],
  ['TabItem', '`<Tab label="…">` in `<Tabs>`'],
  ['Tabs.Tab', '`<Tab label="…">`'],
  ['View', '`<Tabs>` with a `<Tab label="…">` for each'],
  ['Table', 'a table of Markdown, or `<table>` with `<tr>`, `<th>` and `<td>`'],
  ['Tooltip', 'the words, and what they mean in brackets behind them'],
  ['TypeTable', '`<PropTable>` with a `<Prop name="…" type="…">` for each'],
  ['Update', 'a heading, such as `## 2024-01-31`, and what is in it'],
  ['Versions', 'each version on a branch of its own, which is built with its own `--base`'],
]);

/** Those of them that are a box, and its kind here. */
const BOXES_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ...alike('Admonition Aside Callout Info Launch Note', 'note'),
  ...alike('Check Success Tip', 'tip'),
  ['Warning', 'warning'],
  ['Caution', 'caution'],
  ...alike('Danger Error', 'danger'),
  ...alike('Accordion Collapse Details Expandable', 'details'),
]);

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
  const box = BOXES_ELSEWHERE.get(name);
  if (box !== undefined)
    return isEmpty && !Object.values(props).some(isSeveralWords)
      ? undefined
      : boxHint(kindOf(box, props.type ?? props.intent), props.title);
  const outer = name.replace(/\..*/, '');
  const hint = ownValue(WITH_PROPS, name)?.(props) ?? COMPONENTS_ELSEWHERE.get(name) ?? COMPONENTS_ELSEWHERE.get(outer);
  return hint && `write ${hint}`;
}

/** Whether a component only holds others, which stay without it. */
export const isHolder = (name: string): boolean => COMPONENTS_ELSEWHERE.get(name) === ITS_CONTENT;

/** Whether a component shows the code blocks that it holds as tabs. */
export const isCodeGroup = (name: string): boolean => COMPONENTS_ELSEWHERE.get(name) === CODE_GROUP;

/** The names of boxes of other generators. */
export const BOX_NAMES: readonly string[] = [...BOXES_ELSEWHERE.keys()];

/**
 * The kind and title of a box of another generator, as they stand behind the colons here: `caution[Title]`. Undefined
 * where it has a property that would be lost, or a title that would be read otherwise.
 */
export function boxOf(name: string, props: Readonly<Record<string, unknown>>): string | undefined {
  // Icons have no names here, and classes are of the other site's styles.
  const { title, intent, type = intent, icon, iconType, emoji, defaultOpen, className, class: _, ...others } = props;
  const own = BOXES_ELSEWHERE.get(name) ?? '';
  const kind = kindOf(own, type);
  const behind = titleInBrackets(title);
  if (own === 'note' && isMistyped(type)) return undefined;
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
