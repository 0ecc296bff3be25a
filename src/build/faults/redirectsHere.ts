import type { Find } from '../../config/elsewhere/itemsHere.ts';
import { PATTERN_HINT } from '../../config/elsewhere/sharedHints.ts';
import type { Fix } from '../../model/diagnostic.ts';
import type { RedirectElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { readRedirects } from '../../redirects/readRedirects.ts';
import { routesAt, trunkOf } from '../../routes/routeOf.ts';

/** What is known of the addresses of a site. */
interface RedirectsWorld {
  readonly find: Find;
  readonly hasRoute: (route: string) => boolean;
  /** The text of a file, relative to the project root; undefined where there is none. */
  readonly textOf: (file: string) => string | undefined;
}

export interface RedirectsHere {
  /** By which they come into `redirects.yaml`; undefined where there is nothing to write. */
  readonly creation: Fix | undefined;
  /** Those that do not come over. */
  readonly unread: readonly UnreadPart[];
}

const REDIRECTS = 'redirects.yaml';

/** Old addresses that another generator's settings name, and `start`, the page to which that of the site is to lead. */
export function redirectsHere(
  redirects: readonly RedirectElsewhere[],
  start: string | undefined,
  { find, hasRoute, textOf }: RedirectsWorld,
): RedirectsHere {
  const text = textOf(REDIRECTS);
  const written = text === undefined ? [] : readRedirects(text, REDIRECTS).redirects;
  const leadsTo = new Map(written.map(({ from, to }) => [trunkOf(from), to]));
  const lines = start === undefined ? [] : [lineOf('/', start)];
  const unread: UnreadPart[] = [];
  for (const { from, to, option, place } of redirects) {
    const miss = (hint: string) => unread.push({ option, place, isData: true, hint });
    const found = find(to);
    const target = found.kind === 'page' || found.kind === 'link' ? found.link : undefined;
    const known = leadsTo.get(trunkOf(from));
    const [fault] = readRedirects(lineOf(from, target ?? '/'), REDIRECTS).diagnostics;
    if (/[*:[]/.test(from)) miss(PATTERN_HINT);
    else if (fault !== undefined) miss(fault.hint ?? '');
    else if (routesAt(trunkOf(from)).some(hasRoute)) miss(`delete it, as there is a page at \`${from}\``);
    else if (target === undefined && to.startsWith('../'))
      miss(`write \`${from}: https://…\` in \`${REDIRECTS}\`: \`${to}\` is no page of this site`);
    else if (target === undefined) miss(`write \`${from}: /…/\` in \`${REDIRECTS}\`: there is no page \`${to}\``);
    else if (known !== undefined && known !== target) miss(`delete it, as \`${from}\` leads to \`${known}\` already`);
    // What begins in another way may be no list of lines.
    else if (!/^(?:#|\/|\s*$)/.test(text ?? '')) miss(`write \`${lineOf(from, target).trim()}\` in \`${REDIRECTS}\``);
    else if (known === undefined) {
      leadsTo.set(trunkOf(from), target);
      lines.push(lineOf(from, target));
    }
  }
  const place = { file: REDIRECTS, line: 1, column: 1, endColumn: 1 };
  return { creation: lines.length === 0 ? undefined : { place, was: '', text: lines.join('') }, unread };
}

const lineOf = (from: string, to: string) => `${written(from)}: ${written(to)}\n`;

/** An address as YAML reads it. */
const written = (address: string) =>
  /^(?:\/|https?:\/\/)(?:[\w./~#?=&%+-]|:(?!$))*$/.test(address) ? address : JSON.stringify(address);
