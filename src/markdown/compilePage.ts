import { type Route, safeHtml } from '../model/brands.ts';
import { type Diagnostic, errorOf, hasErrors, placeAtStart, warningOf } from '../model/diagnostic.ts';
import type { CompiledPage } from '../model/page.ts';
import { pageRecordOf } from '../model/pageRecord.ts';
import { allDiagnostics, SourceChanged, type SourceFile } from '../model/sourceFile.ts';
import { titleTextOf } from '../model/text/titleTextOf.ts';
import { glossaryUse } from './abbreviations/glossary.ts';
import { markAbbreviations } from './abbreviations/markAbbreviations.ts';
import { syntaxFor } from './code/formulas.ts';
import type { CompileContext } from './compileContext.ts';
import { addGithubAddresses } from './headings/githubAddresses.ts';
import { openingWords } from './headings/openingWords.ts';
import { linkMarkdown, pageHero } from './headings/pageHero.ts';
import { pageTitle, pageTitleHtml, titleSlugOf } from './headings/pageTitle.ts';
import { withRaisedHeadings } from './headings/raisedHeadings.ts';
import { warnRepeatedTitle } from './headings/repeatedTitle.ts';
import { checkReferences } from './links/references.ts';
import { withMdxTold } from './mdx/mdxInMarkdown.ts';
import { commentsFix } from './mdx/readAsMdx.ts';
import { rehypeComponents } from './mdx/rehypeComponents.ts';
import { renderedForBoth } from './mdx/renderedForBoth.ts';
import { createPageState, type PageState } from './pageState.ts';
import { parseOr } from './parse/parseOr.ts';
import { type Parser, processorFor } from './parse/parsers.ts';
import { syntaxDiagnostic } from './parse/syntaxDiagnostic.ts';
import { PluginsAsked } from './plugins/pluginsAsked.ts';
import { pluginFault, runPlugins } from './plugins/runPlugins.ts';
import { TurnedAsync } from './plugins/turnedAsync.ts';
import { rehypePage } from './rehypePage.ts';
import { remarkPage } from './remarkPage.ts';
import type { TreeNode } from './tree.ts';
import { markdownTwin } from './twin/markdownTwin.ts';
import { twinText } from './twin/twinText.ts';
import { wordCount } from './twin/wordCount.ts';

/**
 * A page compiled from its source: record, html, headings, links and everything that was wrong with it.
 * The same source and context yield the same result; nothing is read, nothing is run. Throws `PluginsAsked` where
 * plugins take their time, and somebody waits for them, see `whilePluginsWork`.
 */
export function compilePage(source: SourceFile, route: Route, context: CompileContext): CompiledPage {
  try {
    return compileAtLast(source, route, context);
  } catch (error) {
    if (error instanceof PluginsAsked) throw error;
    if (error instanceof SourceChanged) return compileAtLast(withFault(source, changed(error)), route, context);
    // Walks over a tree take as much stack as it is deep.
    if (error instanceof RangeError) return compileAtLast(withFault(source, tooDeep(source)), route, context);
    // They may leave nodes that there are none of.
    if (context.plugins === undefined) throw error;
    const fault = pluginFault(error, { file: source.file, codePlace: context.codePlace(error) });
    return compile(withFault(source, fault), route, { ...context, plugins: undefined });
  }
}

/** Begins anew where plugins have turned out to take their time, which they do once for each of their lists. */
function compileAtLast(source: SourceFile, route: Route, context: CompileContext): CompiledPage {
  try {
    return compile(source, route, context);
  } catch (error) {
    if (error instanceof TurnedAsync) return compileAtLast(source, route, context);
    throw error;
  }
}

const withFault = (source: SourceFile, fault: Diagnostic): SourceFile => ({
  ...source,
  body: '',
  diagnostics: [...source.diagnostics, fault],
});

const changed = ({ file }: SourceChanged): Diagnostic =>
  errorOf('unreadable', {
    message: 'Cannot read the file because it has changed since the build began.',
    place: placeAtStart(file),
    hint: 'build again',
  });

const tooDeep = ({ file }: SourceFile): Diagnostic =>
  errorOf('too-deep', {
    message: 'Cannot compile the page because it is nested too deeply, or too much is in one text.',
    place: placeAtStart(file),
    hint: 'look for many brackets, quotes or elements inside one another, or thousands of `&amp;` and the like in one text',
  });

function compile(source: SourceFile, route: Route, surroundings: CompileContext): CompiledPage {
  const { forTwin, forPage } = renderedForBoth(surroundings.renderComponent);
  const context = { ...surroundings, renderComponent: forPage };
  const { parse, toHast, toHtml } = processorFor(context.parser, syntaxFor(context));
  const state = createPageState(source, context, {
    parse: (file) =>
      parseOr(parse, file, (error) =>
        state.diagnostics.push({ ...syntaxDiagnostic(error, file), ...commentsFix(file, parse) }),
      ),
    toHtml,
  });
  const parsed = state.parse(source);
  // Before the steps that change the tree.
  const twin = startTwin(parsed, source, { parse, context: { ...context, renderComponent: forTwin } });
  checkReferences(parsed, state);
  const mdast = runPlugins(parsed, 'onMarkdown', state);
  remarkPage(mdast, state);
  const { root, hasRaw } = toHast(mdast);
  state.hasRaw = hasRaw;
  // Before the steps that put headings and text into elements of their own.
  const opening = source.frontmatter.description === undefined ? openingWords(root) : undefined;
  const tree = rehypePage(root, state);
  markAbbreviations(tree, state, context.glossary()?.meanings);
  if (state.hasComponents) rehypeComponents(tree, state);
  const title = pageTitle(state);
  warnRepeatedTitle(title, tree, state);
  const titleSlug = titleSlugOf(title, state);
  const titleHtml = pageTitleHtml(title, addGithubAddresses(state), state);
  const html = safeHtml(toHtml(tree));
  const hero = pageHero(state);
  const record = pageRecordOf(source, route, {
    title: titleTextOf(title),
    headers: state.headings.filter(({ level }) => level === 2 || level === 3),
  });
  const includes = [...state.includes].map(([path, hash]) => ({ path, hash }));
  const glossary = glossaryUse({ source, includes, constants: [...state.constantsUsed] }, context);
  const told = toldOf(tree, state, { parse, compiled: (mdx) => compilePage(mdx, route, surroundings) });
  return {
    record,
    titleHtml,
    titleSlug,
    html,
    ...(hero === undefined ? {} : { hero }),
    ...(opening === undefined ? {} : { opening }),
    ...twin({ title, record, hero }),
    headings: state.headings,
    links: state.links,
    ids: [...state.ids],
    githubIds: state.githubIds,
    deferred: state.deferred,
    constantsUsed: [...state.constantsUsed].sort().map((name) => ({ name, hash: context.constantHash(name) })),
    includes,
    ...(glossary === undefined ? {} : { glossary }),
    pictures: [...state.pictures.values()],
    ...told,
  };
}

/** What the steps find that the page as plain Markdown says, too. */
interface TwinFound extends Pick<CompiledPage, 'record'> {
  readonly title: string;
  readonly hero: CompiledPage['hero'] | undefined;
}

/**
 * The page as plain Markdown, from a tree that no step has changed, and what the steps find; empty if not listed. And
 * the number of words of that.
 */
function startTwin(
  parsed: TreeNode,
  source: SourceFile,
  { parse, context }: { readonly parse: Parser; readonly context: CompileContext },
): (found: TwinFound) => Pick<CompiledPage, 'markdown' | 'wordCount'> {
  const { description, unlisted } = source.frontmatter;
  if (unlisted === true && !context.countsWords) return () => ({ markdown: '' });
  const body = markdownTwin(parsed, { source, context, parse: (partial) => parseOr(parse, partial, () => {}) });
  const counted = context.countsWords ? { wordCount: wordCount(body) } : {};
  if (unlisted === true) return () => ({ markdown: '', ...counted });
  return ({ title, record, hero }) => ({
    markdown: twinText({
      title,
      description,
      url: context.canonicalUrl(record.regularPath),
      links: hero?.actions.map((action) => linkMarkdown(action, context)).join(' · '),
      body,
    }),
    ...counted,
  });
}

/** All that is told of a page. One of Markdown that may be MDX is tried as that: `compiled` makes a page of it, too. */
function toldOf(
  tree: TreeNode,
  { page: source, context, includes, headings, diagnostics }: PageState,
  { parse, compiled }: { readonly parse: Parser; readonly compiled: (mdx: SourceFile) => CompiledPage },
): Pick<CompiledPage, 'isTriedAsMdx' | 'diagnostics'> {
  let isTriedAsMdx = false;
  const told = [...allDiagnostics(source), ...withRaisedHeadings(diagnostics, { source, parse, headings })];
  const whole = withMdxTold(told, {
    parse,
    source,
    partials: [...includes.keys()].flatMap((path) => context.partial(path) ?? []),
    faultsOf(mdx) {
      isTriedAsMdx = true;
      return compiled(mdx).diagnostics;
    },
  });
  return { ...(isTriedAsMdx ? { isTriedAsMdx } : {}), diagnostics: withEmptyPage(whole, source, tree) };
}

/** Where an error or the name of the file has kept content out of the page, that is told already. */
function withEmptyPage(diagnostics: readonly Diagnostic[], source: SourceFile, tree: TreeNode): readonly Diagnostic[] {
  const isBlank = ({ type, value = '' }: TreeNode) => (type === 'text' || type === 'raw') && value.trim() === '';
  const isFilled = source.frontmatter.hero !== undefined || tree.children?.every(isBlank) !== true;
  if (isFilled || hasErrors(diagnostics) || diagnostics.some(({ code }) => code === 'mdx-in-markdown'))
    return diagnostics;
  return [
    ...diagnostics,
    warningOf('empty-page', {
      message: 'The page has no content.',
      place: placeAtStart(source.file),
      hint: 'write a first paragraph, or delete the file',
    }),
  ];
}
