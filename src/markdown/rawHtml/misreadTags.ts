import { find, html as htmlSchema } from 'property-information';
import { warningOf } from '../../model/diagnostic.ts';
import { type PageState, placeOf, report, reportWarning } from '../pageState.ts';
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
  const told = warningOf('unread-markup', {
    message: `The \`/\` of \`${others.length === 0 ? was : `${line} … />`}\` closes nothing: what follows stands within the element.`,
  });
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
  reportWarning(state, node, {
    code: 'unread-markup',
    message: `\`${attribute}\` of \`<${node.tagName}>\` has no effect: in \`.md\` pages, a value in braces is a text.`,
    word: writtenAs(attribute, node, state),
    hint: `write \`${attribute}="${inner}"\``,
  });
}

/**
 * Values in curly quotes, as editors for other texts write them: HTML takes these for a part of the value, which then
 * ends at its first space. Yields what stands between them.
 */
export function warnCurlyQuotes(node: TreeNode, state: PageState): readonly string[] {
  const start = node.position?.start.offset ?? 0;
  const tag = OPENING_TAG.exec(state.source.body.slice(start, start + TAG_LIMIT))?.[0] ?? '';
  if (!/=[\u2018-\u201f]/.test(tag)) return [];
  return [...tag.matchAll(CURLY_VALUE)].flatMap(([word, attribute, value = '']) => {
    if (attribute === undefined) return [];
    const meant = `${attribute}="${value.slice(1, -1)}"`;
    reportWarning(state, node, {
      code: 'unread-markup',
      message: `The value of \`${attribute}\` is not in straight quotes: HTML takes the curly ones for a part of it.`,
      word,
      hint: `write \`${meant}\``,
      meant,
    });
    return value.toLowerCase().split(/\s+/);
  });
}

const OPENING_TAG = /^<[a-z][\w-]*(?:"[^"]*"|'[^']*'|[^"'<>])*>/i;

/** A property with such a value, or what stands in straight quotes. */
const CURLY_VALUE =
  /"[^"]*"|'[^']*'|(?<=\s)([a-z][\w:-]*)=([\u201c-\u201f][^"<>\n\u201c-\u201f]*[\u201c-\u201f]|[\u2018-\u201b][^"<>\n\u2018-\u201f]*[\u2018-\u201b])(?=[\s/>])/gi;
