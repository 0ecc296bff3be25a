import { type Diagnostic, errorOf, type Place } from '../model/diagnostic.ts';
import { fileLines } from '../model/files/fileLines.ts';

/** The file at the project's root that lists what was published. */
export const ADDRESS_LOCK = 'addresses.lock';

/** A published address as a line of the lock file: `/limits/` or `/limits/#memory`, under the base. */
export interface LockedAddress {
  /** The line: names the address in comparisons. */
  readonly text: string;
  /** Decoded. */
  readonly route: string;
  /** Decoded; undefined for the page itself. */
  readonly slug: string | undefined;
  readonly place: Place;
}

const HEAD = `# Addresses that this site has published, one a line: \`docsgen check\` fails when one of them would lead nowhere.
# New ones are added by \`docsgen check --update-addresses\`. To let one go for good, delete its line.
`;

/** An address as the lock file writes it: as people read it, with what would be mistaken encoded. */
export const addressText = (route: string, slug?: string): string =>
  route.replace(/[%#?\p{Cc}]/gu, encodeURIComponent) +
  (slug === undefined ? '' : `#${slug.replace(/[%\s\p{Cc}]/gu, encodeURIComponent)}`);

/**
 * The lock file with these addresses (as `addressText` writes them): sorted, so that two branches seldom touch one
 * line.
 */
export const writeAddressLock = (texts: Iterable<string>): string =>
  `${HEAD}${[...new Set(texts)]
    .sort()
    .map((text) => `${text}\n`)
    .join('')}`;

/**
 * Reads a lock file, in whatever order its lines stand. May yield `address-lock-shape`.
 */
export function readAddressLock(text: string): {
  readonly addresses: readonly LockedAddress[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const addresses = new Map<string, LockedAddress>();
  const diagnostics: Diagnostic[] = [];
  fileLines(text).forEach((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return;
    const place = { file: ADDRESS_LOCK, line: index + 1, column: 1, endColumn: line.length + 1 };
    const address = addressOf(line, place);
    if (address === undefined) diagnostics.push(noAddress(line, place));
    else if (!addresses.has(address.text)) addresses.set(address.text, address);
  });
  return { addresses: [...addresses.values()], diagnostics };
}

function addressOf(line: string, place: Place): LockedAddress | undefined {
  if (!line.startsWith('/')) return undefined;
  const [path = '', ...rest] = line.split('#');
  try {
    const route = decodeURIComponent(path);
    const slug = rest.length === 0 ? undefined : decodeURIComponent(rest.join('#'));
    return { text: addressText(route, slug), route, slug, place };
  } catch {
    return undefined;
  }
}

const noAddress = (line: string, place: Place): Diagnostic =>
  errorOf('address-lock-shape', {
    message: `\`${line.replaceAll('`', "'")}\` is not an address of this site.`,
    place,
    hint: /^[<=>|]{7}/.test(line)
      ? 'delete the merge markers, and keep the lines of both sides'
      : 'write one address per line, such as `/limits/#memory`',
  });
