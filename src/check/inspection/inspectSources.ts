import type { Site } from '../../build/site.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { type Parser, parserFor } from '../../markdown/parse/parsers.ts';
import type { Piece } from '../../markdown/pieces.ts';
import type { TreeNode } from '../../markdown/tree.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { contentHash } from '../../system/contentHash.ts';
import { inSlices } from '../../system/processes/inSlices.ts';
import { readAllowances, type WrittenAllowance } from '../allowances/readAllowances.ts';
import { createTypedFinder } from '../constants/typedConstants.ts';
import { unshownConstants } from '../constants/unshownConstants.ts';
import { drawnBlocks } from '../markup/drawnBlocks.ts';
import { misreadBold } from '../markup/misreadBold.ts';
import { oddBackquote } from '../markup/oddBackquote.ts';
import { overlongLinks } from '../markup/overlongLinks.ts';
import { rawInCode } from '../markup/rawInCode.ts';
import { shownFences } from '../markup/shownFences.ts';
import { shownFrontmatter } from '../markup/shownFrontmatter.ts';
import { shownMarkup } from '../markup/shownMarkup.ts';
import { unclosedCode } from '../markup/unclosedCode.ts';
import { unclosedEmphasis } from '../markup/unclosedEmphasis.ts';
import { wikiLinks } from '../markup/wikiLinks.ts';
import { roleLinks } from '../references/roleLinks.ts';
import { readSamples, type Sample } from '../samples/readSamples.ts';
import { readStretches } from './readStretches.ts';

/** What a source says by itself. Its tree is not kept: those of ten thousand pages take gigabytes. */
export interface InspectedSource {
  readonly file: string;
  /** Names its text. */
  readonly hash: string;
  readonly samples: readonly Sample[];
  readonly faults: readonly Diagnostic[];
  /** What readers would see of markup; as MDX it may be something else. */
  readonly unread: readonly Diagnostic[];
  readonly allowances: readonly WrittenAllowance[];
  /** Links as wikis and MyST write them, of which only the whole site tells whether they lead to a page. */
  readonly wikiLinks: readonly Piece[];
}

/** Names all that sources are inspected with: with the same name, the same text says the same. */
export const inspectionKey = ({ project: { config, modules, plugins }, syntax }: Site): string =>
  contentHash(
    JSON.stringify([
      config.constants,
      config.check,
      config.parser,
      syntax.formulas,
      modules.componentsHash,
      plugins !== undefined,
    ]),
  );

/**
 * Pages and partials, without those that cannot be parsed or are nested too deeply: of them compilation has told. Those
 * that `known` holds with their text are not read again.
 */
export async function inspectSources(site: Site, known: readonly InspectedSource[] = []): Promise<InspectedSource[]> {
  const { project, routes, syntax } = site;
  const { constants, check, parser } = project.config;
  const knownAt = new Map(known.map((one) => [one.file, one]));
  const parse = parserFor(parser, syntax);
  const findTyped = createTypedFinder(constants, check);
  const written = [...routes.allSources.values()].filter(({ original }) => original === undefined);
  const inspected: InspectedSource[] = [];
  const pause = inSlices();
  for (const source of [...written, ...project.content.partials.values()]) {
    const before = knownAt.get(source.file);
    if (before?.hash === source.hash) {
      inspected.push(before);
      continue;
    }
    // Another thread tells of the pages that it has made.
    await pause();
    const tree = treeOf(source, parse);
    const parts = tree && partsOf(source, tree, constants);
    if (parts === undefined) continue;
    const { stretches, allowances, misread, fences } = parts;
    const unclosed = unclosedCode(source, stretches);
    const endless = new Set(unclosed.map(({ place, related: [opening] = [] }) => (opening ?? place)?.line));
    inspected.push({
      file: source.file,
      hash: source.hash,
      // What an open fence has swallowed is no code, of which there is nothing else to tell.
      samples: parts.samples.filter(({ fence }) => !endless.has(fence)),
      allowances,
      wikiLinks:
        project.plugins === undefined ? [...wikiLinks(source, stretches), ...roleLinks(source, stretches)] : [],
      faults: [
        ...findTyped(source, stretches),
        ...unshownConstants(source, stretches, constants),
        ...unclosed,
        ...shownFrontmatter(source),
      ],
      // Plugins may read it.
      unread:
        project.plugins === undefined && isShown(source)
          ? [
              ...misread,
              ...fences,
              ...shownMarkup(source, stretches).filter((fault) => !misread.some((one) => holds(one, fault))),
              ...overlongLinks(source, stretches),
              ...rawInCode(source, stretches),
            ]
          : [],
    });
  }
  return inspected;
}

/** Menus of other generators are no parts of pages: what they hold is written in the configuration. */
const isShown = ({ file }: SourceFile) => !/(?:^|\/)_(?:sidebar|navbar)\.md$/i.test(file);

function treeOf(source: SourceFile, parse: Parser): TreeNode | undefined {
  try {
    return parse(source);
  } catch {
    return undefined;
  }
}

/** What is looked at of a source; undefined for one that is nested too deeply. */
function partsOf(source: SourceFile, tree: TreeNode, constants: SiteConfig['constants']) {
  try {
    return {
      stretches: readStretches(tree, source),
      samples: readSamples({ source, tree }, constants),
      allowances: readAllowances(tree, source),
      misread: [...misreadBold(source, tree), ...unclosedEmphasis(source, tree), ...oddBackquote(source, tree)],
      fences: [...shownFences(source, tree), ...drawnBlocks(source, tree)],
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether what a fault tells of begins in what another one does. */
function holds({ place: outer }: Diagnostic, { place: inner }: Diagnostic): boolean {
  if (outer === undefined || inner === undefined || outer.line !== inner.line) return false;
  return outer.column <= inner.column && inner.column < (outer.endColumn ?? outer.column);
}
