import { allDiagnostics, type SourceFile } from '../../model/sourceFile.ts';
import { nearest } from '../../model/text/nearest.ts';
import { linesMeant } from '../code/codePart.ts';
import { checkReferences, keepReferences } from '../links/references.ts';
import { type OpenPartial, type PageState, reportError, reportWarning } from '../pageState.ts';
import { runPlugins } from '../plugins/runPlugins.ts';
import { type Replacement, type TreeNode, textOf } from '../tree.ts';
import { includeRemedy, type MissingFile, partialRemedy, remedyBeforeMove } from './includeRemedy.ts';
import { reportLostText } from './lostText.ts';
import { leadsOutOfContent, movedPartHint } from './pageImports.ts';
import { type NamedPartial, namedPartial, partialPart, partialPath, partMeant } from './partialPart.ts';
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
  reportError(state, node, {
    code: 'include-missing',
    message: src === '' ? '`<Include>` needs the path of a partial in `src`.' : `There is no partial \`${src}\`.`,
    place,
    ...(remedyBeforeMove(missing, place, state) ??
      partialRemedy({ src, part }, place, state) ??
      includeRemedy(missing, place, state) ?? {
        hint: leadsOutOfContent(src, relativePath)
          ? movedPartHint(src, relativePath)
          : 'a partial is a Markdown file whose name begins with `_`; `src` is a relative path, or begins with `/` at the content folder',
      }),
  });
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
  reportError(state, node, {
    code: 'include-missing',
    message: `\`${src}\` has no part \`${part}\`.`,
    place: isWhole ? { ...place, column: place.column + src.length + 1 } : place,
    hint:
      linesMeant(partial.body, part) ??
      (meant === undefined
        ? `name the anchor of a heading, or lines: \`#L3-L10\`, or mark a part, \`#region ${part}\` to \`#endregion\`, in comments in the partial`
        : `did you mean \`${src}#${meant}\`?`),
  });
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
  const unread = Object.keys(given).filter((name) => !read.has(name));
  for (const name of unread) {
    reportWarning(state, node, {
      code: 'unread-markup',
      message: `\`${name}\` of \`<Include>\` is ignored.`,
      place: placeOfProperty(name, node, state),
      hint: `delete it, or write \`{props.${name}}\` in the partial where it belongs`,
    });
  }
  for (const name of shown) {
    if (Object.hasOwn(given, name)) continue;
    const meant = nearest(name, unread);
    reportError(state, node, {
      code: 'unknown-constant',
      message: `\`<Include>\` does not give \`${name}\`, which \`${node.data?.props?.src}\` shows.`,
      hint: meant === undefined ? `${name}="…"` : `write \`{props.${meant}}\` in the partial, or \`${name}="…"\` here`,
    });
  }
}

function parsePartial(partial: SourceFile, state: PageState): TreeNode {
  const tree = state.parse(partial);
  checkReferences(tree, state);
  state.parts += 1;
  const changed = runPlugins(tree, 'onMarkdown', state);
  keepReferences([changed], state.parts);
  return changed;
}

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
