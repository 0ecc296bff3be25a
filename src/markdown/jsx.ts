import { allDiagnostics, type SourceFile } from '../model/sourceFile.ts';
import { evaluate } from './expressions.ts';
import { includeHint } from './foreignTags.ts';
import { type PageState, placeOf, report } from './pageState.ts';
import { checkReferences, keepReferences } from './references.ts';
import { type JsxAttribute, type Replacement, type TreeNode, text, textOf } from './tree.ts';

/**
 * Reads an element's properties into `data.props`, and into `data.isFaulty` whether one could not be read; `<Include>` is
 * replaced by the partial it names.
 */
export function enterJsx(node: TreeNode, state: PageState): Replacement {
  const told = state.diagnostics.length;
  const props = readProps(node, state);
  const isFaulty = state.diagnostics.length > told;
  node.data = { ...node.data, props, isFaulty };
  keepInline(node, state);
  if (node.name === 'include') reportForeignInclude(node, state);
  if (node.name !== 'Include') return undefined;
  return isFaulty ? [] : include(node, props, state);
}

/** Fumadocs splices in the file that stands between these tags. */
function reportForeignInclude(node: TreeNode, state: PageState): void {
  const path = textOf(node).trim();
  report(state, node, {
    severity: 'error',
    code: 'unread-markup',
    message: `\`<include>\` does not include anything: readers see \`${path}\`.`,
    word: '<include',
    hint: includeHint(path),
  });
}

/** Parsers take `<p><b>{NAME}</b> {NAME}</p>` for blocks: on one line, expressions are no paragraphs, and spaces count. */
function keepInline(node: TreeNode, { source }: PageState): void {
  const { position, children = [] } = node;
  if (position?.start.line !== position?.end.line) return;
  node.children = children.flatMap((child, index) => {
    const gap = source.body.slice(children[index - 1]?.position?.end.offset, child.position?.start.offset);
    const inline = child.type === 'mdxFlowExpression' ? { ...child, type: 'mdxTextExpression' } : child;
    return index > 0 && /^\s+$/.test(gap) ? [text(' '), inline] : [inline];
  });
}

function readProps(node: TreeNode, state: PageState): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const attribute of (node.attributes ?? []) as JsxAttribute[]) {
    if (attribute.type === 'mdxJsxExpressionAttribute' || attribute.name === undefined) {
      report(state, node, {
        severity: 'error',
        code: 'unsupported-expression',
        message: `Properties cannot be spread into \`<${node.name}>\`.`,
        hint: 'write out each property by name',
      });
    } else {
      props[attribute.name] = propValue(attribute.value, node, state);
    }
  }
  return props;
}

function propValue(value: JsxAttribute['value'], node: TreeNode, state: PageState): unknown {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : evaluate(value.value, node, state);
}

/** `<Include src="/_part.mdx" />`: the partial's blocks come in place of the element. */
function include(node: TreeNode, props: Readonly<Record<string, unknown>>, state: PageState): Replacement {
  const src = String(props.src ?? '');
  const path = partialPath(src, state.source.relativePath);
  const partial = state.context.partial(path);
  if (partial === undefined) {
    report(state, node, {
      severity: 'error',
      code: 'include-missing',
      message: src === '' ? '`<Include>` needs the path of a partial in `src`.' : `There is no partial \`${src}\`.`,
      word: src,
      hint: partialHint(src, state),
    });
    return [];
  }
  if (state.openIncludes.includes(path)) {
    report(state, node, {
      severity: 'error',
      code: 'include-loop',
      message: `\`${src}\` includes itself.`,
      word: src,
      hint: 'delete this element, or the one that includes this file again',
    });
    return [];
  }
  const parent = state.source;
  state.includes.set(path, partial.hash);
  state.openIncludes.push(path);
  state.diagnostics.push(...allDiagnostics(partial));
  state.source = partial;
  const { children = [] } = parsePartial(partial, state);
  return [{ type: 'includedFile', children, data: { source: partial, parent } }];
}

function partialHint(src: string, { context, source }: PageState): string {
  const meant = meantPartials(src).find(
    (path) => context.partial(partialPath(path, source.relativePath)) !== undefined,
  );
  if (meant !== undefined) return `write \`<Include src="${meant}" />\``;
  if (src !== '' && context.resolve(src, source.relativePath).kind === 'page') {
    const named = src.replace(/[^/]*$/, (name) => `_${name}`);
    return `that file is a page: rename it to \`${named}\`, and write \`<Include src="${named}" />\``;
  }
  return 'a partial is a Markdown file whose name begins with `_`; `src` is a relative path, or begins with `/` at the content folder';
}

/** With the `_`, the ending and the folder that a path may lack. */
function meantPartials(src: string): string[] {
  const named = src.replace(/_?([^/]*)$/, '_$1');
  return [named, `/${partialPath(named, '')}`].flatMap((path) =>
    ['', '.mdx', '.md'].map((ending) => `${path}${ending}`),
  );
}

function parsePartial(partial: SourceFile, state: PageState): TreeNode {
  const tree = state.parse(partial);
  checkReferences(tree, state);
  state.parts += 1;
  keepReferences([tree], state.parts);
  return tree;
}

/** Path of a partial relative to the content folder, for a `src` in a file. */
export function partialPath(src: string, fromFile: string): string {
  const steps = src.startsWith('/') ? [] : fromFile.split('/').slice(0, -1);
  for (const step of src.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/** The walk leaves a partial: places are in the including file again. */
export function leaveInclude(node: TreeNode, state: PageState): Replacement {
  const { source = state.source, parent = state.source } = node.data ?? {};
  state.source = parent;
  state.openIncludes.pop();
  // The later steps have to know whose lines these are.
  node.data = { source };
  keepNotes(node, source);
  return undefined;
}

/** Notes are shown at the end of the page. What they hold stays the partial's there: its HTML is sanitised, its links are relative to it. */
function keepNotes({ children = [] }: TreeNode, source: SourceFile): void {
  const kept = (nodes: TreeNode[]): TreeNode => ({ type: 'includedFile', children: nodes, data: { source } });
  for (const node of children) {
    // Those of a partial in this one are kept already.
    if (node.type === 'includedFile') continue;
    keepNotes(node, source);
    if (node.type !== 'footnoteDefinition') continue;
    // A paragraph stays one: the links back to the text come into the last.
    node.children = (node.children ?? []).map((child) =>
      child.type === 'paragraph' ? { ...child, children: [kept(child.children ?? [])] } : kept([child]),
    );
  }
}

/** A paragraph of nothing but components and expressions is none; the native parser unwraps it itself, the reference does not. */
export function unwrapComponents(node: TreeNode): Replacement {
  const children = node.children ?? [];
  const isBlank = (child: TreeNode) => child.type === 'text' && /^\s*$/.test(child.value ?? '');
  const isMdx = (child: TreeNode) => child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression';
  const isLabel = node.data?.directiveLabel === true;
  if (isLabel || !children.some(isMdx) || !children.every((child) => isMdx(child) || isBlank(child))) return undefined;
  return children.filter(isMdx).map((child) => ({ ...child, type: child.type.replace('Text', 'Flow') }));
}

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
  const [word = '', ...more] = statement.split('\n');
  // Several may begin with the same line.
  const whole = placeOf(state, node, statement);
  const place = { ...whole, endColumn: whole.column + word.length };
  const isMended = more.length === 0 && COMPONENTS_OF_OTHERS.test(from);
  state.diagnostics.push({
    severity: 'error',
    code: 'module-code',
    message: 'Pages cannot contain `import` or `export`: content is data.',
    place,
    hint: importHint(from, statement),
    ...(isMended ? { fix: { place, was: word, text: '' } } : {}),
  });
}

/** What other generators bring components from: their names stay, and nothing else of the line is of use. */
const COMPONENTS_OF_OTHERS =
  /^(?:@theme\/|@docusaurus\/|@astrojs\/|astro:|starlight-|vitepress(?:\/|$)|nextra(?:-theme-docs)?(?:\/|$)|fumadocs-(?:ui|core)\/)/;

/** What to write for a component that a line of the page imports; undefined where no line does. */
export function importedHint(name: string, body: string): string | undefined {
  if (!/^\w+$/.test(name)) return undefined;
  const line = new RegExp(`^import\\s[^\\n]*\\b${name}\\b[^\\n]*\\sfrom\\s[^\\n]*`, 'm').exec(body)?.[0];
  const from = IMPORT.exec(line ?? '')?.[1];
  if (line === undefined || from === undefined) return undefined;
  return /\.mdx?$/.test(from) ? importHint(from, line) : EXPORT_IT;
}

/** What to write for a component that is not known, and not misspelled. */
export const EXPORT_IT =
  'export it by this name from `site/components.ts` (or `.tsx`), or write `\\<` for a literal `<`';

function importHint(from: string, line: string): string {
  if (line.startsWith('export'))
    return 'write components in `site/components.tsx`, and values under `constants` in `site/config.ts`';
  const path = from.replace(/^.*!/, '');
  if (path !== from) return `write an empty code block with \`file="${path}"\` where it belongs`;
  if (COMPONENTS_OF_OTHERS.test(from)) return 'delete the line: components need no import';
  const part = /^(.*\/)?_?([^/]+\.mdx?)$/.exec(from);
  // A page that is included gives its text, and no names.
  if (part !== null && /^import\s*\{/.test(line))
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
  const word = MODULE_TEXT.exec(first.value ?? '')?.[0].slice(0, 'import'.length);
  if (word === undefined) return;
  report(state, node, {
    severity: 'warning',
    code: 'module-code',
    message: `\`${word}\` is shown as text: pages do not run code.`,
    word,
    hint: 'delete the line: in `.mdx` pages, components from `site/components.ts` need no import',
  });
}

const MODULE_TEXT =
  /^(?:import\s+(?:[\w*{][^\n;'"]*\sfrom\s+)?['"][^'"\n]+['"];?\s*(?:\n|$)|export\s+(?:default\s+function|const|function)\s+\w)/;
