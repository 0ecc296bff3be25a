import { policyText, type SecurityPolicy } from './securityPolicy.ts';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** What every answer carries; no policy where the site wants none. */
export const commonHeaders = (policy: SecurityPolicy | undefined): Headers => ({
  ...(policy === undefined ? {} : { 'Content-Security-Policy': policyText(policy) }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // For browsers that do not know `frame-ancestors`; a site that lets others frame it says so in its policy.
  ...(policy?.['frame-ancestors']?.join() === "'none'" ? { 'X-Frame-Options': 'DENY' } : {}),
});

/** Folders below `assets/` in which every name is its content's, but for files of the site. */
const HASHED_FOLDERS = ['chunks', 'sidebars', 'search', 'cards', 'pictures'];

const IN_HASHED_FOLDER = new RegExp(`^/assets/(?:${HASHED_FOLDERS.join('|')})/`);

const HASHED = new RegExp(
  `(?:${IN_HASHED_FOLDER.source}(?:[a-z0-9]+\\.)?[a-z0-9]{10}|^/assets/[^/]+\\.[A-Z0-9]{8})\\.[a-z0-9]+$`,
);

const FOR_EVER = 'public, max-age=31536000, immutable';

/** `Cache-Control` of a path under the base: a name that changes with the content may be kept for ever. */
export const cacheControl = (path: string): string => (HASHED.test(path) ? FOR_EVER : 'no-cache');

/** Whether a host may have a path kept for ever: `_headers` names folders as a whole. */
export const isKeptByHosts = (path: string): boolean => IN_HASHED_FOLDER.test(path) || HASHED.test(path);

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Hosts ask for pages anew by themselves, and join what two rules
 * say: so only what may be kept is named, `clientFiles` (below `assets/`) each by its own name. A folder in which
 * `ownFiles` of the site stand is left out: their names stay when they change.
 */
export function headersFile(
  base: string,
  common: Headers,
  { clientFiles, ownFiles }: { readonly clientFiles: readonly string[]; readonly ownFiles: readonly string[] },
): string {
  const hashed = [
    ...HASHED_FOLDERS.map((folder) => `/assets/${folder}/`)
      .filter((folder) => !ownFiles.some((path) => `/${path}`.startsWith(folder)))
      .map((folder) => `${folder}*`),
    ...clientFiles.map((path) => `/assets/${path}`).filter((path) => HASHED.test(path)),
  ];
  const rules: (readonly [string, Headers])[] = [
    ['/*', common],
    // Cloudflare reads a hundred rules.
    ...hashed.slice(0, 90).map((path) => [path, { 'Cache-Control': FOR_EVER }] as const),
  ];
  return rules.map(([path, headers]) => `${base.slice(0, -1)}${path}\n${linesOf(headers)}`).join('');
}

const linesOf = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
