import type { Site } from '../../build/site.ts';
import type { Piece } from '../../markdown/pieces.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { lazy } from '../../model/lazy.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import { wikiLinkFaults, wikiNames } from '../markup/wikiLinkFaults.ts';
import { ROLE_LINK } from '../markupElsewhere/foreignBraces.ts';
import { wikiHint } from '../markupElsewhere/foreignBrackets.ts';
import { labelsOf } from '../references/labels.ts';
import { roleLinkFaults } from '../references/roleLinks.ts';
import type { InspectedSource } from './inspectSources.ts';

/**
 * Sources with the corrections of links that wikis and MyST write: what a name means is known once all pages are. They
 * are none of what is kept of a source for another check.
 */
export function withWikiLinks(
  sources: readonly InspectedSource[],
  { project, routes }: Site,
): readonly InspectedSource[] {
  const written = lazy(() => {
    // The sidebar of a wiki is no page.
    const all = [...routes.allSources.values(), ...project.content.partials.values()];
    return new Map(all.map((source) => [source.file, source]));
  });
  const names = lazy(() =>
    wikiNames([...routes.allSources.values(), ...project.content.assets].map(({ relativePath }) => relativePath)),
  );
  const labels = lazy(() => labelsOf(routes.allSources));
  return sources.map((one) => {
    const source = one.wikiLinks.length === 0 ? undefined : written().get(one.file);
    if (source === undefined) return one;
    const [roles, links] = partition(one.wikiLinks);
    const faults = [
      ...(links.length === 0 ? [] : wikiLinkFaults(links, source, names())),
      ...(roles.length === 0 ? [] : roleLinkFaults(roles, source, labels())),
    ];
    return faults.length === 0 ? one : { ...one, unread: [...othersThan(faults, one, source), ...faults] };
  });
}

const isRole = ({ text }: Piece) => text.startsWith('{');
const partition = (pieces: readonly Piece[]) => [pieces.filter(isRole), pieces.filter((one) => !isRole(one))] as const;

/** What else is told of a source: of links that lead nowhere, at the first of them. */
function othersThan(
  faults: readonly Diagnostic[],
  { unread, wikiLinks }: InspectedSource,
  source: SourceFile,
): readonly Diagnostic[] {
  const corrected = new Set(faults.map(({ place }) => `${place?.line}:${place?.column}`));
  const left = wikiLinks.flatMap((link) => {
    const place = placeIn(source, link.offset, link.text.length);
    return corrected.has(`${place.line}:${place.column}`) ? [] : [{ place, link }];
  });
  return unread.flatMap((one) => {
    if (!corrected.has(`${one.place?.line}:${one.place?.column}`)) return [one];
    const [first, ...more] = left.filter(({ link }) =>
      isRole(link) ? one.hint === ROLE_LINK : wikiHint(link.text) === one.hint && !isFigures(link.text),
    );
    if (first === undefined) return [];
    const others = more.length > 0 ? `, and ${more.length} more like it on this page` : '';
    return [{ ...one, message: `Readers see \`${first.link.text}\` as plain text${others}.`, place: first.place }];
  });
}

/** What is more often a list of figures, and is not told of. */
const isFigures = (text: string) => /^!?\[\[\d/.test(text);
