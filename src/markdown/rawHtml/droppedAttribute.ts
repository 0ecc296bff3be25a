import { find, html as htmlSchema } from 'property-information';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { beginningOf } from '../../model/text/beginningOf.ts';
import { divBox } from '../boxesElsewhere/divBox.ts';
import { SCHEME_PICTURE } from '../elsewhere/writtenHere.ts';
import { unsafeUrlFault } from '../links/links.ts';
import { type PageState, reportWarning } from '../pageState.ts';
import { classNamesOf, type TreeNode, writtenText } from '../tree.ts';
import { writtenAs } from './tagInSource.ts';
import { reportOnce } from './toldOnce.ts';
import { reportUnsafe } from './unsafeHtml.ts';

/** Tells of an attribute that is removed. May yield `unsafe-html` and `dropped-html`. */
export function reportDroppedAttribute(property: string, node: TreeNode, state: PageState): void {
  const { attribute } = find(htmlSchema, property);
  // Of such addresses the check of all addresses tells.
  if (unsafeUrlFault(property, node.properties?.[property], state) !== undefined) return;
  const word = writtenAs(attribute, node, state);
  if (UNSAFE_ATTRIBUTE.test(attribute)) return reportUnsafe(word, node, state);
  if (attribute === 'markdown') return reportMarkdown(node, state);
  if (attribute === 'class' && reportBox(node, state)) return;
  reportOnce(state, node, {
    code: 'dropped-html',
    what: `\`${beginningOf(attribute)}\` of \`<${node.tagName}>\` is removed`,
    why: '`.md` pages do not allow it, or not with this value',
    word,
    ...attributeRemedy(attribute),
  });
}

const UNSAFE_ATTRIBUTE = /^(?:on.*|style|srcdoc|formaction|action|ping)$/i;

/** Elements that other generators make boxes of. */
const BOXES: ReadonlySet<string> = new Set(['div', 'aside']);

/** Whether an element is a box by its class, of which this tells. */
function reportBox(node: TreeNode, state: PageState): boolean {
  const classes = classNamesOf(node);
  const box = BOXES.has(node.tagName ?? '')
    ? divBox(classes, node.position?.start.offset ?? 0, state.source)
    : undefined;
  if (box === undefined) return false;
  const told = {
    code: 'dropped-html',
    word: writtenAs('class', node, state),
    hint: `write \`:::${box.kind}\` in place of the tag, and \`:::\` in place of its \`</${node.tagName}>\`, each on a line of its own`,
  } as const;
  const [what, why] = [`\`class="${classes.join(' ')}"\` of \`<${node.tagName}>\` is removed`, 'readers see no box'];
  if (box.fix === undefined) reportOnce(state, node, { ...told, what, why });
  else reportWarning(state, node, { ...told, message: `${what}: ${why}.`, fix: box.fix });
  return true;
}

/** MkDocs and kramdown read Markdown in elements that say so. */
function reportMarkdown(node: TreeNode, state: PageState): void {
  const was = /\smarkdown(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?(?=[\s/>])/i.exec(writtenText(node, state.source.body))?.[0];
  reportWarning(state, node, {
    code: 'dropped-html',
    message: `\`markdown\` of \`<${node.tagName}>\` is removed: \`.md\` pages do not need it.`,
    word: was,
    hint: 'delete it: Markdown is read between empty lines',
    meant: was?.startsWith('\n') ? undefined : '',
  });
}

function attributeRemedy(attribute: string): Pick<Diagnostic, 'hint' | 'decision'> {
  // The addresses of a component of Next's pages: without them, there is no picture.
  if (/^src(?:light|dark)$/.test(attribute)) return { hint: SCHEME_PICTURE };
  if (/^data-(?:search-exclude|pagefind-ignore)$/.test(attribute)) return { hint: 'write `data-search="false"`' };
  if (/^(?:v-|:)/.test(attribute)) return { hint: vueHint(attribute) };
  return { hint: 'delete it, or use an `.mdx` page, which allows more HTML', decision: attribute };
}

function vueHint(attribute: string): string {
  const bound = /^(?:v-bind)?:(src|href|alt|title|width|height|id)$/.exec(attribute)?.[1];
  return bound === undefined
    ? `delete \`${attribute}\`: templates of Vue are not run`
    : `write out the value, as in \`${bound}="…"\`: templates of Vue are not run`;
}
