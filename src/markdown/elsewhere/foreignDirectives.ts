import { alike } from './alike.ts';
import { boxHint, boxKindOf, CARDS, CODE_TABS, codeFileHint, NO_CONTENTS, PART } from './writtenHere.ts';

/** What is written instead of directives of Sphinx, for what stands behind their name. */
const DIRECTIVES = new Map<string, (argument: string) => string>([
  ['toctree', () => 'delete it: the sidebar lists the pages, as `sidebars` of the configuration or their `order` says'],
  ['contents', () => NO_CONTENTS],
  ['include', () => PART],
  ['literalinclude', (file) => codeFileHint(file || './sample.py')],
  ['dropdown', (title) => boxHint('details', title)],
  ['admonition', (title) => boxHint('note', title)],
  ['seealso', () => boxHint('note', 'See also')],
  ['versionadded', (version) => boxHint('note', `New in ${version || 'version …'}`)],
  ['versionchanged', (version) => boxHint('note', `Changed in ${version || 'version …'}`)],
  ['deprecated', (version) => boxHint('warning', `Deprecated since ${version || 'version …'}`)],
  ...alike('figure image', (src: string) => `write \`![what it shows](${src || './picture.png'})\``),
  ...alike(
    'code-block code sourcecode code-cell prompt',
    (language: string) =>
      `write \` \`\`\`${/^[\w+-]+/.exec(language)?.[0] ?? 'text'} \` instead, and delete the lines of options`,
  ),
  ...alike('tab-set tab-item tabs tab', () => CODE_TABS),
  ...alike('grid grid-item-card grid-item card', () => CARDS),
  ...alike('list-table csv-table table', () => 'write a table of Markdown, `| a | b |`'),
  ...alike('math math:numref', () => 'show the formula as a picture, `![what it says](./formula.svg)`'),
  ...alike('mermaid graphviz plantuml', () => 'show an image of it, `![what it shows](./picture.svg)`'),
]);

/**
 * What to write instead of a directive of Sphinx, a fence with `{name}` for its language. Never undefined: any other is
 * text or code.
 */
export function directiveHint(name: string, argument: string): string {
  const hint = DIRECTIVES.get(name);
  if (hint !== undefined) return hint(argument.trim());
  const kind = boxKindOf(name);
  if (kind !== undefined) return boxHint(kind, '');
  return 'write Markdown, or a component in an `.mdx` page; for code, the language without braces';
}
