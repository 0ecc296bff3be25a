import type { Fix } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { beginningOf } from '../../model/text/beginningOf.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import { matterHere } from '../elsewhere/frontmatterText.ts';
import { imageText } from '../links/imageText.ts';
import { type PageState, reportError, reportWarning } from '../pageState.ts';
import { lineStart, replaced } from '../pieces.ts';
import { isMdxElement, type Replacement, type TreeNode, text, writtenText } from '../tree.ts';
import { behindLinkHint } from './behindLinkHint.ts';
import { tagsOf } from './componentTags.ts';
import { type ExpressionFault, evaluateExpression } from './evaluateExpression.ts';
import { FORMULAS, isInFormula } from './isInFormula.ts';
import { importedFile, publishedPath } from './pageImports.ts';
import { lackingKeyHint } from './pageValues.ts';

/** The value of an expression that stands in `node`, or undefined with a diagnostic. */
export function evaluate(expression: string, node: TreeNode, state: PageState): unknown {
  const result = evaluateExpression(expression, state.openPartials.at(-1)?.constants ?? state.constants);
  if ('fault' in result) {
    reportFault(result.fault, expression, node, state);
    return undefined;
  }
  noteUse(result.constants, expression, state);
  return result.value;
}

function reportFault(fault: ExpressionFault, expression: string, node: TreeNode, state: PageState): void {
  const meant = meantBy(fault.word, state);
  const remedy =
    meant === undefined ? remedyFor(fault, expression, node, state) : { hint: `write \`{${meant}}\``, meant };
  reportError(state, node, { ...fault, ...remedy });
}

/** What stands here for a word of another generator; undefined for none. */
function meantBy(word: string, { page, openPartials }: PageState): string | undefined {
  const meant = matterHere(word, page.frontmatter);
  const partial = openPartials.at(-1);
  if (meant !== undefined || partial === undefined || !Object.hasOwn(partial.given, word)) return meant;
  // As Mintlify reads what a partial is given.
  partial.read.add(word);
  return `props.${word}`;
}

function remedyFor(
  { code, word }: ExpressionFault,
  expression: string,
  node: TreeNode,
  state: PageState,
): { readonly hint: string; readonly fix?: Fix | undefined } {
  const { source, page, context } = state;
  const path = isMdxElement(node) ? fileIn(expression, source) : undefined;
  if (path !== undefined)
    return { hint: fileHint(path, expression), fix: valueFix(expression, `"${path}"`, node, state) };
  if (isInFormula(source, node.position?.start.offset ?? 0)) return { hint: FORMULAS };
  if (code !== 'unknown-constant')
    return { hint: behindLink(expression, node, source.body) ?? unsupportedHint(expression, node) };
  const known = lackingKeyHint(word, page) ?? didYouMean(word, Object.keys(context.constants));
  return { hint: known ?? `define it under \`constants\` in \`site/config.ts\`, or ${otherwise(word, node)}` };
}

/** Notes the constants that an expression has used, and what it reads of that which a partial is given. */
function noteUse(names: readonly string[], expression: string, state: PageState): void {
  const partial = state.openPartials.at(-1);
  const isAlone = /^\s*props\.\w+\s*$/.test(expression);
  for (const name of names) {
    if (Object.hasOwn(state.context.constants, name)) state.constantsUsed.add(name);
    const given = partial === undefined ? undefined : GIVEN.exec(name)?.[1];
    if (given === undefined) continue;
    partial?.read.add(given);
    if (isAlone) partial?.shown.add(given);
  }
}

/** A value that a partial is given, by its name. */
const GIVEN = /^props\.(.*)$/;

/** The file that a value of another generator stands for: it is required, imported, or put behind the base. */
function fileIn(expression: string, page: SourceText): string | undefined {
  const written = expression.trim();
  const required = /^require\((['"])([^'"]+)\1\)(?:\.default)?$/.exec(written)?.[2];
  if (required !== undefined) return publishedPath(required);
  const based = /^(?:useBaseUrl|withBase)\((['"])\/?([^'"]+)\1\)$/.exec(written)?.[2];
  return based === undefined ? importedFile(/^(\w+)(?:\.src)?$/.exec(written)?.[1] ?? '', page) : `/${based}`;
}

const fileHint = (path: string, expression: string) =>
  /^\s*(?:useBaseUrl|withBase)/.test(expression)
    ? `write \`"${path}"\`: docsgen adds the base`
    : `write the path in quotes: \`"${path}"\``;

/** The correction of a property's value that is an expression. */
function valueFix(expression: string, text: string, node: TreeNode, { source }: PageState): Fix | undefined {
  const tag = tagsOf(node, source.body)?.opening;
  const was = `{${expression}}`;
  const found = [...(tag?.text.matchAll(/(?<==)\{/g) ?? [])].find(({ index }) => tag?.text.startsWith(was, index));
  if (tag === undefined || found === undefined || was.includes('\n')) return undefined;
  return replaced({ offset: tag.offset + found.index, text: was }, text, source);
}

function behindLink(expression: string, { position }: TreeNode, body: string): string | undefined {
  const offset = position?.start.offset ?? 0;
  return behindLinkHint(expression, body.slice(lineStart(body, offset), offset));
}

function unsupportedHint(expression: string, node: TreeNode): string {
  if (isMdxElement(node)) {
    return FUNCTION.test(expression)
      ? 'write the function in the component: pages run no code'
      : 'write out the value, a string in quotes';
  }
  if (/\.map\(/.test(expression))
    return 'write out the list in Markdown, or in a component that the page shows; pages run no functions';
  if (/<(?:[A-Za-z]|>)/.test(expression))
    return 'write a component in `site/components.tsx` that makes the choice: expressions in pages hold no elements';
  if (/[\w$\])](?:\?\.)?\(/.test(expression))
    return 'write out what it yields: pages run no functions; a literal brace is `\\{`';
  // `siteConfig.title` of Docusaurus, `props.name` in a partial.
  return /^\s*[\w$]+(?:\??\.[\w$]+)+\s*$/.test(expression)
    ? 'write out the text, or a constant from `site/config.ts` as `{NAME}`; a literal brace is `\\{`'
    : 'write a literal brace as `\\{`';
}

const FUNCTION = /^\s*(?:async\s)?\s*(?:function\b|(?:[\w$]+|\([^()]*\))\s*=>)/;

/** What to write where no constant is meant: a backslash before a brace helps in prose alone. */
function otherwise(word: string, node: TreeNode): string {
  const { type } = node;
  if (type === 'code') return 'remove `constants` from the first line of the block to show braces as written';
  if (type === 'link' || type === 'image' || type === 'definition') return 'write out the URL';
  if (isMdxElement(node)) return 'write out the value, a string in quotes';
  const written = /Expression$/.test(type) ? beginningOf(node.value?.trim() ?? '') : word;
  return `write \`\\{${written}}\` to show it as text`;
}

/** `{PAYLOAD_SIZE_LIMIT}` in prose becomes the constant's text; a comment becomes nothing. */
export function showExpression(node: TreeNode, state: PageState): Replacement {
  warnAnchor(node, state);
  const value = evaluate(node.value ?? '', node, state);
  if (isUnshowable(value)) reportUnshowable(node, state);
  return value === undefined || value === null || typeof value === 'boolean' ? [] : [text(String(value))];
}

/** Docusaurus takes such a comment for the anchor of the heading that it stands in. */
function warnAnchor(node: TreeNode, state: PageState): void {
  const anchor = /^\s*\/\*\s*#([\w-]+)\s*\*\/\s*$/.exec(node.value ?? '')?.[1];
  if (anchor === undefined) return;
  const { body } = state.source;
  const { start, end } = node.position ?? {};
  const before = body.slice(lineStart(body, start?.offset ?? 0), start?.offset);
  if (!/^[ \t>]*#{1,6}[ \t]/.test(before) || !/^[ \t]*(?:\n|$)/.test(body.slice(end?.offset))) return;
  const word = writtenText(node, body);
  reportWarning(state, node, {
    code: 'unread-markup',
    message: `\`${word}\` has no effect: links to \`#${anchor}\` lead nowhere.`,
    word,
    hint: `write \`{#${anchor}}\``,
    meant: `{#${anchor}}`,
  });
}

const isUnshowable = (value: unknown) =>
  (typeof value === 'object' && value !== null && !Array.isArray(value)) ||
  (typeof value === 'number' && !Number.isFinite(value));

/** Readers would see `[object Object]` or `Infinity`. */
function reportUnshowable(node: TreeNode, state: PageState): void {
  const written = node.value?.trim() ?? '';
  const inner = /^\{\s*(\w+)\s*\}$/.exec(written)?.[1];
  reportError(state, node, {
    code: 'unsupported-expression',
    message: `The value of \`${beginningOf(`{${written}}`)}\` cannot be shown as text.`,
    hint: inner === undefined ? 'write an expression whose value is text or a number' : `write \`{${inner}}\``,
  });
}

/** `[API]({API_BASE_URL}/users)`: Markdown takes braces in a URL for text, so names in them are read here. */
export function resolveConstantsInUrl(node: TreeNode, state: PageState): undefined {
  if (state.source.format !== 'mdx' || node.url === undefined || !/\{|%7B/i.test(node.url)) return;
  node.url = replaceNames(withBraces(node.url), NAME_IN_BRACES, node, state);
}

/** A URL with the braces that a parser has encoded. */
export const withBraces = (url: string): string => url.replace(/%7B/gi, '{').replace(/%7D/gi, '}');

/** A fence with the word `constants` in its info string shows `{{NAME}}` as the constant's value. */
export function interpolateFence(node: TreeNode, state: PageState): undefined {
  if (!wantsConstants(node)) return;
  node.value = replaceNames(node.value ?? '', NAME_IN_DOUBLE_BRACES, node, state);
}

/** Whether a code block asks for constants in it. */
export const wantsConstants = ({ meta }: TreeNode): boolean =>
  meta?.includes('constants') === true && /(^|\s)constants(\s|$)/.test(meta.replaceAll(QUOTED, '""'));

/** What a title says asks for nothing. */
const QUOTED = /"[^"]*"|'[^']*'/g;

/** `![The {PRODUCT} page](a.png)`: the values of constants stand in the text of an image, too. */
export function readImageText(node: TreeNode, state: PageState): undefined {
  const place = { ...node, type: 'text' };
  node.alt = imageText(node, state, (expression) =>
    (showExpression({ ...place, value: expression }, state) ?? []).map(({ value = '' }) => value).join(''),
  );
}

/** A constant as text names it, `{NAME}`, and code, `{{NAME}}`; or a property of a partial, or of front matter. */
export const NAME_IN_BRACES = /\{((?:props\.|frontmatter\.(?:params\.)?)?[A-Za-z_]\w*)\}/g;
export const NAME_IN_DOUBLE_BRACES = /\{\{\s*((?:props\.|frontmatter\.(?:params\.)?)?[A-Za-z_]\w*)\s*\}\}/g;

/** A text with the values of constants in place of their names, by one of these patterns. An unknown one stays. */
export const withConstants = (text: string, pattern: RegExp, constants: Readonly<Record<string, unknown>>): string =>
  text.replace(pattern, (whole, name: string) => {
    const result = evaluateExpression(name, constants);
    return 'fault' in result || result.value === undefined ? whole : String(result.value);
  });

const replaceNames = (source: string, pattern: RegExp, node: TreeNode, state: PageState) =>
  source.replace(pattern, (_, name: string) => String(evaluate(name, node, state) ?? ''));
