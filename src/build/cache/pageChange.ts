import { glossaryUse } from '../../markdown/abbreviations/glossary.ts';
import type { CompileContext } from '../../markdown/compileContext.ts';
import { hasErrors } from '../../model/diagnostic.ts';
import type { CompiledPage, PictureSize } from '../../model/page.ts';
import type { SourceFile } from '../../model/sourceFile.ts';

/** What has changed between two keys of a page, in words. */
export function keyChange(before: string, now: string | undefined): string | undefined {
  if (before === now) return undefined;
  if (!isSameCompiler(before, now)) return 'docsgen, the configuration or a component has changed';
  return 'its source has changed';
}

/** Whether two keys of a page differ at most in its source and route. */
export const isSameCompiler = (before: string, now: string | undefined): boolean =>
  before.split(' ', 1)[0] === now?.split(' ', 1)[0];

/** What of a page is looked at: `links` is false where all addresses of the site are what they were. */
interface AskedChanges {
  readonly links: boolean;
  /** Its source, as it is and was: it has not changed. */
  readonly source: SourceFile;
}

/** What a page shows otherwise than when it was compiled, in words: a partial, a constant, or where a link leads. */
export function changeSince(page: CompiledPage, context: CompileContext, asked: AskedChanges): string | undefined {
  const { includes, pictures, constantsUsed, links } = page;
  const included = includes.find(({ path, hash }) => {
    const found = context.partial(path) ?? context.codeFile(path);
    // A translation of it may say the same, but its faults are those of another file.
    return found?.hash !== hash || found.relativePath !== path;
  });
  if (included !== undefined) return `\`${included.path}\`, which it includes, has changed`;
  const picture = pictures.find(({ path, size }) => !isSameSize(size, context.pictureSize(path)));
  if (picture !== undefined) return `\`${picture.path}\`, which it shows, has another size`;
  const copied = pictures.find(({ path, copies }) => copies && context.pictureCopies(path)?.sum !== copies.sum);
  if (copied !== undefined) return `\`${copied.path}\`, which it shows, has changed`;
  const drawn = pictures.find(
    ({ path, drawing }) => drawing !== undefined && drawing !== (context.drawing(path)?.hash ?? ''),
  );
  if (drawn !== undefined) return `\`${drawn.path}\`, which it shows, is drawn otherwise`;
  // A drawing may have no size, and be there or not.
  const lost = pictures.find(({ path, size }) => size === undefined && context.pictureFault(path) !== undefined);
  if (lost !== undefined) return `\`${lost.path}\`, which it shows, holds no picture any more`;
  const constant = constantsUsed.find(({ name, hash }) => context.constantHash(name) !== hash);
  if (constant !== undefined) return `the constant \`${constant.name}\` has changed`;
  if (isGlossaryOther(page, context, asked.source)) return 'the glossary says something else of it';
  if (!asked.links) return undefined;
  const link = links.find(({ url, fromFile, href }) => context.resolve(url, fromFile).href !== href);
  return link === undefined ? undefined : `the link \`${link.url}\` now points elsewhere`;
}

/** A glossary that is the same word by word says the same of each page. */
function isGlossaryOther(
  { glossary, includes, constantsUsed }: CompiledPage,
  context: CompileContext,
  source: SourceFile,
): boolean {
  if (context.glossary()?.hash === glossary?.hash) return false;
  const constants = constantsUsed.map(({ name }) => name);
  return (glossaryUse({ source, includes, constants }, context)?.sum ?? '') !== (glossary?.sum ?? '');
}

const isSameSize = (size: PictureSize | undefined, now: PictureSize | undefined) =>
  size?.width === now?.width && size?.height === now?.height;

/** Whether a page says what it would say if it were compiled again. */
export const isValid = (page: CompiledPage, context: CompileContext, asked: AskedChanges): boolean =>
  // What a page with errors did not find may be there now, and what that was is noted nowhere.
  !hasErrors(page.diagnostics) && page.isTriedAsMdx !== true && changeSince(page, context, asked) === undefined;
