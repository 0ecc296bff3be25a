import { nameInFolder } from '../../model/files/folderOfFile.ts';
import { componentElsewhere } from '../componentsElsewhere/componentsElsewhere.ts';
import { type PageState, reportWarning } from '../pageState.ts';
import { includeHint } from '../tagsElsewhere/foreignTags.ts';
import { type TreeNode, textOf } from '../tree.ts';
import { REFUSED_ELEMENTS, UNSAFE_ELEMENTS } from './refusedElements.ts';
import { writtenName } from './tagInSource.ts';
import { reportOnce } from './toldOnce.ts';
import { reportUnsafe } from './unsafeHtml.ts';

/** Tells of an element that is removed. May yield `unsafe-html` and `dropped-html`. */
export function reportDroppedElement(node: TreeNode, state: PageState): void {
  const name = writtenName(node, state);
  if (UNSAFE_ELEMENTS.has(node.tagName ?? '')) return reportUnsafe(`<${name}`, node, state);
  if (COMPONENT.test(name)) return reportComponent(name, node, state);
  reportWarning(state, node, {
    code: 'dropped-html',
    message: `\`<${name}>\` is removed and its content kept: \`.md\` pages do not allow this element.`,
    word: `<${name}`,
    hint: elementHint(name, node, state),
  });
}

/** HTML is written in small letters, or all in capitals. */
const COMPONENT = /^[A-Z].*[a-z]/;

function elementHint(name: string, node: TreeNode, state: PageState): string {
  if (isOfType(node, state)) return typeHint(name);
  if (name === 'include') return includeHint(textOf(node).trim());
  const instead = REFUSED_ELEMENTS.has(name.toLowerCase())
    ? 'a component in an `.mdx` page'
    : 'an `.mdx` page, which allows more HTML';
  return `use Markdown, or ${instead}; write \`\\<${name}>\` to show it as text`;
}

/** Of a programming language, as in `Promise<Foo>`: what begins within a word is no element. */
const isOfType = ({ position }: TreeNode, { source }: PageState) =>
  /[\w$]/.test(source.body.charAt((position?.start.offset ?? 0) - 1));

const typeHint = (name: string) => `put the type in backticks, or write \`\\<${name}>\` to show it as text`;

/** Other generators take components in `.md` as well. */
function reportComponent(name: string, node: TreeNode, state: PageState): void {
  const file = nameInFolder(state.source.file);
  const told = { code: 'dropped-html', word: `<${name}` } as const;
  const what = `\`<${name}>\` is removed and its content kept`;
  const why = 'components work only in `.mdx` pages';
  // Types are mended one by one.
  if (isOfType(node, state))
    return reportWarning(state, node, { ...told, message: `${what}: ${why}.`, hint: typeHint(name) });
  const isKnown = name === 'Include' || Object.hasOwn(state.context.components, name);
  const elsewhere = isKnown ? undefined : componentElsewhere(name);
  const hint = `${componentHint(`${file}x`, { isKnown, elsewhere })}, or write \`\\<${name}>\` to show it as text`;
  // A known one has its pages renamed, and what is written in place of another's is written at each.
  const isDecidedOnce = !isKnown && elsewhere === undefined;
  reportOnce(state, node, { ...told, what, why, hint, ...(isDecidedOnce ? { decision: name } : {}) });
}

interface ComponentMeant {
  readonly isKnown: boolean;
  /** What is written in place of one of another generator. */
  readonly elsewhere: string | undefined;
}

function componentHint(renamed: string, { isKnown, elsewhere }: ComponentMeant): string {
  const rename = `rename the file to \`${renamed}\``;
  if (isKnown) return rename;
  if (elsewhere === undefined) return `export it by this name from \`site/components.ts\` and ${rename}`;
  return /`<[A-Z]/.test(elsewhere) ? `${elsewhere}, and ${rename}` : elsewhere;
}
