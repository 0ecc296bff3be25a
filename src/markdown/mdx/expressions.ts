import { beginningOf } from '../../model/beginningOf.ts';
import type { Fix } from '../../model/diagnostic.ts';
import { didYouMean } from '../../model/nearest.ts';
import { matterHere } from '../elsewhere/frontmatterText.ts';
import { FORMULAS, isInFormula } from '../elsewhere/isInFormula.ts';
import { importedFile, publishedPath } from '../elsewhere/pageImports.ts';
import { tagsOf } from '../elsewhere/tags.ts';
import { imageText } from '../links/imageText.ts';
import { type PageState, report } from '../pageState.ts';
import { lineStart, replaced } from '../pieces.ts';
import { isMdxElement, type Replacement, type TreeNode, text, writtenText } from '../tree.ts';
import { evaluateExpression } from './evaluateExpression.ts';
import { lackingKeyHint } from './pageValues.ts';

/** The value of an expression that stands in `node`, or undefined with a diagnostic. */
export function evaluate(expression: string, node: TreeNode, state: PageState): unknown {
  const { constants } = state.context;
  const partial = state.openPartials.at(-1);
  const result = evaluateExpression(expression, partial?.constants ?? state.constants);
  if ('fault' in result) {
    const { code, message, word } = result.fault;
    const path = isMdxElement(node) ? fileIn(expression, state.source.body) : undefined;
    const hint =
      path !== undefined
        ? fileHint(path, expression)
        : isInFormula(state.source.body, node.position?.start.offset ?? 0)
          ? FORMULAS
          : code === 'unknown-constant'
            ? (lackingKeyHint(word, state.page) ??
              didYouMean(word, Object.keys(constants)) ??
              `define it under \`constants\` in \`site/config.ts\`, or ${otherwise(word, node)}`)
            : unsupportedHint(expression, node);
    const fix = path === undefined ? undefined : valueFix(expression, `"${path}"`, node, state);
    let meant = matterHere(word, state.page.frontmatter);
    // As Mintlify reads them.
    if (meant === undefined && partial !== undefined && Object.hasOwn(partial.given, word)) {
      partial.read.add(word);
      meant = `props.${word}`;
    }
    const remedy = meant === undefined ? { hint, fix } : { hint: `write \`{${meant}}\``, meant };
    report(state, node, { severity: 'error', code, message, word, ...remedy });
    return undefined;
  }
  const isAlone = /^\s*props\.\w+\s*$/.test(expression);
  for (const name of result.constants) {
    const given = partial === undefined ? undefined : GIVEN.exec(name)?.[1];
    if (Object.hasOwn(constants, name)) state.constantsUsed.add(name);
    if (given !== undefined) partial?.read.add(given);
    if (given !== undefined && isAlone) partial?.shown.add(given);
  }
  return result.value;
}

/** A value that a partial is given, by its name. */
const GIVEN = /^props\.(.*)$/;

/** The file that a value of another generator stands for: one that is required, imported, or has its base put before it. */
function fileIn(expression: string, body: string): string | undefined {
  const written = expression.trim();
  const required = /^require\((['"])([^'"]+)\1\)(?:\.default)?$/.exec(written)?.[2];
  if (required !== undefined) return publishedPath(required);
  const based = /^(?:useBaseUrl|withBase)\((['"])\/?([^'"]+)\1\)$/.exec(written)?.[2];
  return based === undefined ? importedFile(/^(\w+)(?:\.src)?$/.exec(written)?.[1] ?? '', body) : `/${based}`;
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

function unsupportedHint(expression: string, node: TreeNode): string {
  if (isMdxElement(node)) return 'write out the value, a string in quotes';
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

/** What to write where no constant is meant: a backslash before a brace helps in prose alone. */
function otherwise(word: string, node: TreeNode): string {
  const { type } = node;
  if (type === 'code') return 'remove `constants` from the first line of the block to show braces as written';
  if (type === 'link' || type === 'image' || type === 'definition') return 'write out the URL';
  if (isMdxElement(node)) return 'write out the value, a string in quotes';
  return `write \`\\{${word}}\` to show it as text`;
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
  report(state, node, {
    severity: 'warning',
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
  report(state, node, {
    severity: 'error',
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

/** A constant as text names it, `{NAME}`, and as code does, `{{NAME}}`; or what a partial is given, or front matter says. */
export const NAME_IN_BRACES = /\{((?:props\.|frontmatter\.(?:params\.)?)?[A-Za-z_]\w*)\}/g;
export const NAME_IN_DOUBLE_BRACES = /\{\{\s*((?:props\.|frontmatter\.(?:params\.)?)?[A-Za-z_]\w*)\s*\}\}/g;

/** A text with the values of constants in place of their names, as one of these patterns finds them. An unknown one stays. */
export const withConstants = (text: string, pattern: RegExp, constants: Readonly<Record<string, unknown>>): string =>
  text.replace(pattern, (whole, name: string) => {
    const result = evaluateExpression(name, constants);
    return 'fault' in result || result.value === undefined ? whole : String(result.value);
  });

const replaceNames = (source: string, pattern: RegExp, node: TreeNode, state: PageState) =>
  source.replace(pattern, (_, name: string) => String(evaluate(name, node, state) ?? ''));
