import { type Schema, sanitize } from 'hast-util-sanitize';
import { find, html as htmlSchema } from 'property-information';
import { type Diagnostic, sortDiagnostics } from '../../model/diagnostic.ts';
import { groupBy } from '../../model/groupBy.ts';
import { componentElsewhere } from '../elsewhere/componentsElsewhere.ts';
import { divBox } from '../elsewhere/divBox.ts';
import { includeHint } from '../elsewhere/foreignTags.ts';
import { CARDS, SCHEME_PICTURE } from '../elsewhere/writtenHere.ts';
import { unsafeUrlFault } from '../links/links.ts';
import { type PageState, placeOf, report } from '../pageState.ts';
import { type TreeNode, textOf, writtenText } from '../tree.ts';
import { warnBraces, warnUnclosed } from './misreadTags.ts';
import { REFUSED_ELEMENTS, UNSAFE_ELEMENTS } from './refusedElements.ts';
import { isWritten, writtenAs, writtenName } from './tagInSource.ts';

const UNSAFE_ATTRIBUTE = /^(?:on.*|style|srcdoc|formaction|action|ping)$/i;

/**
 * Warns of every element and attribute of raw HTML that a schema takes away, at its place, so that nobody wonders where
 * it went. `tree` is parsed and not sanitised yet. May yield `unsafe-html`, `dropped-html`, `unread-markup` and `plugin-message`.
 */
export function reportDropped(tree: TreeNode, schema: Schema, state: PageState): void {
  const alone: Schema = { ...schema, ancestors: {}, required: {} };
  const visit = (node: TreeNode, isInCards: boolean): void => {
    const isCards = node.tagName === 'table' && node.properties?.dataView === 'cards';
    if (isCards) reportCards(node, state);
    if (node.type === 'element' && isWritten(node, state))
      reportElement(isCards || isInCards ? withoutData(node) : node, alone, state);
    else if (state.context.plugins !== undefined) reportOfPlugin(node, alone, state);
    for (const child of node.children ?? []) visit(child, isCards || isInCards);
  };
  const before = state.diagnostics.length;
  visit(tree, false);
  state.diagnostics.push(...toldOnce(state.diagnostics.splice(before)));
}

/** Of findings, the part of their message that tells what is removed: a page may have hundreds that are mended once or not missed. */
const repeatable = new WeakMap<Diagnostic, string>();

type Repeatable = Omit<Diagnostic, 'message' | 'place'> & {
  readonly what: string;
  readonly why: string;
  readonly word: string;
};

/** Reports what is told once a page, with the number of the others. */
function reportOnce(state: PageState, node: TreeNode, { what, why, word, ...rest }: Repeatable): void {
  const diagnostic = { ...rest, message: `${what}: ${why}.`, place: placeOf(state, node, word) };
  repeatable.set(diagnostic, what);
  state.diagnostics.push(diagnostic);
}

/** Of findings alike, those that a page may have hundreds of are told of once, the others one by one. */
function toldOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  // The parser of HTML repeats an element that is not closed.
  const alike = groupBy(
    sortDiagnostics(diagnostics),
    ({ message, place, hint }) => `${place?.file} ${message} ${hint}`,
  );
  return [...alike.values()].flatMap((all) => {
    const [first] = all;
    const what = first && repeatable.get(first);
    if (first === undefined || what === undefined || all.length === 1) return all;
    const why = first.message.slice(what.length);
    return [{ ...first, message: `${what}, and ${all.length - 1} more like it on this page${why}` }];
  });
}

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

/**
 * Raw HTML that a plugin has written has places where the source has no tag, and what is made of Markdown is all allowed.
 * What the plugin has made of nodes is not sanitized.
 */
function reportOfPlugin(node: TreeNode, schema: Schema, state: PageState): void {
  const { type, tagName = '', properties = {}, position } = node;
  const offset = position?.start.offset;
  // What is never closed has no place, nor have the copies that the parser of HTML makes of it.
  const isOfAuthor = offset === undefined || state.source.body.charAt(offset) === '<';
  if (type !== 'element' || isOfAuthor) return;
  const kept = sanitize({ type: 'element', tagName, properties, children: [] } as never, schema) as TreeNode;
  const lost = Object.keys(properties).filter(
    (name) => JSON.stringify(kept.properties?.[name]) !== JSON.stringify(properties[name]),
  );
  const whats =
    kept.type === 'element'
      ? lost.map((name) => `\`${find(htmlSchema, name).attribute}\` of \`<${tagName}>\``)
      : [`\`<${tagName}>\``];
  // Their places are made up.
  for (const what of whats)
    reportOnce(
      state,
      { type, tagName },
      {
        severity: 'warning',
        code: 'plugin-message',
        what: `${what} is left out`,
        why: 'a plugin writes it as raw HTML',
        word: '',
        hint: `let the plugin make an element, as by \`node.data = { hName: '${tagName}' }\`, or make it in \`rehypePlugins\``,
      },
    );
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

const typeHint = (name: string) => `put the type in backticks, or write \`\\<${name}>\` to show it as text`;

/** HTML is written in small letters, or all in capitals. */
const COMPONENT = /^[A-Z].*[a-z]/;

/** Other generators take components in `.md` as well. */
function reportComponent(name: string, node: TreeNode, state: PageState): void {
  const file = state.source.file.replace(/^.*\//, '');
  const told = { severity: 'warning', code: 'dropped-html', word: `<${name}` } as const;
  const what = `\`<${name}>\` is removed and its content kept`;
  const why = 'components work only in `.mdx` pages';
  // Types are mended one by one.
  if (isOfType(node, state)) return report(state, node, { ...told, message: `${what}: ${why}.`, hint: typeHint(name) });
  const hint = `${componentHint(name, `${file}x`, state)}, or write \`\\<${name}>\` to show it as text`;
  reportOnce(state, node, { ...told, what, why, hint });
}

function componentHint(name: string, renamed: string, { context }: PageState): string {
  const rename = `rename the file to \`${renamed}\``;
  if (name === 'Include' || Object.hasOwn(context.components, name)) return rename;
  const elsewhere = componentElsewhere(name);
  if (elsewhere === undefined) return `export it by this name from \`site/components.ts\` and ${rename}`;
  return /`<[A-Z]/.test(elsewhere) ? `${elsewhere}, and ${rename}` : elsewhere;
}

function reportAttribute(property: string, node: TreeNode, state: PageState): void {
  const { attribute } = find(htmlSchema, property);
  // Of such addresses the check of all addresses tells.
  if (unsafeUrlFault(property, node.properties?.[property], state) !== undefined) return;
  const word = writtenAs(attribute, node, state);
  if (UNSAFE_ATTRIBUTE.test(attribute)) return reportUnsafe(word, node, state);
  if (attribute === 'markdown') return reportMarkdown(node, state);
  if (attribute === 'class' && reportBox(node, state)) return;
  reportOnce(state, node, {
    severity: 'warning',
    code: 'dropped-html',
    what: `\`${attribute}\` of \`<${node.tagName}>\` is removed`,
    why: '`.md` pages do not allow it, or not with this value',
    word,
    hint: attributeHint(attribute),
  });
}

/** Whether an element is a box by its class, of which this tells. */
function reportBox(node: TreeNode, state: PageState): boolean {
  const classes = [node.properties?.className ?? []].flat().map(String);
  const box = node.tagName === 'div' ? divBox(classes, node.position?.start.offset ?? 0, state.source) : undefined;
  if (box === undefined) return false;
  const told = {
    severity: 'warning',
    code: 'dropped-html',
    word: writtenAs('class', node, state),
    hint: `write \`:::${box.kind}\` in place of the tag, and \`:::\` in place of its \`</div>\`, each on a line of its own`,
  } as const;
  const [what, why] = [`\`class="${classes.join(' ')}"\` of \`<div>\` is removed`, 'readers see no box'];
  if (box.fix === undefined) reportOnce(state, node, { ...told, what, why });
  else report(state, node, { ...told, message: `${what}: ${why}.`, fix: box.fix });
  return true;
}

/** MkDocs and kramdown read Markdown in elements that say so. */
function reportMarkdown(node: TreeNode, state: PageState): void {
  const was = /\smarkdown(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?(?=[\s/>])/i.exec(writtenText(node, state.source.body))?.[0];
  report(state, node, {
    severity: 'warning',
    code: 'dropped-html',
    message: `\`markdown\` of \`<${node.tagName}>\` is removed: \`.md\` pages do not need it.`,
    word: was,
    hint: 'delete it: Markdown is read between empty lines',
    meant: was?.startsWith('\n') ? undefined : '',
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

/** Tells of what could run code, or is a style. */
export function reportUnsafe(word: string, node: TreeNode, state: PageState): void {
  const styleHint = STYLE_HINTS.get(word.trim().toLowerCase());
  if (styleHint !== undefined)
    return reportOnce(state, node, {
      severity: 'warning',
      code: 'unsafe-html',
      what: `\`${word.trim()}\` is removed`,
      why: 'the security policy of pages allows no styles in them',
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
