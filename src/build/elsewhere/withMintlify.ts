import type { SettingsHere } from '../../config/configElsewhere.ts';
import { faviconHere } from '../../config/elsewhere/faviconHere.ts';
import { logoHere } from '../../config/elsewhere/logoHere.ts';
import { logoLinkHere } from '../../config/elsewhere/logoLinkHere.ts';
import { mintlifyFrame } from '../../config/mintlify/mintlifyFrame.ts';
import { tellMintlifyOthers } from '../../config/mintlify/mintlifyOthers.ts';
import { tellMintlifyPages } from '../../config/mintlify/mintlifyPages.ts';
import { mintlifyRedirects } from '../../config/mintlify/mintlifyRedirects.ts';
import { mapIn } from '../../config/parse/codeData.ts';
import { exportedData } from '../../config/parse/exportedData.ts';
import { partsReader } from '../../config/parse/partsReader.ts';
import { unreadComments } from '../../config/written/configFromNavigation.ts';
import { withComments } from '../../config/written/configText.ts';
import { type Diagnostic, fixAtStart } from '../../model/diagnostic.ts';
import { finderFor } from './navigationFinder.ts';
import type { NavigationWorld } from './navigationIn.ts';
import { redirectsIn } from './redirectsHere.ts';
import { unreadPart } from './unreadPart.ts';

/**
 * The faults, of which that of Mintlify's settings gets a correction. They tell the navigation by themselves; for old
 * addresses and images, the pages and files that are here are looked at. Adds `unread-file` as `withNavigation` does.
 */
export function withMintlify(
  faults: readonly Diagnostic[],
  { file, text }: SettingsHere,
  world: NavigationWorld,
): readonly Diagnostic[] {
  const find = finderFor(world, { isCode: true });
  const read = partsReader();
  const settings = exportedData(text, file);
  const parts = mapIn(settings);
  tellMintlifyPages(parts.get('navigation'), find, read.miss);
  tellMintlifyOthers(parts, read.miss);
  const redirects = mintlifyRedirects(settings, read);
  const here = redirectsIn({ entries: [], redirects }, { ...world, find });
  const framed = faviconHere(logoLinkHere(logoHere({ entries: [], ...mintlifyFrame(parts) }, find), find), find);
  const unread = [...read.missed, ...here.unread, ...(framed.unread ?? [])];
  return [...faults.map(withSettings), ...unread.map(unreadPart)];

  function withSettings(fault: Diagnostic): Diagnostic {
    if (fault.code !== 'unread-file' || fault.place?.file !== file) return fault;
    const settings = (fault.fix?.beside ?? []).map((fix) => ({
      ...fix,
      text: withComments(fix.text, unreadComments(unread)),
    }));
    const beside = [...settings, ...(here.creation ? [here.creation] : [])];
    return beside.length === 0 ? fault : { ...fault, fix: { ...fixAtStart(file), beside } };
  }
}
