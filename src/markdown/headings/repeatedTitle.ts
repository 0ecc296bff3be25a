import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import { titleTextOf } from '../../model/text/titleTextOf.ts';
import { type PageState, reportWarning } from '../pageState.ts';
import { linesFrom, replaced } from '../pieces.ts';
import { isBlankText, type TreeNode, writtenText } from '../tree.ts';
import { headingHint } from './headings.ts';
import { slugOf } from './slugOf.ts';

/**
 * Tells of a heading that begins a page and says its title again: elsewhere pages show no title of their own, or tools
 * write them for such sites, as Cobra does for commands. `tree` is the page once all steps on it are done. May yield
 * `heading-order`.
 */
export function warnRepeatedTitle(title: string, tree: TreeNode, state: PageState): void {
  const [first, ...others] = state.headings;
  if (first === undefined || state.bodyTitle !== undefined || state.source.frontmatter.hero !== undefined) return;
  if (first.title.toLowerCase() !== titleTextOf(title).trim().toLowerCase()) return;
  const { node, source } = state.idOwners.get(first.slug) ?? {};
  const opening = tree.children?.find((child) => child.type !== 'comment' && !isBlankText(child));
  if (node === undefined || opening?.children?.[0] !== node || source?.file !== state.source.file) return;
  const isTitled = state.source.frontmatter.title !== undefined;
  const written = writtenText(node, state.source.body);
  const mend = () => (isTitled ? withoutLine(node, first.slug === slugOf(first.title), state) : raised(node, state));
  // Another heading with the same words would get the address of this one, and lose its own.
  const fix = others.some(({ slug }) => isNumbered(slug, first.slug)) ? undefined : mend();
  reportWarning(state, node, {
    code: 'heading-order',
    message: `\`${first.title}\` is the title again: readers see it twice.`,
    hint: isTitled ? 'delete this line' : headingHint(first.title, { written, level: 1 }),
    fix,
  });
}

const isNumbered = (slug: string, name: string) =>
  slug.startsWith(`${name}-`) && /^\d+$/.test(slug.slice(name.length + 1));

/** Its address is then that of the title, which is made of the same words. */
function withoutLine({ position }: TreeNode, isOwnAddress: boolean, { source }: PageState): Fix | undefined {
  const [line, next] = linesFrom(position?.start.offset ?? 0, source.body);
  if (!isOwnAddress || line === undefined || !/^#+[ \t].*\n$/.test(line.text)) return undefined;
  return joinFixes([line, ...(next?.text.trim() === '' ? [next] : [])].map((one) => replaced(one, '', source)));
}

function raised({ position }: TreeNode, { source }: PageState): Fix | undefined {
  const offset = position?.start.offset ?? -1;
  const text = /^##+(?=[ \t])/.exec(source.body.slice(offset, offset + 7))?.[0];
  return text === undefined ? undefined : replaced({ offset, text }, '#', source);
}
