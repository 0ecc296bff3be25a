import { OLD_ADDRESSES } from '../../content/frontmatter/frontmatterSchema.ts';
import { keyBlock } from '../../content/frontmatter/keyBlock.ts';
import { type Diagnostic, type Fix, fixAtStart } from '../../model/diagnostic.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import type { WrittenRedirect } from '../../redirects/readRedirects.ts';
import { REDIRECTS_FILE, redirectLine, takesLines } from '../../redirects/redirectLine.ts';
import { routesAt, trunkOf } from '../../routes/routeOf.ts';
import type { PagesWorld, WrittenPage } from '../faults/pagesWorld.ts';
import { isSettled } from './isSettled.ts';

interface OldAddressWorld extends PagesWorld {
  readonly redirects: readonly WrittenRedirect[];
}

/** A key in whose value a page names the addresses that it had elsewhere. */
interface OldAddresses {
  readonly fault: Diagnostic;
  readonly route: string;
  readonly from: readonly string[];
  readonly deletion: Fix;
}

/**
 * Corrections by fault: an unknown key that names old addresses of its page, as Hugo and Jekyll have it, becomes lines
 * of `redirects.yaml`. There is none where an address is that of a page or leads elsewhere, or two pages want it, and
 * none yet while the page itself is about to have another one, or to be a draft.
 */
export function oldAddressFixes(world: OldAddressWorld): ReadonlyMap<Diagnostic, Fix> {
  const found = world.pages.flatMap((one) => oldAddressesOf(one, world));
  if (found.length === 0 || !takesLines(world.textOf(REDIRECTS_FILE))) return new Map();
  const wanted = groupBy(
    found.flatMap(({ route, from }) => from.map((address) => ({ route, address }))),
    ({ address }) => trunkOf(address),
  );
  const leadsTo = new Map(world.redirects.map(({ from, to }) => [trunkOf(from), to]));
  const isFree = (address: string, route: string) =>
    !routesAt(trunkOf(address)).some(world.hasRoute) &&
    [route, undefined].includes(leadsTo.get(trunkOf(address))) &&
    wanted.get(trunkOf(address))?.length === 1;
  return new Map(
    found.flatMap(({ fault, route, from, deletion }) => {
      // Its own address needs no redirect, nor does one that many hosts take for it.
      const others = from.filter((address) => trunkOf(address).toLowerCase() !== trunkOf(route).toLowerCase());
      if (!others.every((address) => isFree(address, route))) return [];
      const lines = others
        .filter((address) => !leadsTo.has(trunkOf(address)))
        .map((from) => `${redirectLine(from, route)}\n`);
      const beside = lines.length === 0 ? [] : [fixAtStart(REDIRECTS_FILE, lines.join(''))];
      return [[fault, { ...deletion, beside }] as const];
    }),
  );
}

function oldAddressesOf({ source, page }: WrittenPage, { textOf }: PagesWorld): readonly OldAddresses[] {
  const { file } = source;
  const route = page.record.path;
  if (!isSettled(page)) return [];
  return page.diagnostics.flatMap((fault) => {
    const { code, message, place } = fault;
    if (code !== 'unknown-key' || place?.file !== file) return [];
    if (!OLD_ADDRESSES.has(/`(.*?)`/.exec(message)?.[1] ?? '')) return [];
    const block = keyBlock(file, textOf(file) ?? '', place.line);
    // One without a value names none.
    const from: readonly unknown[] = [block?.value ?? []].flat();
    if (block === undefined || !isPlainPath(route) || !from.every(isPlainPath)) return [];
    // Of several spellings of one address, the first.
    const trunks = from.map(trunkOf);
    const each = from.filter((_, index) => trunks.indexOf(trunks[index] ?? '') === index);
    return [{ fault, route, from: each, deletion: block.deletion }];
  });
}

/** A path that YAML reads as text without quotes. */
const isPlainPath = (address: unknown): address is string =>
  typeof address === 'string' && /^\/[\w./~-]*$/.test(address);
