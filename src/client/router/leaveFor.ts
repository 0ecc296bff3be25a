import { addressOf } from './addressOf.ts';

/** Gives an address to the browser. Where it is the present one but for the fragment, assigning would load nothing. */
export function leaveFor(url: URL | Location): void {
  if (addressOf(url) === addressOf(location)) location.reload();
  else location.assign(url.href);
}
