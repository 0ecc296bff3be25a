import type { Site } from '../../build/site.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { lazy } from '../../model/lazy.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { sourceLines } from '../../model/sourcePlace.ts';
import { NO_PAGE } from '../../routes/links/pageMeant.ts';
import { addressOfTarget, linkTo } from '../markup/wikiLinkFaults.ts';
import { labelsOf } from './labels.ts';

/**
 * What is told of links that MyST completes, with their corrections: one that names a label in place of a page gets the
 * address, and one without a text the title of what it leads to.
 */
export function withReferences(told: readonly Diagnostic[], { routes }: Site): readonly Diagnostic[] {
  const labels = lazy(() => labelsOf(routes.allSources));
  const sources = lazy(() => new Map([...routes.allSources.values()].map((source) => [source.file, source])));
  return told.map((one) => {
    if (one.code !== 'broken-link' && one.code !== 'empty-link') return one;
    const source = one.fix === undefined ? sources().get(one.place?.file ?? '') : undefined;
    const written = source && writtenAt(one, source);
    if (source === undefined || written === undefined) return one;
    const meant = one.code === 'empty-link' ? titled(written, source) : addressed(written, source, one);
    const { place } = one;
    return meant === undefined || place === undefined
      ? one
      : { ...one, hint: `write \`${meant}\``, fix: { place, was: written, text: meant } };
  });

  function addressed(written: string, { relativePath: from }: SourceFile, { hint }: Diagnostic): string | undefined {
    if (!/^[^\s/.#?]+$/.test(written)) return undefined;
    // A page that is near may be meant, unless it is known that the site has labels.
    const target = labels().below(written) ?? (hint === NO_PAGE ? labels().named(written) : undefined);
    return target && addressOfTarget(target, from);
  }

  function titled(written: string, { relativePath: from }: SourceFile): string | undefined {
    const url = /^\[\]\(([^()\s]+)\)$/.exec(written)?.[1] ?? '';
    const target = url === '' ? undefined : (labels().below(url) ?? labels().at(url, from));
    return target?.title === undefined ? undefined : linkTo(target.title, target, from);
  }
}

function writtenAt({ place }: Diagnostic, source: SourceFile): string | undefined {
  if (place?.endColumn === undefined || source.format !== 'md') return undefined;
  return sourceLines(source)[place.line - 1]?.slice(place.column - 1, place.endColumn - 1);
}
