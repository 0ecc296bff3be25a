import {
  type Diagnostic,
  errorsIn,
  type Fix,
  fixAtStart,
  type Place,
  placeAtStart,
  warningOf,
} from '../../model/diagnostic.ts';
import { nameInFolder } from '../../model/files/folderOfFile.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { sourceLines } from '../../model/sourcePlace.ts';
import { commentFixes, isInclude, withIncludes } from '../elsewhere/includeComment.ts';
import type { Parser } from '../parse/parsers.ts';
import { syntaxDiagnostic } from '../parse/syntaxDiagnostic.ts';
import type { TreeNode } from '../tree.ts';
import { isModuleInUse } from './moduleCode.ts';
import { expressionsIn, type MdxReading, readAsMdx } from './readAsMdx.ts';

/** A page that was compiled, and how it is read as MDX. */
interface MdxReader {
  readonly source: SourceFile;
  readonly partials: readonly SourceFile[];
  readonly parse: Parser;
  /** All that is wrong with the page as one of MDX. */
  readonly faultsOf: (mdx: SourceFile) => readonly Diagnostic[];
}

/** What is told of a file of Markdown that may be MDX: of its tags, its code, and what else is no Markdown in it. */
const OF_MARKUP: ReadonlySet<string> = new Set(['dropped-html', 'module-code', 'unread-markup', 'unsafe-html']);

/**
 * What is told of a page and the partials in it, of which each file of Markdown that is surely MDX is told of once, and
 * not of its tags and lines one by one: other generators read `.md` as MDX. Such a file has code of a module that it
 * uses; or components of this site, and reads as MDX with all that it has as Markdown. May yield `mdx-in-markdown`.
 */
export function withMdxTold(told: readonly Diagnostic[], reader: MdxReader): readonly Diagnostic[] {
  let rest = told;
  for (const source of [reader.source, ...reader.partials]) {
    if (source.format !== 'md') continue;
    const isOfFile = ({ place, code, severity }: Diagnostic) =>
      place?.file === source.file && severity === 'warning' && OF_MARKUP.has(code);
    const found = mdxInMarkdown(source, rest.filter(isOfFile), { ...reader, all: rest });
    if (found !== undefined) rest = [...rest.filter((one) => !isOfFile(one)), found];
  }
  if (rest.some(isInclude)) rest = withIncludesTold(rest, reader);
  // A partial of Markdown would not become MDX: what includes it names it.
  const ofPartial = (one: Diagnostic) => reader.partials.some((source) => isComponentTag(one, source));
  if (reader.partials.length > 0) rest = rest.map((one) => (ofPartial(one) ? withoutFix(one) : one));
  return rest.some((one) => isComponentTag(one, reader.source)) ? withComponentTags(rest, reader) : rest;
}

const withoutFix = ({ fix: _, ...told }: Diagnostic): Diagnostic => told;

const WITH_COMPONENTS: ReadonlySet<string> = new Set(['unread-markup', 'unknown-container']);

/** Whether a correction writes a component in a page of Markdown. */
const isComponentTag = ({ code, fix }: Diagnostic, { file, format }: SourceFile): boolean =>
  WITH_COMPONENTS.has(code) && format === 'md' && fix?.place.file === file && /^<[A-Z]\w*>(?:\n|$)/.test(fix.text);

/**
 * What is told of a page with tags that become components. Where the page with them would not say the same as MDX, they
 * have no correction; where it would, it is renamed once they stand there.
 */
function withComponentTags(told: readonly Diagnostic[], reader: MdxReader): readonly Diagnostic[] {
  const { source } = reader;
  const fixes = told.flatMap((one) => (isComponentTag(one, source) && one.fix ? [one.fix] : []));
  const written = { ...source, body: withWritten(fixes, source.body) };
  const reading = readOr(written, reader);
  if ('tree' in reading && isReadAlike(reading, { ...reader, source: written })) return told;
  return told.map((one) => (isComponentTag(one, source) ? withoutFix(one) : one));
}

/** A text with its corrections made; none of them takes the end of a line. */
function withWritten(fixes: readonly Fix[], body: string): string {
  const lines = body.split('\n');
  const parts = fixes.flatMap((fix) => [fix, ...(fix.with ?? [])]);
  for (const { place, was, text } of parts.toSorted((a, b) => b.place.column - a.place.column)) {
    const line = lines[place.line - 1] ?? '';
    lines[place.line - 1] = line.slice(0, place.column - 1) + text + line.slice(place.column - 1 + was.length);
  }
  return lines.join('\n');
}

/** What is told of a page, its comments that include files corrected if nothing else of it would change as MDX. */
function withIncludesTold(told: readonly Diagnostic[], reader: MdxReader): readonly Diagnostic[] {
  const { source } = reader;
  const isOfPage = ({ place }: Diagnostic) => place?.file === source.file;
  const isMdx = told.some((one) => one.code === 'mdx-in-markdown' && isOfPage(one));
  const reading = isMdx || !told.some((one) => isInclude(one) && isOfPage(one)) ? undefined : readOr(source, reader);
  if (reading === undefined || !('tree' in reading) || !isReadAlike(reading, reader))
    return withIncludes(told, undefined);
  return withIncludes(told, renaming(source, reading, told));
}

interface ToldReader extends MdxReader {
  readonly all: readonly Diagnostic[];
}

function mdxInMarkdown(source: SourceFile, told: readonly Diagnostic[], reader: ToldReader): Diagnostic | undefined {
  const module = told.find(
    ({ code, place }) =>
      code === 'module-code' && isModuleInUse(paragraphAt(place?.line ?? 1, sourceLines(source)), source),
  );
  if (module !== undefined) return mdxFile(module, source, { reading: readOr(source, reader), all: reader.all });
  const component = told.find(
    ({ code, place }) => code === 'dropped-html' && isAtComponent(place, sourceLines(source)),
  );
  // What a partial is as MDX is known where it is part of a page.
  if (component === undefined || source !== reader.source) return undefined;
  const reading = readOr(source, reader);
  return 'tree' in reading && isReadAlike(reading, reader)
    ? mdxFile(component, source, { reading, all: reader.all })
    : undefined;
}

const isAtComponent = ({ line, column }: Place = placeAtStart(''), lines: readonly string[]) =>
  /^<[A-Z]/.test((lines[line - 1] ?? '').slice(column - 1));

/** The reading of a file as MDX, or what is wrong with it. */
function readOr(source: SourceFile, { parse }: MdxReader): MdxReading | Diagnostic {
  try {
    return readAsMdx(source, parse);
  } catch (error) {
    return syntaxDiagnostic(error, source);
  }
}

function mdxFile(
  { place }: Diagnostic,
  source: SourceFile,
  { reading, all }: { readonly reading: MdxReading | Diagnostic; readonly all: readonly Diagnostic[] },
): Diagnostic {
  const rename = `rename it to \`${nameInFolder(source.file)}x\``;
  const told = warningOf('mdx-in-markdown', {
    message: 'This file is MDX, which is read in `.mdx` files: as Markdown it has no components, and its code is text.',
    place,
  });
  if (!('tree' in reading)) return { ...told, hint: `${rename}; in line ${reading.place?.line}, ${reading.hint}` };
  const fix = renaming(source, reading, all);
  return { ...told, hint: rename, ...(fix && { fix }) };
}

/** The correction that makes a file MDX, with those of its comments and links; undefined without them. */
function renaming(source: SourceFile, reading: MdxReading, told: readonly Diagnostic[]): Fix | undefined {
  const { file } = source;
  const comments = commentFixes(told, source, reading);
  return comments && { ...fixAtStart(file), renamedTo: `${file}x`, with: [...comments, ...reading.links] };
}

/** The lines from one (1-based) to the next that is empty. */
function paragraphAt(line: number, lines: readonly string[]): string {
  let end = line;
  while (end < lines.length && lines[end]?.trim() !== '') end += 1;
  return lines.slice(line - 1, end).join('\n');
}

/**
 * Whether a file without code of a module says the same as MDX, but for its components, and has no fault there that is
 * not corrected.
 */
function isReadAlike({ source: mdx, tree }: MdxReading, { source, parse, faultsOf }: MdxReader): boolean {
  const isComment = ({ value = '' }: TreeNode) => /^\s*\/\*[\s\S]*\*\/\s*$/.test(value);
  if (!expressionsIn(tree).every(isComment) || hasIndentedCode(parse(source), source.body)) return false;
  // What is wrong with its front matter is so either way.
  const before = new Set(source.diagnostics);
  return errorsIn(faultsOf(mdx)).every((fault) => fault.fix !== undefined || before.has(fault));
}

/**
 * Code without a fence is none in MDX. What stands in a component is often indented: tags and fences are no code, nor
 * is what a box or tab of MkDocs holds, which is mended in MDX as well.
 */
const hasIndentedCode = ({ type, value = '', position, children = [] }: TreeNode, body: string): boolean =>
  type === 'code'
    ? !/^[`~]/.test(body.slice(position?.start.offset).trimStart()) && !value.startsWith('<')
    : children.some((child, index) => !isAtBlock(children[index - 1], body) && hasIndentedCode(child, body));

const isAtBlock = (before: TreeNode | undefined, body: string): boolean =>
  before?.type === 'paragraph' && /^(?:!!!|\?\?\?|===)[+!]*[ \t]*["\w]/.test(body.slice(before.position?.start.offset));
