import type { RedirectElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { sitePath } from '../elsewhere/addressesHere.ts';
import { exportedData } from '../parse/exportedData.ts';
import { partsReader } from '../parse/partsReader.ts';

/** The old addresses in a `docs.json` or `mint.json`. */
export function mintlifyRedirects(json: string, file: string): Pick<SiteElsewhere, 'redirects' | 'unread'> {
  const read = partsReader();
  const root = read.map(exportedData(json, file), 'redirects');
  const redirects = read.list(root.get('redirects'), 'redirects').flatMap((one): readonly RedirectElsewhere[] => {
    const parts = read.map(one, 'redirects');
    const source = parts.get('source');
    const [from, to] = [source, parts.get('destination')].map((part) => read.text(part, 'redirects'));
    if (source === undefined || from === undefined || to === undefined) return [];
    return [{ from: sitePath(from), to, option: 'redirects', place: source.place }];
  });
  return { redirects, unread: read.missed };
}
