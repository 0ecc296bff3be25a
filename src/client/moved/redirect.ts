import { movedAddress } from './movedAddress.ts';
import { redirectAddress } from './redirectAddress.ts';

// The refresh stands in the markup for readers without scripts; it is the one place that names the target.
const refresh = document.querySelector<HTMLMetaElement>('meta[http-equiv="refresh"]');
const target = refresh?.content.replace(/^[^=]*=\s*/, '');
if (target) location.replace(movedAddress(location.href) ?? redirectAddress(target, location.href));
