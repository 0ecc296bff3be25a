import type { networkInterfaces } from 'node:os';

/**
 * The addresses by which others on the network reach this machine, as URLs have them: those of IPv4, which are easier
 * to type, and those of IPv6 where it has no others.
 */
export function ownAddresses(interfaces: ReturnType<typeof networkInterfaces>): readonly string[] {
  const outer = Object.values(interfaces).flatMap((list) => (list ?? []).filter(({ internal }) => !internal));
  const short = outer.filter(({ family }) => family === 'IPv4').map(({ address }) => address);
  if (short.length > 0) return short;
  // A link-local one leads nowhere without the name that the other machine has for its side.
  return outer.filter(({ address }) => !/^fe[89ab]/i.test(address)).map(({ address }) => `[${address}]`);
}
