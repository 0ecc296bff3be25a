import type { RedirectElsewhere } from '../../model/navigationElsewhere.ts';
import { sitePath } from '../elsewhere/addressesHere.ts';
import type { CodeData } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

/** The old addresses in `redirects` of Astro, each with a new one, or with a `destination` beside its status. */
export const astroRedirects = (data: CodeData | undefined, read: PartsRead): readonly RedirectElsewhere[] =>
  [...read.map(data, 'redirects')].flatMap(([from, value]): readonly RedirectElsewhere[] => {
    const destination = value.kind === 'map' ? value.entries.get('destination') : value;
    const to = read.text(destination, 'redirects');
    return to === undefined ? [] : [{ from: sitePath(from), to, option: 'redirects', place: value.place }];
  });
