import type { RedirectElsewhere } from '../../model/navigationElsewhere.ts';
import { sitePath } from '../elsewhere/addressesHere.ts';
import { PATTERN_HINT } from '../elsewhere/sharedHints.ts';
import { type CodeData, listIn, textIn } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

/** The old addresses that the plugin for them is given. `here` is what an address of a page there is here. */
export function docusaurusRedirects(
  plugins: CodeData | undefined,
  here: (address: string) => string,
  read: PartsRead,
): readonly RedirectElsewhere[] {
  // The plugins themselves are mostly code, and none of it is needed.
  return listIn(plugins)
    .filter(isRedirects)
    .flatMap((plugin) => {
      const options = read.map(listIn(plugin)[1], 'redirects');
      for (const name of ['createRedirects', 'fromExtensions', 'toExtensions']) {
        const place = options.get(name)?.place;
        if (place !== undefined) read.miss(name, place, { isData: true, hint: PATTERN_HINT });
      }
      return read.list(options.get('redirects'), 'redirects').flatMap((one) => redirectsOf(one, here, read));
    });
}

const isRedirects = (plugin: CodeData) =>
  /^(?:@docusaurus\/plugin-)?client-redirects$/.test(textIn(listIn(plugin)[0]) ?? '');

/** Several addresses may lead to one. */
function redirectsOf(data: CodeData, here: (address: string) => string, read: PartsRead): readonly RedirectElsewhere[] {
  const parts = read.record(data, 'redirects');
  const from = parts.get('from');
  const to = read.text(parts.get('to'), 'redirects');
  const addresses = from?.kind === 'list' ? from.items : from === undefined ? [] : [from];
  return addresses.flatMap((address) => {
    const path = read.text(address, 'redirects');
    if (path === undefined || to === undefined) return [];
    return [{ from: sitePath(path), to: here(to), option: 'redirects', place: address.place }];
  });
}
