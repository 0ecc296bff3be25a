const callout = (kind: string) => `\`:::${kind}\`, the text and \`:::\` on lines of their own`;
const DETAILS = '`:::details Title`, the text and `:::` on lines of their own';
const PICTURE = '`![what it shows](./picture.png)`';
const CODE_GROUP =
  '`::: code-group`, the code blocks, each with its name in brackets such as ` ```js [a.js] `, and `:::` on lines of their own';
const CODE = 'the code in a fence, such as ` ```js `';
const LINK = '`[text](/route/)`';

/** Components of other generators, and what is written here instead. */
const COMPONENTS_ELSEWHERE: Readonly<Record<string, string>> = {
  Accordion: DETAILS,
  AccordionGroup: 'only what is in it',
  Admonition: callout('note'),
  Aside: callout('note'),
  BrowserOnly: 'an island in `site/islands/`, and show it with `<Island name="…" />`',
  Callout: callout('note'),
  CardGroup: '`<CardGrid>` without properties',
  Cards: '`<CardGrid>`',
  Caution: callout('warning'),
  Check: callout('tip'),
  Code: CODE,
  CodeBlock: CODE,
  CodeGroup: CODE_GROUP,
  Collapse: DETAILS,
  Columns: '`<CardGrid>` without properties',
  Danger: callout('danger'),
  Details: DETAILS,
  DocCardList: '`<CardGrid>` with a `<Card title="…" href="/route/">` for each page',
  Expandable: DETAILS,
  FileTree: 'the tree in a fence, ` ```text `',
  Frame: 'only what is in it',
  Icon: 'a character or an image',
  Image: PICTURE,
  Info: callout('note'),
  Link: LINK,
  LinkButton: LINK,
  LinkCard: '`<Card title="…" href="/route/">`, its description and `</Card>`',
  Note: callout('note'),
  PackageManagers: CODE_GROUP,
  PackageManagerTabs: CODE_GROUP,
  ParamField: '`<Param name="…" in="query" type="string">` in `<ParamTable>`',
  RequestExample: CODE_GROUP,
  ResponseExample: CODE_GROUP,
  ResponseField: '`<Prop name="…" type="string">` in `<PropTable>`',
  Snippet: '`<Include src="/_part.mdx" />`, with the name of a file that begins with `_`',
  Step: 'an item of an ordered list: `<Steps>` holds one',
  TabItem: '`<Tab label="…">` in `<Tabs>`',
  ThemedImage: PICTURE,
  Tip: callout('tip'),
  Warning: callout('warning'),
};

/** What to write for a component of another generator; undefined for any other. */
export const componentElsewhere = (name: string): string | undefined =>
  Object.hasOwn(COMPONENTS_ELSEWHERE, name) ? `write ${COMPONENTS_ELSEWHERE[name]}` : undefined;
