import { movedAddress } from './movedAddress.ts';

// Hosts never see a fragment: only the page itself can lead on from a heading that has left it. Before the entry, which
// then finds the address that the reader ends at.
const leadOn = () => {
  const address = movedAddress(location.href);
  if (address) location.replace(address);
};

addEventListener('hashchange', leadOn);
leadOn();
