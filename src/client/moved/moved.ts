import { movedAddress } from './movedAddress.ts';

// Hosts never see a fragment: only the page itself can lead on from a heading that has left it. Loaded with the
// document, before the entry, which then finds the final address; or with the first such page that is opened in it.
const leadOn = () => {
  const address = movedAddress(location.href);
  if (address) location.replace(address);
};

addEventListener('hashchange', leadOn);
document.addEventListener('docsgen:navigated', leadOn);
leadOn();
