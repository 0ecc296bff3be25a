import { type Schema, sanitize } from 'hast-util-sanitize';
import { find, html as htmlSchema } from 'property-information';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import { groupBy } from '../model/groupBy.ts';
import { componentElsewhere } from './elsewhere/componentsElsewhere.ts';
import { divBox } from './elsewhere/divBox.ts';
import { includeHint } from './elsewhere/foreignTags.ts';
import { CARDS, SCHEME_PICTURE } from './elsewhere/writtenHere.ts';
import { isUnsafeUrl } from './links.ts';
import { type PageState, placeOf, report } from './pageState.ts';
import { REFUSED_ELEMENTS, UNSAFE_ELEMENTS } from './refusedElements.ts';
import { type TreeNode, textOf, writtenText } from './tree.ts';

const UNSAFE_ATTRIBUTE = /^(?:on.*|style|srcdoc|formaction|action|ping)$/i;

/**
 * Warns of every element and attribute of raw HTML that a schema takes away, at its place, so that nobody wonders where
 * it went. `tree` is parsed and not sanitised yet. May yield `unsafe-html`, `dropped-html` and `unread-markup`.
 */
export function reportDropped(tree: TreeNode, schema: Schema, state: PageState): void {
  const alone: Schema = { ...schema, ancestors: {}, required: {} };
  const visit = (node: TreeNode, isInCards: boolean): void => {
    const isCards = node.tagName === 'table' && node.properties?.dataView === 'cards';
    if (isCards) reportCards(node, state);
    if (node.type === 'element' && isWritten(node, state))
      reportElement(isCards || isInCards ? withoutData(node) : node, alone, state);
    for (const child of node.children ?? []) visit(child, isCards || isInCards);
  };
  const before = state.diagnostics.length;
  visit(tree, false);
  state.diagnostics.push(...toldOnce(state.diagnostics.splice(before)));
}

/**
 * A page may have hundreds of an attribute or a component, which are mended once or not missed; other elements are told of
 * one by one.
 */
function toldOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  // The parser of HTML repeats an element that is not closed.
  const alike = groupBy(
    sortDiagnostics(diagnostics),
    ({ message, place, hint }) => `${place?.file} ${message} ${hint}`,
  );
  return [...alike.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined || all.length === 1 || !isToldOnce(first)) return all;
    const more = `, and ${all.length - 1} more like it on this page`;
    return [{ ...first, message: first.message.replace(/(?=[:.]$|: (?:`\.md`|components|the security) )/, more) }];
  });
}

/** Types of programming languages, which look like components, are mended one by one. */
const isToldOnce = ({ message, hint = '', fix }: Diagnostic) =>
  (message.endsWith(NO_BOX) && fix === undefined) ||
  /^`[^`]+` of `<[^`]+>` is removed: `\.md` pages do not allow it|^`style` is removed:/i.test(message) ||
  (message.endsWith(ONLY_IN_MDX) && !hint.startsWith(AS_TYPE));

const NO_BOX = ': readers see no box.';
const ONLY_IN_MDX = ': components work only in `.mdx` pages.';
const AS_TYPE = 'put the type in backticks';

/** GitBook shows the rows of such a table as cards. What its other attributes say of them is told by this. */
function reportCards(node: TreeNode, state: PageState): void {
  report(state, node, {
    severity: 'warning',
    code: 'dropped-html',
    message: '`data-view="cards"` is removed: readers see a table with all of its columns, and no cards.',
    word: writtenAs('data-view', node, state),
    hint: CARDS,
  });
}

const withoutData = ({ properties = {}, ...node }: TreeNode): TreeNode => ({
  ...node,
  properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !/^data[A-Z]/.test(name))),
});

/** Warns of a tag that the parser takes away by itself, because a page has it already: `<body>` and the like. */
export function reportUnparsed(node: TreeNode, state: PageState): undefined {
  const found = /<\s*(html|head|body|frameset|frame)\b/i.exec(node.value?.replace(COMMENT, hidden) ?? '');
  if (found !== null) reportUnsafe(found[0], node, state);
}

// One that is never closed ends with the text: to look for its end from each place anew would take forever.
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

const hidden = (comment: string) => comment.replace(/[^\n]/g, ' ');

/** Says so where an element takes all that follows with it, because it is removed and never closed. */
export function reportUnclosedElement(node: TreeNode, state: PageState): undefined {
  const value = node.value?.replace(COMMENT, hidden) ?? '';
  const found = /<(script|style|template|plaintext)(?=[\s/>])[^>\n]*>?/i.exec(value);
  if (found === null) return;
  const [word, name = ''] = found;
  const rest = state.source.body.slice((node.position?.start.offset ?? 0) + found.index);
  if (new RegExp(`</${name}[\\s>]`, 'i').test(rest)) return;
  report(state, node, {
    severity: 'error',
    code: 'dropped-html',
    message: `\`<${name}>\` opens here and is never closed: what follows is lost.`,
    word,
    hint: `write \`\\<${name}>\` to show it as text`,
  });
}

/**
 * Whether an element stands in the source as a tag. Markdown makes elements of its own, which may begin with another's tag
 * as a paragraph does with `<br/>`; and `<https://a.example>` is a link.
 */
function isWritten({ tagName = '', position }: TreeNode, { source }: PageState): boolean {
  const start = position?.start.offset;
  if (start === undefined) return false;
  const name = /^<([a-z][a-z0-9-]*)[\s/>]/i.exec(source.body.slice(start, start + 60))?.[1]?.toLowerCase();
  // HTML has another name for a picture.
  return name === tagName.toLowerCase() || (name === 'image' && tagName === 'img');
}

function reportElement(node: TreeNode, schema: Schema, state: PageState): void {
  const { tagName = '', properties = {} } = node;
  const kept = sanitize({ type: 'element', tagName, properties, children: [] } as never, schema) as TreeNode;
  if (kept.type !== 'element') {
    const name = writtenName(node, state);
    if (UNSAFE_ELEMENTS.has(tagName)) return reportUnsafe(`<${name}`, node, state);
    if (COMPONENT.test(name)) return reportComponent(name, node, state);
    return report(state, node, {
      severity: 'warning',
      code: 'dropped-html',
      message: `\`<${name}>\` is removed and its content kept: \`.md\` pages do not allow this element.`,
      word: `<${name}`,
      hint: elementHint(name, node, state),
    });
  }
  warnUnclosed(node, state);
  for (const [property, value] of Object.entries(properties)) {
    if (JSON.stringify(kept.properties?.[property]) === JSON.stringify(value)) warnBraces(property, node, state);
    else reportAttribute(property, node, state);
  }
}

const VOID_ELEMENT = /^(?:area|br|col|hr|img|input|source|track|wbr)$/;

const CLOSED_BY_SLASH = /^<[a-z][\w-]*(?:"[^"]*"|'[^']*'|[^"'<>])*\/>/i;

/** In HTML, the `/` of `<a id="x"/>` closes nothing: what follows is in the element. Vue, kramdown and MDX close it. */
function warnUnclosed(node: TreeNode, state: PageState): void {
  const { tagName = '', position } = node;
  const start = position?.start.offset ?? 0;
  const was = CLOSED_BY_SLASH.exec(state.source.body.slice(start, start + TAG_LIMIT))?.[0];
  if (was === undefined || VOID_ELEMENT.test(tagName)) return;
  const end = `></${writtenName(node, state)}>`;
  const place = placeOf(state, node, was);
  const [line = '', ...others] = was.split('\n');
  const told = {
    severity: 'warning',
    code: 'unread-markup',
    message: `The \`/\` of \`${others.length === 0 ? was : `${line} … />`}\` closes nothing: what follows stands within the element.`,
  } as const;
  if (others.length > 0) {
    const endColumn = place.column + line.length;
    state.diagnostics.push({
      ...told,
      place: { ...place, endColumn },
      hint: `write \`${end}\` in place of its \`/>\``,
    });
    return;
  }
  const text = was.replace(/\s*\/>$/, end);
  state.diagnostics.push({ ...told, place, hint: `write \`${text}\``, fix: { place, was, text } });
}

/** How much of a tag is looked at. */
const TAG_LIMIT = 2_000;

/** A value of JSX, such as `width={300}`: to HTML it is a text with its braces. */
function warnBraces(property: string, node: TreeNode, state: PageState): void {
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

const typeHint = (name: string) => `${AS_TYPE}, or write \`\\<${name}>\` to show it as text`;

/** HTML is written in small letters, or all in capitals. */
const COMPONENT = /^[A-Z].*[a-z]/;

/** Other generators take components in `.md` as well. */
function reportComponent(name: string, node: TreeNode, state: PageState): void {
  const file = state.source.file.replace(/^.*\//, '');
  report(state, node, {
    severity: 'warning',
    code: 'dropped-html',
    message: `\`<${name}>\` is removed and its content kept${ONLY_IN_MDX}`,
    word: `<${name}`,
    hint: isOfType(node, state)
      ? typeHint(name)
      : `${componentHint(name, `${file}x`, state)}, or write \`\\<${name}>\` to show it as text`,
  });
}

function componentHint(name: string, renamed: string, { context }: PageState): string {
  const rename = `rename the file to \`${renamed}\``;
  if (name === 'Include' || Object.hasOwn(context.components, name)) return rename;
  const elsewhere = componentElsewhere(name);
  if (elsewhere === undefined) return `export it by this name from \`site/components.ts\` and ${rename}`;
  return /`<[A-Z]/.test(elsewhere) ? `${elsewhere}, and ${rename}` : elsewhere;
}

/** An element's name as it is written: the parser reads it in small letters. */
const writtenName = ({ position }: TreeNode, { source }: PageState): string =>
  /[a-z][\w.-]*/iy.exec(source.body.slice((position?.start.offset ?? 0) + 1))?.[0] ?? '';

function reportAttribute(property: string, node: TreeNode, state: PageState): void {
  const { attribute } = find(htmlSchema, property);
  // Of such addresses the check of all addresses tells.
  if (isUnsafeUrl(property, node.properties?.[property], state)) return;
  const word = writtenAs(attribute, node, state);
  if (UNSAFE_ATTRIBUTE.test(attribute)) return reportUnsafe(word, node, state);
  if (attribute === 'markdown') return reportMarkdown(node, state);
  if (attribute === 'class' && reportBox(node, state)) return;
  report(state, node, {
    severity: 'warning',
    code: 'dropped-html',
    message: `\`${attribute}\` of \`<${node.tagName}>\` is removed: \`.md\` pages do not allow it, or not with this value.`,
    word,
    hint: attributeHint(attribute),
  });
}

/** Whether an element is a box by its class, of which this tells. */
function reportBox(node: TreeNode, state: PageState): boolean {
  const classes = [node.properties?.className ?? []].flat().map(String);
  const box = node.tagName === 'div' ? divBox(classes, node.position?.start.offset ?? 0, state.source) : undefined;
  if (box === undefined) return false;
  state.diagnostics.push({
    severity: 'warning',
    code: 'dropped-html',
    message: `\`class="${classes.join(' ')}"\` of \`<div>\` is removed${NO_BOX}`,
    place: placeOf(state, node, writtenAs('class', node, state)),
    hint: `write \`:::${box.kind}\` in place of the tag, and \`:::\` in place of its \`</div>\`, each on a line of its own`,
    ...(box.fix === undefined ? {} : { fix: box.fix }),
  });
  return true;
}

/** MkDocs and kramdown read Markdown in elements that say so. */
function reportMarkdown(node: TreeNode, state: PageState): void {
  const was = /\smarkdown(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?(?=[\s/>])/i.exec(writtenText(node, state.source.body))?.[0];
  const place = placeOf(state, node, was);
  state.diagnostics.push({
    severity: 'warning',
    code: 'dropped-html',
    message: `\`markdown\` of \`<${node.tagName}>\` is removed: \`.md\` pages do not need it.`,
    place,
    hint: 'delete it: Markdown is read between empty lines',
    ...(was === undefined || was.startsWith('\n') ? {} : { fix: { place, was, text: '' } }),
  });
}

function attributeHint(attribute: string): string {
  // The addresses of a component of Next's pages: without them, there is no picture.
  if (/^src(?:light|dark)$/.test(attribute)) return SCHEME_PICTURE;
  if (!/^(?:v-|:)/.test(attribute)) return 'delete it, or use an `.mdx` page, which allows more HTML';
  const bound = /^(?:v-bind)?:(src|href|alt|title|width|height|id)$/.exec(attribute)?.[1];
  return bound === undefined
    ? `delete \`${attribute}\`: templates of Vue are not run`
    : `write out the value, as in \`${bound}="…"\`: templates of Vue are not run`;
}

/** An attribute's name as it is written, which may be in any case. */
function writtenAs(attribute: string, node: TreeNode, { source }: PageState): string {
  const name = new RegExp(`(?<=[\\s"'/])${attribute.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`, 'i');
  return name.exec(writtenText(node, source.body))?.[0] ?? attribute;
}

function reportUnsafe(word: string, node: TreeNode, state: PageState): void {
  const styleHint = STYLE_HINTS.get(word.trim().toLowerCase());
  if (styleHint !== undefined)
    return report(state, node, {
      severity: 'warning',
      code: 'unsafe-html',
      message: `\`${word.trim()}\` is removed: the security policy of pages allows no styles in them.`,
      word,
      hint: styleHint,
    });
  report(state, node, {
    severity: 'warning',
    code: 'unsafe-html',
    message: `\`${word.trim()}\` could run code in the reader's browser and is removed.`,
    word,
    hint: 'use Markdown, or a component in an `.mdx` page',
  });
}

const STYLE_HINTS: ReadonlyMap<string, string> = new Map([
  ['<style', 'write the styles in `site/site.css`'],
  [
    'style',
    'delete it; an image has `width="300"`, and for other looks, use a component in an `.mdx` page, with styles in `site/site.css`',
  ],
]);
