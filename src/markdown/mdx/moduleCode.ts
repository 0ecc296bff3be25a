import { errorOf, type Fix, joinFixes, type Place } from '../../model/diagnostic.ts';
import { oncePer } from '../../model/lazy.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { sourceLines } from '../../model/sourcePlace.ts';
import { type PageState, placeOf, reportWarning } from '../pageState.ts';
import type { Replacement, TreeNode } from '../tree.ts';
import { COMPONENTS_OF_OTHERS, importedFrom, importHint } from './pageImports.ts';

/** `import` and `export` are refused: no page runs code. Each import on a line of its own is told of. */
export function refuseModuleCode(node: TreeNode, state: PageState): Replacement {
  const statements = statementsOf(node.value ?? '').filter(({ text }) => text.trim() !== '');
  const imports = statements.map(({ text }) => importedFrom(text));
  const told = imports.includes(undefined) ? statements.slice(0, 1) : statements;
  const { file } = state.source;
  for (const [index, { text, line, column }] of told.entries()) {
    const start = { file, line: (node.position?.start.line ?? 1) + line, column, endColumn: column + text.length };
    refuseStatement(text, { from: imports[index] ?? '', start, state });
  }
  return [];
}

/** A line of code, and where it begins: `line` counts from 0, `column` from 1. */
interface Statement {
  text: string;
  readonly line: number;
  readonly column: number;
}

/** Lines, of which those of one import are together, as formatters break a long one, and several in one are not. */
function statementsOf(code: string): readonly Statement[] {
  const statements: Statement[] = [];
  let broken: Statement | undefined;
  for (const [line, written] of code.split('\n').entries()) {
    if (broken !== undefined) {
      broken.text += `\n${written}`;
      if (/[{}'"]/.test(written)) broken = undefined;
      continue;
    }
    let at = 0;
    for (const text of /^import\s/.test(written) ? written.split(/(?<=['"];)[ \t]*(?=import\s)/) : [written]) {
      at = written.indexOf(text, at);
      statements.push({ text, line, column: at + 1 });
      at += text.length;
    }
    const last = statements.at(-1);
    if (last !== undefined && /^import\s[^{}'"]*\{[^{}'"]*$/.test(last.text)) broken = last;
  }
  return statements;
}

function refuseStatement(
  statement: string,
  { from, start, state }: { readonly from: string; readonly start: Place; readonly state: PageState },
): void {
  const fix = removalOf(statement, start, state);
  const isMended = COMPONENTS_OF_OTHERS.test(from) || (from !== '' && isIdle(statement, state));
  state.diagnostics.push(
    errorOf('module-code', {
      message: 'Pages cannot contain `import` or `export`: content is data.',
      place: fix?.place ?? start,
      hint: importHint(from, statement, state.source.relativePath),
      fix: isMended ? fix : undefined,
    }),
  );
}

/** The correction that deletes lines, which are written so from a place on, with their ends. */
function removalOf(statement: string, start: Place, { source }: PageState): Fix | undefined {
  const lines = sourceLines(source);
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
function isIdle(statement: string, { source, context }: PageState): boolean {
  const names = namesIn(statement);
  const isUsed = usedBeside(statement, source);
  return names.length > 0 && names.every((name) => Object.hasOwn(context.components, name) || !isUsed(name));
}

/** Whether code of a module in a page of Markdown brings something that tags or braces of the page hold. */
export const isModuleInUse = (code: string, source: SourceText): boolean =>
  statementsOf(code).some(({ text }) =>
    [...namesIn(text), ...(EXPORTED.exec(text)?.slice(1) ?? [])].some(usedBeside(text, source)),
  );

const EXPORTED = /^export\s+(?:default\s+)?(?:const|let|function)\s+([\w$]+)/;

/** Tells of names whether tags or braces of a page hold them outside of a statement. */
function usedBeside(statement: string, source: SourceText): (name: string) => boolean {
  const [all, own] = [usesOf(source), usesIn(statement)];
  return (name) => (all.get(name) ?? 0) > (own.get(name) ?? 0);
}

/** Counted once: a page may have thousands of imports. */
const usesOf = oncePer(({ body }: SourceText) => usesIn(body));

/** How often tags or braces of a text hold each name. No braces go around an import. */
function usesIn(text: string): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const [found] of text.matchAll(/<\/?[\w$]+|\{[^{}\n]*(?:\n(?!import\s)[^{}\n]*)*/g))
    for (const [name] of found.matchAll(/[\w$]+/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return uses;
}

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
    statementsOf(text).every((statement) => COMPONENTS_OF_OTHERS.test(importedFrom(statement.text) ?? ''));
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
