import { posix } from 'node:path';
import { pathAlike } from '../../model/addresses/pathAlike.ts';
import { errorOf, type Fix, type Place, warningOf } from '../../model/diagnostic.ts';
import { withoutEnding } from '../../model/files/markdownFile.ts';
import { allDiagnostics, type SourceFile } from '../../model/sourceFile.ts';
import type { MeantFile } from '../../routes/links/meantFile.ts';
import { linesMeant } from '../code/codePart.ts';
import { checkReferences, keepReferences } from '../links/references.ts';
import { type OpenPartial, type PageState, reportError } from '../pageState.ts';
import { runPlugins } from '../plugins/runPlugins.ts';
import { type Replacement, type TreeNode, textOf } from '../tree.ts';
import { reportLostText } from './lostText.ts';
import { leadsOutOfContent, movedPartHint } from './pageImports.ts';
import { type NamedPartial, namedPartial, partialPart, partMeant } from './partialPart.ts';
import { placeOfProperty, placeOfWords } from './propertyPlace.ts';

/**
 * `<Include src="/_part.mdx" />`: the partial's blocks take the place of the element, with `#name` those of a part. May
 * yield `include-missing`, `include-loop` and `lost-text`.
 */
export function include(node: TreeNode, props: Readonly<Record<string, unknown>>, state: PageState): Replacement {
  const { src, part } = namedPartial(String(props.src ?? ''));
  const path = partialPath(src, state.source.relativePath);
  const partial = state.context.partial(path);
  if (partial === undefined) {
    reportMissingPartial(path, { src, part }, { node, state });
    return [];
  }
  const name = part === '' ? path : `${path}#${part}`;
  if (state.openPartials.some((one) => one.path === name)) {
    const word = String(props.src);
    reportError(state, node, {
      code: 'include-loop',
      message: `\`${word}\` includes itself.`,
      word,
      hint: 'delete this element, or the one that includes this file again',
    });
    return [];
  }
  // The page is made anew once the part is there.
  state.includes.set(partial.relativePath, partial.hash);
  const shown = part === '' ? partial : partialPart(partial, part, state.parse);
  if (shown === undefined) {
    reportMissingPart(partial, { src, part }, { node, state });
    return [];
  }
  if (textOf(node).trim() !== '') reportLostText(node, state);
  const parent = state.source;
  const { src: _, ...given } = props;
  const constants = { ...state.constants, props: given };
  state.openPartials.push({ path: name, node, given, constants, read: new Set(), shown: new Set() });
  state.diagnostics.push(...allDiagnostics(partial));
  state.source = shown;
  const { children = [] } = parsePartial(shown, state);
  const isInLine = node.type === 'mdxJsxTextElement';
  return [{ type: 'includedFile', children: isInLine ? lineOf(children) : children, data: { source: shown, parent } }];
}

function reportMissingPartial(
  path: string,
  { src, part }: NamedPartial,
  { node, state }: { readonly node: TreeNode; readonly state: PageState },
): void {
  const { relativePath } = state.source;
  const place = placeOfWords('src', src, node, state);
  const missing: MissingFile = { file: src, path, kind: 'partial' };
  state.diagnostics.push(
    errorOf('include-missing', {
      message: src === '' ? '`<Include>` needs the path of a partial in `src`.' : `There is no partial \`${src}\`.`,
      place,
      ...(remedyBeforeMove(missing, place, state) ??
        partialRemedy({ src, part }, place, state) ??
        includeRemedy(missing, place, state) ?? {
          hint: leadsOutOfContent(src, relativePath)
            ? movedPartHint(src, relativePath)
            : 'a partial is a Markdown file whose name begins with `_`; `src` is a relative path, or begins with `/` at the content folder',
        }),
    }),
  );
}

function reportMissingPart(
  partial: SourceFile,
  { src, part }: NamedPartial,
  { node, state }: { readonly node: TreeNode; readonly state: PageState },
): void {
  const written = `${src}#${part}`;
  const place = placeOfWords('src', written, node, state);
  const isWhole = (place.endColumn ?? 0) - place.column === written.length;
  const meant = partMeant(partial, part, state.parse);
  state.diagnostics.push(
    errorOf('include-missing', {
      message: `\`${src}\` has no part \`${part}\`.`,
      place: isWhole ? { ...place, column: place.column + src.length + 1 } : place,
      hint:
        linesMeant(partial.body, part) ??
        (meant === undefined
          ? `name the anchor of a heading, or lines: \`#L3-L10\`, or mark a part, \`#region ${part}\` to \`#endregion\`, in comments in the partial`
          : `did you mean \`${src}#${meant}\`?`),
    }),
  );
}

/** What one paragraph holds, for the line that it comes into; of more blocks all. */
function lineOf(blocks: readonly TreeNode[]): TreeNode[] {
  const shown = blocks.filter(({ type }) => !/[dD]efinition$/.test(type));
  const [first] = shown;
  if (shown.length !== 1 || !/^(?:paragraph|mdxFlowExpression)$/.test(first?.type ?? '')) return [...blocks];
  return blocks.flatMap((block) => {
    if (block !== first) return block;
    return block.type === 'paragraph' ? (block.children ?? []) : { ...block, type: 'mdxTextExpression' };
  });
}

/** Values that a partial is given and does not read, and those that it is to show and is not given. */
function reportValues({ node, given, read, shown }: OpenPartial, state: PageState): void {
  for (const name of Object.keys(given)) {
    if (read.has(name)) continue;
    state.diagnostics.push(
      warningOf('unread-markup', {
        message: `\`${name}\` of \`<Include>\` is ignored.`,
        place: placeOfProperty(name, node, state),
        hint: `delete it, or write \`{props.${name}}\` in the partial where it belongs`,
      }),
    );
  }
  for (const name of shown) {
    if (Object.hasOwn(given, name)) continue;
    reportError(state, node, {
      code: 'unknown-constant',
      message: `\`<Include>\` does not give \`${name}\`, which \`${node.data?.props?.src}\` shows.`,
      hint: `${name}="…"`,
    });
  }
}

interface IncludeRemedy {
  readonly hint: string;
  readonly fix?: Fix;
}

function partialRemedy({ src, part }: NamedPartial, place: Place, state: PageState): IncludeRemedy | undefined {
  const { context, source } = state;
  const behind = part === '' ? '' : `#${part}`;
  const meant = meantPartials(src).find(
    (path) => context.partial(partialPath(path, source.relativePath)) !== undefined,
  );
  if (meant !== undefined)
    return {
      hint: `write \`<Include src="${meant}${behind}" />\``,
      ...fixWord(src, endingOf(src, state), place),
    };
  if (src === '' || context.resolve(src, source.relativePath).kind !== 'page') return undefined;
  const named = src.replace(/[^/]*$/, (name) => `_${name}`);
  return { hint: `that file is a page: rename it to \`${named}\`, and write \`<Include src="${named}${behind}" />\`` };
}

const ENDINGS = ['.mdx', '.md'];

/** A path with the other ending of Markdown, or with one where it has none; undefined where that leads nowhere, too. */
function endingOf(src: string, { context, source }: PageState): string | undefined {
  const trunk = withoutEnding(src);
  const [ending, another] = ENDINGS.filter(
    (one) => context.partial(partialPath(trunk + one, source.relativePath)) !== undefined,
  );
  return ending === undefined || another !== undefined ? undefined : trunk + ending;
}

/** A file that is named and not there: as it is written, and relative to the content folder. */
interface MissingFile {
  readonly file: string;
  readonly path: string;
  readonly kind: 'partial' | 'code';
}

/** What to write for an included file that is not there, named at `place`: where it has moved, or what is near. */
export function includeRemedy(missing: MissingFile, place: Place, state: PageState): IncludeRemedy | undefined {
  const { file, path, kind } = missing;
  const moved = remedyBeforeMove(missing, place, state);
  if (moved !== undefined || file === '') return moved;
  return remedyOf(state.context.includeMeant(path, kind), missing, { place, state });
}

/** The same where it is named from the place that the file naming it has moved from. */
function remedyBeforeMove(missing: MissingFile, place: Place, state: PageState): IncludeRemedy | undefined {
  const { file, path, kind } = missing;
  if (file === '' || file.startsWith('/')) return undefined;
  const meant = state.context.includeBeforeMove(path, kind, state.source.relativePath);
  return remedyOf(meant, missing, { place, state });
}

function remedyOf(
  meant: MeantFile | undefined,
  { file }: MissingFile,
  { place, state: { source } }: { readonly place: Place; readonly state: PageState },
): IncludeRemedy | undefined {
  if (meant === undefined) return undefined;
  const text = pathAlike(file, meant.path.slice(1), source.relativePath);
  if (!meant.isAlike) return { hint: `did you mean \`${text}\`?` };
  return { hint: `write \`${text}\``, ...fixWord(file, text, place) };
}

/** The correction that writes another word; none where the word does not stand in the source as it is known. */
export function fixWord(word: string, text: string | undefined, place: Place): { readonly fix?: Fix } {
  if (text === undefined || (place.endColumn ?? 0) - place.column !== word.length) return {};
  return { fix: { place, was: word, text } };
}

/** With the `_`, the ending and the folder that a path may lack. */
function meantPartials(src: string): string[] {
  const named = src.replace(/_?([^/]*)$/, '_$1');
  return [named, `/${partialPath(named, '')}`].flatMap((path) => [
    path,
    ...ENDINGS.map((ending) => withoutEnding(path) + ending),
  ]);
}

function parsePartial(partial: SourceFile, state: PageState): TreeNode {
  const tree = state.parse(partial);
  checkReferences(tree, state);
  state.parts += 1;
  const changed = runPlugins(tree, 'onMarkdown', state);
  keepReferences([changed], state.parts);
  return changed;
}

/** Path of a partial relative to the content folder, for a `src` in a file. */
export const partialPath = (src: string, fromFile: string): string =>
  posix.join('/', src.startsWith('/') ? '' : posix.dirname(fromFile), src).replace(/^\/|\/$/g, '');

/**
 * The walk leaves a partial: places are in the including file again. May yield, for what the partial was given,
 * `unread-markup` and `unknown-constant`.
 */
export function leaveInclude(node: TreeNode, state: PageState): Replacement {
  const { source = state.source, parent = state.source } = node.data ?? {};
  state.source = parent;
  const partial = state.openPartials.pop();
  if (partial !== undefined) reportValues(partial, state);
  // The later steps have to know whose lines these are.
  node.data = { source };
  keepNotes(node, source);
  return undefined;
}

/** Footnotes move to the end of the page: wrapped, their links stay relative to the partial, their HTML sanitized. */
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
