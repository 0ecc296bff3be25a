import type { Site } from '../build/site.ts';
import { parserFor } from '../markdown/parsers.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { inSlices } from '../system/inSlices.ts';
import { readStretches } from './readStretches.ts';
import { readSamples, type Sample } from './samples/readSamples.ts';
import { shownMarkup } from './shownMarkup.ts';
import { createTypedFinder } from './typedConstants.ts';
import { unclosedCode } from './unclosedCode.ts';
import { unshownConstants } from './unshownConstants.ts';

/** What a source says by itself. Its tree is not kept: those of ten thousand pages take gigabytes. */
export interface InspectedSource {
  readonly file: string;
  readonly samples: readonly Sample[];
  readonly faults: readonly Diagnostic[];
  /** What readers would see of markup; as MDX it may be something else. */
  readonly unread: readonly Diagnostic[];
}

/** Pages and partials, without those that cannot be parsed: of them compilation has told. */
export async function inspectSources({ project, routes, syntax }: Site): Promise<InspectedSource[]> {
  const { constants, check, parser } = project.config;
  const parse = parserFor(parser, syntax);
  const treeOf = (source: SourceFile) => {
    try {
      return parse(source);
    } catch {
      return undefined;
    }
  };
  const findTyped = createTypedFinder(constants, check);
  const written = [...routes.allSources.values()].filter(({ original }) => original === undefined);
  const inspected: InspectedSource[] = [];
  const pause = inSlices();
  for (const source of [...written, ...project.content.partials.values()]) {
    // Another thread tells of the pages that it has made.
    await pause();
    const tree = treeOf(source);
    if (tree === undefined) continue;
    const stretches = readStretches(tree, source);
    inspected.push({
      file: source.file,
      samples: readSamples({ source, tree }, constants),
      faults: [
        ...findTyped(source, stretches),
        ...unshownConstants(source, stretches, constants),
        ...unclosedCode(source, stretches),
      ],
      // Plugins may read it.
      unread: project.plugins === undefined ? shownMarkup(source, stretches) : [],
    });
  }
  return inspected;
}
