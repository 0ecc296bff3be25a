import { alike } from './alike.ts';
import { boxHint, boxKindOf, CARDS, CODE_TABS, titleInBrackets } from './writtenHere.ts';

/** What is written instead of components of Nuxt Content, between lines of two colons. */
const BLOCKS: ReadonlyMap<string, string> = new Map([
  ...alike('tabs tabs-item code-tree code-preview', CODE_TABS),
  ...alike('card card-group u-page-grid u-page-card u-page-feature', CARDS),
  ...alike('accordion accordion-item collapsible', boxHint('details', '')),
  ...alike('field field-group', 'write `<PropTable>` with a `<Prop name="…" type="…">` for each, in an `.mdx` page'),
  ['steps', 'write `<Steps>` around an ordered list, in an `.mdx` page'],
  ['code-collapse', 'delete it: the code block in it stays'],
  ['u-button', 'write a link, `[text](/route/)`'],
  ['u-page-hero', 'write `hero` in the front matter, with the text and the links'],
]);

/** What to write instead of such a block. `line` is its first. */
export function blockHint(name: string, line: string): string {
  const title = titleInBrackets(/\btitle="([^"]*)"/.exec(line)?.[1]).slice(1, -1);
  const kind = name === 'callout' || name === 'alert' ? kindOf(line) : boxKindOf(name);
  if (kind !== undefined) return boxHint(kind, title);
  return (
    BLOCKS.get(name) ??
    'write Markdown, or a component in an `.mdx` page; `:::` opens and closes boxes such as `:::note`'
  );
}

/** Boxes have a type or a color. */
const kindOf = (line: string) => boxKindOf(/\b(?:type|color)="([\w-]+)"/.exec(line)?.[1] ?? '') ?? 'note';
