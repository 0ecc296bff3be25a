import { errorOf, type Fix, joinFixes, type Place } from '../../model/diagnostic.ts';
import { type PageState, placeOf, reportWarning } from '../pageState.ts';
import type { Replacement, TreeNode } from '../tree.ts';
import { COMPONENTS_OF_OTHERS, importedFrom, importHint } from './pageImports.ts';

/** `import` and `export` are refused: no page runs code. Each import on a line of its own is told of. */
export function refuseModuleCode(node: TreeNode, state: PageState): Replacement {
  const lines = statementsOf(node.value ?? '').filter((line) => line.trim() !== '');
  const imports = lines.map(importedFrom);
  const told = imports.includes(undefined) ? lines.slice(0, 1) : lines;
  for (const [index, line] of told.entries()) refuseModuleLine(line, { from: imports[index] ?? '', node, state });
  return [];
}

/** Lines, of which those of one import are together, as formatters break a long one, and several in one are not. */
function statementsOf(code: string): string[] {
  const statements: string[] = [];
  for (const line of code.split('\n')) {
    const before = statements.at(-1) ?? '';
    if (/^import\s[^{}'"]*\{[^{}'"]*$/.test(before)) statements[statements.length - 1] = `${before}\n${line}`;
    else statements.push(...line.split(/(?<=^import\s.*['"];)[ \t]*(?=import\s)/));
  }
  return statements;
}

function refuseModuleLine(
  statement: string,
  { from, node, state }: { readonly from: string; readonly node: TreeNode; readonly state: PageState },
): void {
  // Several may begin with the same line.
  const start = placeOf(state, node, statement);
  const fix = removalOf(statement, start, state);
  const isMended = COMPONENTS_OF_OTHERS.test(from) || (from !== '' && isIdle(statement, state));
  state.diagnostics.push(
    errorOf('module-code', {
      message: 'Pages cannot contain `import` or `export`: content is data.',
      place: fix?.place ?? start,
      hint: importHint(from, statement, state.source.relativePath),
      ...(fix !== undefined && isMended ? { fix } : {}),
    }),
  );
}

/** The correction that deletes lines, which are written so from a place on, with their ends. */
function removalOf(statement: string, start: Place, { source }: PageState): Fix | undefined {
  const lines = source.body.split('\n');
  const removals = statement.split('\n').map((written, index) => {
    const line = start.line + index;
    const column = index === 0 ? start.column : 1;
    const rest = (lines[line - 1] ?? '').slice(column - 1).replace(/\r$/, '');
    const isWhole = column === 1 && line < lines.length && rest.trim() === written.trim();
    // Another import may stand behind it, and code of a module begins with its line.
    const space = /^[ \t]*/.exec(rest.slice(written.length))?.[0] ?? '';
    const was = isWhole ? `${rest}\n` : written + space;
    return { place: { ...start, line, column, endColumn: column + written.length }, was, text: '' };
  });
  return joinFixes(removals);
}

/** Whether an import is needless: its names are components of the site, or stand in no tag or braces of the page. */
function isIdle(statement: string, { source: { body }, context }: PageState): boolean {
  const names = namesIn(statement);
  const rest = body.replace(statement, '');
  return names.length > 0 && names.every((name) => Object.hasOwn(context.components, name) || !isUsedIn(rest, name));
}

/** Whether code of a module in a page of Markdown brings something that tags or braces of the page hold. */
export const isModuleInUse = (code: string, body: string): boolean =>
  statementsOf(code).some((statement) =>
    [...namesIn(statement), ...(EXPORTED.exec(statement)?.slice(1) ?? [])].some((name) =>
      isUsedIn(body.replace(statement, ''), name),
    ),
  );

const EXPORTED = /^export\s+(?:default\s+)?(?:const|let|function)\s+([\w$]+)/;

const isUsedIn = (text: string, name: string) =>
  new RegExp(`(?:</?|\\{[^{}]*(?<![\\w$]))${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text);

/** The names that an import brings: `import A, { B as C } from` → A, C. */
const namesIn = (statement: string): readonly string[] =>
  (/^import\s+([^'"]+?)\s+from\s/.exec(statement)?.[1] ?? '')
    .split(/[{},]/)
    .flatMap((part) => /([\w$]+)\s*$/.exec(part)?.[1] ?? []);

/** Says so where `.md` shows such a line as text: other generators run it there. May yield `module-code`. */
export function warnModuleText(node: TreeNode, state: PageState): undefined {
  const first = node.children?.[0];
  if (state.source.format !== 'md' || first?.type !== 'text') return;
  const text = first.value ?? '';
  const word = MODULE_TEXT.exec(text)?.[0].slice(0, 'import'.length);
  if (word === undefined) return;
  // Of a page that uses what they bring, it is told that it is MDX.
  const isOfOthers =
    node.children?.length === 1 &&
    statementsOf(text).every((statement) => COMPONENTS_OF_OTHERS.test(importedFrom(statement) ?? ''));
  reportWarning(state, node, {
    code: 'module-code',
    message: `\`${word}\` is shown as text: pages do not run code.`,
    word,
    hint: 'delete the line: in `.mdx` pages, components from `site/components.ts` (or `.tsx`) need no import',
    fix: isOfOthers ? removalOf(text, placeOf(state, node), state) : undefined,
  });
}

const MODULE_TEXT =
  /^(?:import\s+(?:(?=[\w*{])(?:[^\n;'"{]|\{[^{};'"]*\})*\sfrom\s+)?['"][^'"\n]+['"](?:;?\s*(?:\n|$)|;[ \t]*import\s)|export\s+(?:default\s+function|const|function)\s+\w)/;
