import { calloutKindOf } from '../../model/calloutKinds.ts';
import { boxHint, isMarkup, titleInBrackets } from './writtenHere.ts';

const PICTURE = '`![what it shows](./picture.png)`';
const CODE_GROUP =
  '`::: code-group`, the code blocks, each with its name in brackets such as ` ```js [a.js] `, and `:::` on lines of their own';
const CODE = 'the code in a fence, such as ` ```js `';
const TREE = '`<FileTree>` around a list, with an item such as `- src/` or `- index.ts` for each folder and file';
const ITS_CONTENT = 'only what is in it';
const LINK = '`[text](/route/)`';

/** Components of other generators, and what is written here instead. */
const COMPONENTS_ELSEWHERE: Readonly<Record<string, string>> = {
  AccordionGroup: ITS_CONTENT,
  Accordions: ITS_CONTENT,
  Banner: '`:::note`, the text and `:::` on lines of their own',
  Bleed: ITS_CONTENT,
  BrowserOnly: 'an island in `site/islands/`, and a component that shows it',
  CardGroup: '`<CardGrid>` without properties',
  Cards: '`<CardGrid>`',
  'Cards.Card': '`<Card title="…" href="/route/">`, its description and `</Card>`',
  ClientOnly: 'an island in `site/islands/`, and a component that shows it',
  Code: CODE,
  CodeBlock: CODE,
  CodeGroup: CODE_GROUP,
  Column: ITS_CONTENT,
  Columns: '`<CardGrid>` without properties',
  DocCardList: '`<CardGrid>` with a `<Card title="…" href="/route/">` for each page',
  DynamicCodeBlock: CODE,
  File: TREE,
  FileTree: TREE,
  Files: TREE,
  Folder: TREE,
  Fragment: ITS_CONTENT,
  Frame: ITS_CONTENT,
  Icon: 'a character or an image',
  Image: PICTURE,
  ImageZoom: PICTURE,
  InlineTOC: 'nothing instead: every page already lists its headings',
  Latex: 'it with Unicode characters, as code, or as an image',
  Link: LINK,
  LinkButton: LINK,
  LinkCard: '`<Card title="…" href="/route/">`, its description and `</Card>`',
  PackageManagers: CODE_GROUP,
  PackageManagerTabs: CODE_GROUP,
  Panel: ITS_CONTENT,
  RequestExample: CODE_GROUP,
  ResponseExample: CODE_GROUP,
  ResponseField: '`<Prop name="…" type="string">` in `<PropTable>`',
  Snippet: '`<Include src="/_part.mdx" />`, with the name of a file that begins with `_`',
  Step: 'an item of an ordered list: `<Steps>` holds one',
  TabItem: '`<Tab label="…">` in `<Tabs>`',
  'Tabs.Tab': '`<Tab label="…">`',
  ThemedImage: PICTURE,
  TOCInline: 'nothing instead: every page already lists its headings',
  Tooltip: 'the words, and what they mean in brackets behind them',
  Tree: TREE,
  TypeTable: '`<PropTable>` with a `<Prop name="…" type="…">` for each',
  Update: 'a heading, such as `## 2024-01-31`, and what is in it',
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
  Expandable: 'details',
  Info: 'note',
  Note: 'note',
  Tip: 'tip',
  Warning: 'warning',
};

/** Kinds of boxes that have another name here. */
const KINDS_ELSEWHERE: ReadonlyMap<unknown, string> = new Map([
  ['error', 'danger'],
  ['warn', 'warning'],
]);

/** A component as it stands in a page. */
interface WrittenComponent {
  readonly props?: Readonly<Record<string, unknown>>;
  /** Whether nothing stands between its tags. */
  readonly isEmpty?: boolean;
}

/** What to write for a component of another generator; undefined for any other, and for a box without words: icons have such names too. */
export function componentElsewhere(
  name: string,
  { props = {}, isEmpty = false }: WrittenComponent = {},
): string | undefined {
  if (Object.hasOwn(BOXES_ELSEWHERE, name))
    return isEmpty && !Object.values(props).some(isWords)
      ? undefined
      : boxHint(kindOf(BOXES_ELSEWHERE[name] ?? '', props.type), props.title);
  if (name === 'ParamField') return paramHint(props);
  if (name === 'Snippet' && typeof props.text === 'string') return `write ${CODE}`;
  const outer = name.replace(/\..*/, '');
  const known = [name, outer].find((one) => Object.hasOwn(COMPONENTS_ELSEWHERE, one));
  return known === undefined ? undefined : `write ${COMPONENTS_ELSEWHERE[known]}`;
}

/** Whether a component only holds others, which stay without it. */
export const isHolder = (name: string): boolean =>
  Object.hasOwn(COMPONENTS_ELSEWHERE, name) && COMPONENTS_ELSEWHERE[name] === ITS_CONTENT;

/** Whether a component shows the code blocks that it holds as tabs. */
export const isCodeGroup = (name: string): boolean =>
  Object.hasOwn(COMPONENTS_ELSEWHERE, name) && COMPONENTS_ELSEWHERE[name] === CODE_GROUP;

/** The names of boxes of other generators. */
export const BOX_NAMES: readonly string[] = Object.keys(BOXES_ELSEWHERE);

/**
 * The kind and title of a box of another generator, as they stand behind the colons here: `caution[Title]`. Undefined where
 * it has a property that would be lost, or a title that would be read otherwise.
 */
export function boxOf(name: string, props: Readonly<Record<string, unknown>>): string | undefined {
  const { title, type, icon, emoji, defaultOpen, ...others } = props;
  const kind = kindOf(BOXES_ELSEWHERE[name] ?? '', type);
  const behind = titleInBrackets(title);
  const isLost = (title !== undefined && (behind === '' || isMarkup(behind))) || Object.keys(others).length > 0;
  if (isLost || (kind === 'details' && behind === '')) return undefined;
  return `${kind}${behind}${kind === 'details' && defaultOpen === true ? '{open}' : ''}`;
}

const isWords = (value: unknown) => typeof value === 'string' && /\S\s+\S/.test(value);

/** `<ParamField path="id" type="string">` tells with the name where the parameter stands. */
function paramHint(props: Readonly<Record<string, unknown>>): string {
  const place = ['path', 'query', 'body', 'header'].find((one) => typeof props[one] === 'string') ?? 'query';
  const type = typeof props.type === 'string' ? props.type : 'string';
  return `write \`<Param name="${props[place] ?? '…'}" in="${place}" type="${type}">\` in \`<ParamTable>\``;
}

/** The kind of a box: `<Aside type="caution">` is a caution. */
function kindOf(own: string, type: unknown): string {
  const asked = KINDS_ELSEWHERE.get(type) ?? String(type);
  return own === 'note' && calloutKindOf(asked) !== undefined ? asked : own;
}
