/** What is written instead of directives of Sphinx, for what stands behind their name. */
const DIRECTIVES: Readonly<Record<string, (argument: string) => string>> = {
  toctree: () => 'delete it: the sidebar lists the pages, as `sidebar` of the configuration or their `order` says',
  contents: () => 'delete it: every page already lists its headings',
  include: () =>
    'write `<Include src="/_part.mdx" />` in an `.mdx` page; a part is a Markdown file whose name begins with `_`',
  literalinclude: (file) =>
    `write an empty code block with \`file="${file || './sample.py'}"\` in its first line, and put the file in the content folder`,
  dropdown: (title) => boxHint('details', title),
  admonition: (title) => boxHint('note', title),
  versionadded: (version) => boxHint('note', `New in ${version || 'version …'}`),
  versionchanged: (version) => boxHint('note', `Changed in ${version || 'version …'}`),
  deprecated: (version) => boxHint('warning', `Deprecated since ${version || 'version …'}`),
  ...alike(['figure', 'image'], (src) => `write \`![what it shows](${src || './picture.png'})\``),
  ...alike(
    ['code-block', 'code', 'sourcecode', 'code-cell', 'prompt'],
    (language) =>
      `write \` \`\`\`${/^[\w+-]+/.exec(language)?.[0] ?? 'text'} \` instead, and delete the lines of options`,
  ),
  ...alike(
    ['tab-set', 'tab-item', 'tabs', 'tab'],
    () =>
      'write `::: code-group` around code blocks, each with a name such as ` ```sh [npm] `, or `<Tabs>` in an `.mdx` page',
  ),
  ...alike(
    ['grid', 'grid-item-card', 'grid-item', 'card'],
    () => 'write `<CardGrid>` with a `<Card title="…" href="/route/">` for each, in an `.mdx` page',
  ),
  ...alike(['list-table', 'csv-table', 'table'], () => 'write a table of Markdown, `| a | b |`'),
  ...alike(['math', 'math:numref'], () => 'show the formula as a picture, `![what it says](./formula.svg)`'),
  ...alike(['mermaid', 'graphviz', 'plantuml'], () => 'show an image of it, `![what it shows](./picture.svg)`'),
  seealso: () => boxHint('note', 'See also'),
};

/** Kinds of boxes, and their names here. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['note', 'note'],
  ['important', 'important'],
  ['tip', 'tip'],
  ['hint', 'tip'],
  ['warning', 'warning'],
  ['caution', 'caution'],
  ['attention', 'warning'],
  ['danger', 'danger'],
  ['error', 'danger'],
]);

/** What to write instead of a directive of Sphinx, a fence with `{name}` for its language. Never undefined: any other is text or code. */
export function directiveHint(name: string, argument: string): string {
  if (Object.hasOwn(DIRECTIVES, name)) return DIRECTIVES[name]?.(argument.trim()) ?? '';
  const kind = KINDS.get(name);
  if (kind !== undefined) return boxHint(kind, '');
  return 'write Markdown, or a component in an `.mdx` page; for code, the language without braces';
}

/** Brackets and braces in a title would end it early. */
function boxHint(kind: string, title: string): string {
  const isTitle = title !== '' && !/[[\]{}\\]/.test(title);
  const behind = isTitle ? `[${title}]` : kind === 'details' ? ' Title' : '';
  return `write \`:::${kind}${behind}\`, the text and \`:::\` on lines of their own`;
}

function alike(names: readonly string[], hint: (argument: string) => string) {
  return Object.fromEntries(names.map((name) => [name, hint]));
}
