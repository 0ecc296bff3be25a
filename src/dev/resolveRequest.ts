import { routesAt, trunkOf } from '../routes/routeOf.ts';

/** What a server knows of the addresses of a site. */
export interface Addresses {
  /** Path of the site under the origin, slashes at both ends. */
  readonly base: string;
  readonly hasRoute: (route: string) => boolean;
  /** Where an old path under the base leads now (base applied, or a full URL); undefined for none. */
  readonly redirectOf: (path: string) => string | undefined;
  /** Whether a file that is no page of ours is served at a path under the base. */
  readonly hasFile: (path: string) => boolean;
  /** A route as it stands in a Location header: base applied, encoded. */
  readonly hrefOf: (route: string) => string;
}

/** What a request target asks for. */
export type Requested =
  /** The target is malformed. `path` is what of it stands under the base, as it was written; "/" for none. */
  | { readonly kind: 'bad'; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'page'; readonly route: string }
  /** Some other path under the base: decoded, begins with "/". */
  | { readonly kind: 'file'; readonly path: string }
  /** No address of ours. `path` is as above. */
  | { readonly kind: 'outside'; readonly path: string };

/** No address is longer. */
const MAX_LENGTH = 4096;

/**
 * What a raw request target asks for. `/x`, `/x/`, `/x.html`, `/x.html/` and `/x/index.html` all lead to the one that
 * exists. Locations come from the table of routes and redirects, never from the request: only its query is kept.
 */
export function resolveRequest(target: string, addresses: Addresses): Requested {
  const [rawPath = '', query = ''] = splitQuery(target);
  const path = decodePath(rawPath);
  const { base } = addresses;
  const written = rawPath.startsWith(base) ? rawPath.slice(base.length - 1, MAX_LENGTH) : '/';
  if (path === undefined) return { kind: 'bad', path: written };
  // A static host has no such file either, and none of ours is to be taken for another host's address.
  if (path.includes('//')) return { kind: 'outside', path: written };
  if (path === '/' && base !== '/') return { kind: 'redirect', location: base };
  if (`${path}/` === base) return { kind: 'redirect', location: base + query };
  if (!path.startsWith(base)) return { kind: 'outside', path: written };
  const local = path.slice(base.length - 1);
  if (addresses.hasRoute(local)) return { kind: 'page', route: local };
  const trunk = trunkOf(local);
  const route = routesAt(trunk).find(addresses.hasRoute);
  if (route !== undefined) return { kind: 'redirect', location: addresses.hrefOf(route) + query };
  // Old addresses are as another program wrote them, on a disk that may spell a name in another way.
  const old = [local, trunk, ...routesAt(trunk)].flatMap((one) => [one, one.normalize('NFD')]);
  const moved = old.map(addresses.redirectOf).find((to) => to !== undefined);
  if (moved !== undefined) return { kind: 'redirect', location: withQuery(moved, query) };
  if (addresses.hasFile(`${local}/index.html`))
    return { kind: 'redirect', location: addresses.hrefOf(`${local}/`) + query };
  const index = `${local}index.html`;
  return { kind: 'file', path: local.endsWith('/') && addresses.hasFile(index) ? index : local };
}

function splitQuery(target: string): [string, string] {
  const end = target.search(/[?#]/);
  if (end === -1) return [target, ''];
  return [target.slice(0, end), target.charAt(end) === '?' ? target.slice(end).replace(/#.*$/, '') : ''];
}

/** The decoded path; undefined for bad escapes, backslashes, dot steps and control characters. */
function decodePath(raw: string): string | undefined {
  if (!raw.startsWith('/') || raw.length > MAX_LENGTH) return undefined;
  try {
    const path = decodeURIComponent(raw).normalize('NFC');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
    if (/[\\\u0000-\u001f\u007f]/.test(path)) return undefined;
    if (path.split('/').some((step) => step === '..' || step === '.')) return undefined;
    return path;
  } catch {
    return undefined;
  }
}

function withQuery(location: string, query: string): string {
  if (query === '') return location;
  const [path = '', fragment] = location.split('#');
  const joined = path.includes('?') ? `${path}&${query.slice(1)}` : path + query;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
