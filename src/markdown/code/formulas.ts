import { codeBlockName } from '../../model/codeBlockName.ts';
import type { CompileContext } from '../compileContext.ts';
import { type PageState, reportWarning } from '../pageState.ts';
import type { Syntax } from '../parse/parsers.ts';
import { at, classNamesOf, type Replacement, type TreeNode, textOf, writtenText } from '../tree.ts';

/** Formulas are code of this language. */
export const FORMULA_LANGUAGE = 'math';
const COMPONENT = codeBlockName(FORMULA_LANGUAGE);

/** A site with a component for formulas may write them between dollars; elsewhere a dollar is a dollar. */
export const syntaxFor = ({ components, plugins }: Pick<CompileContext, 'components' | 'plugins'>): Syntax => ({
  formulas: Object.hasOwn(components, COMPONENT),
  plugins: plugins?.remark,
});

/** Lines between `$$` are a code block of the language `math`. May yield `unlikely-formula`. */
export function formulaToCode(node: TreeNode, state: PageState): Replacement {
  const { value = '', meta = null } = node;
  if (value.includes('$$')) {
    reportWarning(state, node, {
      code: 'unlikely-formula',
      message: 'The formula that begins here has `$$` within it: it ends only at a line of nothing else.',
      word: '$$',
      hint: 'write each `$$` on a line of its own',
    });
  }
  return [at(node, { type: 'code', lang: FORMULA_LANGUAGE, value, meta })];
}

/** A paragraph that is nothing but `$$…$$` in one line is meant as a block, too. */
export function loneFormulaToCode({ children = [] }: TreeNode, state: PageState): Replacement {
  const [only] = children;
  if (children.length !== 1 || only?.type !== 'inlineMath') return undefined;
  return writtenText(only, state.source.body).startsWith('$$') ? formulaToCode(only, state) : undefined;
}

/** A formula within a text stays code of its language while raw HTML is sanitized. May yield `unlikely-formula`. */
export function formulaToInlineCode(node: TreeNode, state: PageState): Replacement {
  const { value: written = '' } = node;
  // As GitHub and GitLab read them, too.
  const value = /^`([^`]+)`$/.exec(written)?.[1] ?? written;
  warnUnlikely(node, value, state);
  const data = { hProperties: { className: [`language-${FORMULA_LANGUAGE}`] } };
  return [at(node, { type: 'inlineCode', value, data })];
}

/** Code of the language `math` within a text becomes what the site shows formulas with. */
export function showFormula(node: TreeNode, { context }: PageState): Replacement {
  if (!classNamesOf(node).includes(`language-${FORMULA_LANGUAGE}`) || !syntaxFor(context).formulas) return undefined;
  const code = textOf(node);
  const props = { code, language: FORMULA_LANGUAGE, meta: '', inline: true };
  // By its value it is the text that titles show.
  return [at(node, { type: 'mdxJsxTextElement', name: COMPONENT, data: { props }, value: code })];
}

/**
 * `$5 and $10` is a formula to parsers: with a space inside a dollar, a digit behind the last one, or half of some
 * code. So is `$HOME/bin:$PATH`; but in `$n$th` the letters behind are meant.
 */
function warnUnlikely(node: TreeNode, value: string, state: PageState): void {
  const { body } = state.source;
  const written = writtenText(node, body);
  const next = body[node.position?.end.offset ?? -1] ?? '';
  const isUnlikely =
    /^\$\s|\s\$$/.test(written) ||
    /\d/.test(next) ||
    value.includes('`') ||
    (/^[A-Z_]{2}/.test(value) && /[A-Z_]/.test(next));
  if (!/^\$[^$]/.test(written) || !isUnlikely) return;
  reportWarning(state, node, {
    code: 'unlikely-formula',
    message: `\`${written}\` is read as a formula.`,
    word: written,
    hint: 'write `\\$` for a dollar sign; a formula has no space at its ends',
  });
}
