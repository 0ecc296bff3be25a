import { find, html as htmlSchema } from 'property-information';
import { type PageState, placeOf, report } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';
import { writtenAs, writtenName } from './tagInSource.ts';

const VOID_ELEMENT = /^(?:area|br|col|hr|img|input|source|track|wbr)$/;

const CLOSED_BY_SLASH = /^<[a-z][\w-]*(?:"[^"]*"|'[^']*'|[^"'<>])*\/>/i;

/** In HTML, the `/` of `<a id="x"/>` closes nothing: what follows is in the element. Vue, kramdown and MDX close it. */
export function warnUnclosed(node: TreeNode, state: PageState): void {
  const { tagName = '', position } = node;
  const start = position?.start.offset ?? 0;
  const was = CLOSED_BY_SLASH.exec(state.source.body.slice(start, start + TAG_LIMIT))?.[0];
  if (was === undefined || VOID_ELEMENT.test(tagName)) return;
  const end = `></${writtenName(node, state)}>`;
  const [line = '', ...others] = was.split('\n');
  const told = {
    severity: 'warning',
    code: 'unread-markup',
    message: `The \`/\` of \`${others.length === 0 ? was : `${line} … />`}\` closes nothing: what follows stands within the element.`,
  } as const;
  if (others.length > 0) {
    const place = placeOf(state, node);
    // The parser of HTML may end the element before the end of its tag.
    const whole = { ...place, endColumn: place.column + line.length };
    state.diagnostics.push({ ...told, place: whole, hint: `write \`${end}\` in place of its \`/>\`` });
    return;
  }
  const meant = was.replace(/\s*\/>$/, end);
  report(state, node, { ...told, word: was, hint: `write \`${meant}\``, meant });
}

/** How much of a tag is looked at. */
const TAG_LIMIT = 2_000;

/** A value of JSX, such as `width={300}`: to HTML it is a text with its braces. */
export function warnBraces(property: string, node: TreeNode, state: PageState): void {
  const inner = /^\{(\d+)\}$/.exec(String(node.properties?.[property]))?.[1];
  if (inner === undefined) return;
  const { attribute } = find(htmlSchema, property);
  report(state, node, {
    severity: 'warning',
    code: 'unread-markup',
    message: `\`${attribute}\` of \`<${node.tagName}>\` has no effect: in \`.md\` pages, a value in braces is a text.`,
    word: writtenAs(attribute, node, state),
    hint: `write \`${attribute}="${inner}"\``,
  });
}
