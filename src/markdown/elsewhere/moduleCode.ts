import { type Fix, joinFixes, type Place } from '../../model/diagnostic.ts';
import { type PageState, placeOf, report } from '../pageState.ts';
import type { Replacement, TreeNode } from '../tree.ts';

/** `import` and `export` are refused: building a page never runs code from it. Each import of a line by itself is told of. */
export function refuseModuleCode(node: TreeNode, state: PageState): Replacement {
  const lines = statementsOf(node.value ?? '').filter((line) => line.trim() !== '');
  const imports = lines.map((line) => IMPORT.exec(line)?.[1]);
  const told = imports.includes(undefined) ? lines.slice(0, 1) : lines;
  for (const [index, line] of told.entries()) refuseModuleLine(line, { from: imports[index] ?? '', node, state });
  return [];
}

/** Lines, of which those of one import are together: formatters break a long one. */
function statementsOf(code: string): string[] {
  const statements: string[] = [];
  for (const line of code.split('\n')) {
    const before = statements.at(-1) ?? '';
    if (/^import\s[^{}'"]*\{[^{}'"]*$/.test(before)) statements[statements.length - 1] = `${before}\n${line}`;
    else statements.push(line);
  }
  return statements;
}

/** One import, with what it imports from. */
const IMPORT = /^import\s(?:[^'"]*\sfrom\s+)?['"]([^'"]+)['"];?\s*$/;

function refuseModuleLine(
  statement: string,
  { from, node, state }: { readonly from: string; readonly node: TreeNode; readonly state: PageState },
): void {
  // Several may begin with the same line.
  const start = placeOf(state, node, statement);
  const fix = removalOf(statement, start, state);
  const isMended = COMPONENTS_OF_OTHERS.test(from) || isIdle(statement, state);
  state.diagnostics.push({
    severity: 'error',
    code: 'module-code',
    message: 'Pages cannot contain `import` or `export`: content is data.',
    place: fix?.place ?? start,
    hint: importHint(from, statement),
    ...(fix !== undefined && isMended ? { fix } : {}),
  });
}

/** The correction that deletes lines, which are written so from a place on, with their ends. */
function removalOf(statement: string, start: Place, { source }: PageState): Fix | undefined {
  const lines = source.body.split('\n');
  const removals = statement.split('\n').map((written, index) => {
    const line = start.line + index;
    const column = index === 0 ? start.column : 1;
    const rest = (lines[line - 1] ?? '').slice(column - 1).replace(/\r$/, '');
    const isWhole = column === 1 && line < lines.length && rest.trim() === written.trim();
    const was = isWhole ? `${rest}\n` : written;
    return { place: { ...start, line, column, endColumn: column + written.length }, was, text: '' };
  });
  return joinFixes(removals);
}

/** Whether an import brings nothing: its names are components of the site, or no tag and no braces in the page hold them. */
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

/** What other generators bring components from: their names stay, and nothing else of the line is of use. */
const COMPONENTS_OF_OTHERS =
  /^(?:@theme(?:\/|$)|@docusaurus\/|@?rspress\/|next\/(?:image|link)$|@astrojs\/|astro:|starlight-|vitepress(?:\/|$)|nextra(?:-theme-docs)?(?:\/|$)|fumadocs-(?:ui|core)\/)/;

/** Whether a page imports a component from the site's own code: there it is what that makes of it. */
export function isImportedFromSite(name: string, body: string): boolean {
  const from = sourceOf(name, body)?.from;
  return from === undefined ? isExported(name, body) : !COMPONENTS_OF_OTHERS.test(from);
}

/** Whether a page has a component of its own, which it would export. */
const isExported = (name: string, body: string) =>
  /^\w+$/.test(name) && new RegExp(`^export\\s+(?:default\\s+)?(?:const|let|function)\\s+${name}\\b`, 'm').test(body);

/** The file that a page imports under a name, a picture or another that is published, by its path; undefined for any other. */
export function importedFile(name: string, body: string): string | undefined {
  const path = publishedPath(defaultFrom(name, body) ?? '');
  return /^\.{0,2}\/[^\s"]+\.\w+$/.test(path) && !CODE.test(path) ? path : undefined;
}

const CODE = /\.(?:astro|[cm]?[jt]sx?|css|html|json|mdx?|s[ac]ss|svelte|vue|ya?ml)$/i;

/** The path of a file as it stands here: what Docusaurus publishes stands in another folder there. */
export const publishedPath = (path: string): string => path.replace(/^@site\/static(?=\/)/, '');

/** The partial that a page imports under a name, by its path; undefined for any other. */
export function importedPart(name: string, body: string): string | undefined {
  const from = defaultFrom(name, body);
  const isPart = /^(?:\.{1,2}\/(?:[^\s"]*\/)?_[^\s"/]+|\/snippets\/[^\s"]+)\.mdx?$/.test(from ?? '');
  return isPart ? from : undefined;
}

/** What to write for a component that a line of the page imports; undefined where no line does. */
export function importedHint(name: string, body: string): string | undefined {
  const source = sourceOf(name, body);
  if (source === undefined) return isExported(name, body) ? EXPORT_IT : undefined;
  return /\.mdx?$/.test(source.from) ? importHint(source.from, source.line) : EXPORT_IT;
}

/** What a page imports the default of under a name; undefined where no line does. */
function defaultFrom(name: string, body: string): string | undefined {
  const source = sourceOf(name, body);
  return new RegExp(`^import\\s+${name}\\s+from\\s`).test(source?.line ?? '') ? source?.from : undefined;
}

/** The line that imports a component, and what from; undefined where none does. */
function sourceOf(name: string, body: string): { readonly line: string; readonly from: string } | undefined {
  if (!/^\w+$/.test(name)) return undefined;
  const line = new RegExp(`^import\\s[^\\n]*\\b${name}\\b[^\\n]*\\sfrom\\s[^\\n]*`, 'm').exec(body)?.[0];
  const from = IMPORT.exec(line ?? '')?.[1];
  return line === undefined || from === undefined ? undefined : { line, from };
}

/** What to write for a component that is not known, and not misspelled. */
export const EXPORT_IT =
  'export it by this name from `site/components.ts` (or `.tsx`), or write `\\<` for a literal `<`';

function importHint(from: string, line: string): string {
  if (line.startsWith('export'))
    return 'write components in `site/components.tsx`, and values under `constants` in `site/config.ts`';
  const path = from.replace(/^.*!|\?raw$/g, '');
  if (path !== from) return `write an empty code block with \`file="${path}"\` where it belongs`;
  if (COMPONENTS_OF_OTHERS.test(from)) return 'delete the line: components need no import';
  const part = /^(.*\/)?_?([^/]+\.mdx?)$/.exec(from);
  // A page that is included gives its text, which Astro names `Content`, and no names.
  if (part !== null && /^import\s*\{(?!\s*(?:Content|default)\b)/.test(line))
    return 'delete the line, and write the values that it brings under `constants` in `site/config.ts`';
  if (part !== null)
    return `write \`<Include src="${part[1] ?? ''}_${part[2]}" />\` where it belongs, and begin the name of that file with \`_\``;
  if (/\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(from))
    return `write \`![what it shows](${/\s/.test(from) ? `<${from}>` : from})\` where it belongs`;
  return 'components from `site/components.ts` and constants from `site/config.ts` need no import';
}

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
    statementsOf(text).every((statement) => COMPONENTS_OF_OTHERS.test(IMPORT.exec(statement)?.[1] ?? ''));
  report(state, node, {
    severity: 'warning',
    code: 'module-code',
    message: `\`${word}\` is shown as text: pages do not run code.`,
    word,
    hint: 'delete the line: in `.mdx` pages, components from `site/components.ts` need no import',
    fix: isOfOthers ? removalOf(text, placeOf(state, node), state) : undefined,
  });
}

const MODULE_TEXT =
  /^(?:import\s+(?:(?=[\w*{])(?:[^\n;'"{]|\{[^{};'"]*\})*\sfrom\s+)?['"][^'"\n]+['"];?\s*(?:\n|$)|export\s+(?:default\s+function|const|function)\s+\w)/;
