import type { SettingsHere } from '../../config/configElsewhere.ts';
import { faviconHere } from '../../config/elsewhere/faviconHere.ts';
import { logoHere } from '../../config/elsewhere/logoHere.ts';
import { logoLinkHere } from '../../config/elsewhere/logoLinkHere.ts';
import { mintlifyFrame } from '../../config/mintlify/mintlifyFrame.ts';
import { mintlifyOthers } from '../../config/mintlify/mintlifyOthers.ts';
import { mintlifyRedirects } from '../../config/mintlify/mintlifyRedirects.ts';
import { mintlifyUnread } from '../../config/mintlify/mintlifyUnread.ts';
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
  const read = mintlifyRedirects(text, file);
  const find = finderFor(world, { isCode: true });
  const here = redirectsIn({ entries: [], ...read }, { ...world, find });
  const framed = faviconHere(logoLinkHere(logoHere({ entries: [], ...mintlifyFrame(text, file) }, find), find), find);
  const unread = [
    ...mintlifyUnread(text, file, find),
    ...mintlifyOthers(text, file),
    ...(read.unread ?? []),
    ...here.unread,
    ...(framed.unread ?? []),
  ];
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
