import { type Diagnostic, type Fix, fixAtStart } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { leadsOutOfContent, movedPartHint } from '../mdx/pageImports.ts';
import { partialPart, partialPath } from '../mdx/partialPart.ts';
import type { MdxReading } from '../mdx/readAsMdx.ts';
import type { PageState } from '../pageState.ts';
import { isAlone, lineEnd, lineStart, type Piece, replaced } from '../pieces.ts';
import { linesUpTo } from '../tagsElsewhere/foreignTags.ts';
import { asPart, partHint } from './writtenHere.ts';

/** VitePress shows a file, or a part of it, in place of such a comment. */
const INCLUDE = /^<!--\s*@include:\s*([^\s{#]+)(#[\w-]+)?(\{\d*,\d*\})?([{#])?[^>]*-->/;

/**
 * What to do about a piece of HTML that begins with such a comment; undefined for any other. A file that is no part yet
 * is renamed first; then the comment is an element, which `withIncludes` writes where the page can be MDX.
 */
export function includeCommentRemedy(
  value: string,
  offset: number,
  { source, context, parse }: PageState,
): { readonly written: string; readonly hint: string; readonly fix?: Fix } | undefined {
  const [written, path = '', name, range, other] = INCLUDE.exec(value) ?? [];
  if (written === undefined) return undefined;
  const isOfBoth = other !== undefined || (name !== undefined && range !== undefined);
  // A path of VitePress is that of the pages; other signs are names that settings of VuePress have for one.
  const src = path.replace(/^@\/?/, '/');
  const part = asPart(src);
  const selected = isOfBoth ? '' : (name ?? linesOf(range));
  const hint = leadsOutOfContent(src, source.relativePath)
    ? `${movedPartHint(src, source.relativePath, selected)}, in an \`.mdx\` page`
    : partHint(src, selected);
  if (isOfBoth) return { written, hint: `put that part into a file of its own, and ${hint}` };
  const piece = { offset, text: written };
  const at = partialPath(src, source.relativePath);
  const partial = context.partial(at);
  const isThere = partial !== undefined;
  const isNamed = selected === '' || (isThere && partialPart(partial, selected.slice(1), parse) !== undefined);
  if (isThere && isNamed && isBlock(piece, source.body))
    return { written, hint, fix: replaced(piece, `<Include src="${src}${selected}" />`, source) };
  // Only by its folder it is known that readers do not look for it as a page, too.
  const isPage = !isThere && context.resolve(src, source.relativePath).kind === 'page';
  if (!isPage || part === src || !IN_FOLDER_OF_PARTS.test(at)) return { written, hint };
  const file = source.file.slice(0, -source.relativePath.length) + at;
  const renamedTo = file.replace(/[^/]+$/, '_$&');
  const named = replaced(piece, written.replace(path, path.replace(/[^/]+$/, '_$&')), source);
  return { written, hint, fix: { ...named, beside: [{ ...fixAtStart(file), renamedTo }] } };
}

/** Lines as VitePress names them, `{3,10}`, as they are named here; empty for none. */
function linesOf(range: string | undefined): string {
  const [, first, last] = /^\{(\d*),(\d*)\}$/.exec(range ?? '') ?? [];
  return first === undefined ? '' : `#L${first || 1}${linesUpTo(last)}`;
}

/** Whether a comment is a block by itself in MDX, too: no line of text is right above or below it. */
function isBlock(piece: Piece, body: string): boolean {
  const above = body.slice(lineStart(body, lineStart(body, piece.offset) - 1), lineStart(body, piece.offset));
  const end = lineEnd(body, piece.offset) + 1;
  const isFree = (line: string) => line.trim() === '' || INCLUDE.test(line.trim());
  return isAlone(piece, body) && isFree(above) && isFree(body.slice(end, lineEnd(body, end)));
}

const IN_FOLDER_OF_PARTS =
  /(?:^|\/)_?(?:blocks|common|fragments|includes?|partials?|parts?|reusables?|shared|snippets?)\/(?:[^/]+\/)*[^/]+\.mdx?$/;

/** Whether a correction writes an element for such a comment, which is one in MDX alone. */
export const isInclude = ({ code, fix }: Diagnostic): boolean =>
  code === 'unread-markup' && fix !== undefined && INCLUDE.test(fix.was) && fix.text.startsWith('<Include ');

/**
 * The corrections of all comments of a page that becomes MDX, of which it is told what its includes are; undefined
 * where it would lose one of those without a word.
 */
export function commentFixes(
  told: readonly Diagnostic[],
  { file, body }: SourceFile,
  { comments }: MdxReading,
): readonly Fix[] | undefined {
  if (!body.includes('@include:')) return comments;
  const includes = told.flatMap((one) => (isInclude(one) && one.place?.file === file && one.fix ? [one.fix] : []));
  const lines = body.split('\n');
  const isOfInclude = ({ place: { line, column } }: Fix) => INCLUDE.test((lines[line - 1] ?? '').slice(column - 1));
  // Each comment has two, of its start and its end.
  const others = comments.filter((_, index) => {
    const start = comments[index - (index % 2)];
    return start !== undefined && !isOfInclude(start);
  });
  return comments.length - others.length === 2 * includes.length ? [...includes, ...others] : undefined;
}

/** What is told of a page: its first include has the correction of all, which makes the page MDX; the others none. */
export function withIncludes(told: readonly Diagnostic[], whole: Fix | undefined): readonly Diagnostic[] {
  let given = whole;
  return told.map((one) => {
    if (!isInclude(one)) return one;
    const { fix: _, ...rest } = one;
    const fix = given?.place.file === one.place?.file ? given : undefined;
    if (fix !== undefined) given = undefined;
    return { ...rest, ...(fix && { fix }) };
  });
}
