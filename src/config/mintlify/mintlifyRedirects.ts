import type { RedirectElsewhere } from '../../model/navigationElsewhere.ts';
import { sitePath } from '../elsewhere/addressesHere.ts';
import type { CodeData } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

/** The old addresses in a `docs.json` or `mint.json`. */
export function mintlifyRedirects(settings: CodeData | undefined, read: PartsRead): readonly RedirectElsewhere[] {
  const root = read.map(settings, 'redirects');
  return read.list(root.get('redirects'), 'redirects').flatMap((one): readonly RedirectElsewhere[] => {
    const parts = read.map(one, 'redirects');
    const source = parts.get('source');
    const [from, to] = [source, parts.get('destination')].map((part) => read.text(part, 'redirects'));
    if (source === undefined || from === undefined || to === undefined) return [];
    return [{ from: sitePath(from), to, option: 'redirects', place: source.place }];
  });
}
