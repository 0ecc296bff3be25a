import { canParseUrl } from '../model/addresses/canParseUrl.ts';
import { decodeAddress } from '../model/addresses/decodeAddress.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { FORBIDDEN_KEYS } from '../model/values/forbiddenKeys.ts';
import { gatheringMeant, PATTERN, patternMeant } from './patternMeant.ts';
import type { WrittenRedirect } from './readRedirects.ts';
import { redirectLine } from './redirectLine.ts';
import { asTarget } from './targetPath.ts';

type RedirectEntry = Pick<WrittenRedirect, 'from' | 'to' | 'published'>;

type RedirectRefusal = Pick<Diagnostic, 'message' | 'hint'> & Partial<Pick<Diagnostic, 'code'>>;

type Published = () => readonly string[];

/**
 * What an entry of `redirects.yaml` says, or what is wrong with it. `written` is its old address, `to` the value there;
 * `published` is as for `readRedirects`.
 */
export function readRedirect(written: string, to: unknown, published: Published): RedirectEntry | RedirectRefusal {
  // Address bars hand over addresses with their encoding.
  const from = decodeAddress(written);
  if (FORBIDDEN_KEYS.includes(from))
    return { code: 'forbidden-key', message: `The key \`${from}\` is not allowed.`, hint: 'delete the line' };
  if (PATTERN.test(from)) return readPattern(from, to, published);
  if (!OLD_ADDRESS.test(from))
    return {
      message: `\`${from}\` is not a path on this site.`,
      hint: hintFrom(from, to) ?? 'an old address begins with `/` and has no query, `*` or `..`: `/old/: /new/`',
    };
  if (decodeAddress(written.replace(/#.*$/s, '')).includes('#'))
    return {
      message: `\`${written}\` has an encoded \`#\` in its path, which stands for a heading here.`,
      hint: 'use a redirect rule of your host',
    };
  if (PLACEHOLDER.test(from))
    return {
      message: `\`${from}\` has a segment that begins with \`:\`, which hosts take for any name.`,
      hint: 'write each address out, or use a redirect rule of your host',
    };
  if (typeof to !== 'string' || !NEW_ADDRESS.test(to))
    return {
      message: `\`${from}\` redirects to ${shownValue(to)}, expected a path on this site or an http(s) URL.`,
      hint: `${from}: ${meantTarget(to) ?? '/new/'}`,
    };
  return { from, to: decodedTarget(to) };
}

/** Whether a line may begin at an address (decoded; without a heading). */
export const isRedirectable = (address: string): boolean =>
  OLD_ADDRESS.test(address) && !PLACEHOLDER.test(address) && !address.includes('#');

// A step `..` would lead out of the output folder, and hosts take `*` for every address.
const OLD_ADDRESS = /^(?!.*\/\/)(?!.*\/\.{1,2}(?:[/#]|$))\/[^?#\\*\p{Cc}]*(#[^\s]+)?$/u;
/** Hosts that read `_redirects` take `/:name` for a placeholder, which any name fills. */
const PLACEHOLDER = /^[^#]*\/:/;
const PATTERN_RULE =
  'write `/old/*: /new/*` for pages that are below another address now, or `/old/*: /new/` for one page in the place of all; for all else, a line for each address, or a redirect rule of your host';
const NEW_ADDRESS = /^(\/(?![/\\])|https?:\/\/[^/?#\s])[^\\\p{Cc}]*$/u;

function readPattern(from: string, written: unknown, published: Published): RedirectEntry | RedirectRefusal {
  const to = typeof written === 'string' ? decodedTarget(written) : '';
  const meant = patternMeant(from, to) ?? (NEW_ADDRESS.test(to) ? gatheringMeant(from, to) : undefined);
  if (from !== meant?.from || to !== meant.to)
    return {
      message: `\`${from}\` is a pattern whose new address is ${shownValue(written)}, expected a path on this site that ends in \`/*\`, or one address.`,
      hint: meant === undefined ? PATTERN_RULE : redirectLine(meant.from, meant.to),
    };
  return to.endsWith('*') ? { from, to } : { from, to, published: published().filter(isBelow(from.slice(0, -1))) };
}

/** Whether what was published may be redirected, and stands below an address. */
const isBelow = (stem: string) => (address: string) => address.startsWith(stem) && isRedirectable(address);

/** What to write for an old address that is none; undefined where that is not clear. */
function hintFrom(from: string, to: unknown): string | undefined {
  if (typeof to === 'object' && to !== null && !Array.isArray(to))
    return 'delete this line, and write those below it without their indentation';
  if (typeof to !== 'string' || !NEW_ADDRESS.test(to)) return undefined;
  const path = canParseUrl(from) ? new URL(from).pathname : `/${from}`;
  return OLD_ADDRESS.test(path) ? redirectLine(path, to) : undefined;
}

/** The new address that is meant by a path without its slash, or a URL without its colon; else undefined. */
function meantTarget(to: unknown): string | undefined {
  if (typeof to !== 'string' || /^(?!https?:\/?\w)\w+:/.test(to)) return undefined;
  // A colon or a slash is missing.
  const meant = /^https?(?:\/\/|:)/.test(to) ? to.replace(/^(https?):?\/*/, '$1://') : `/${to}`;
  return /^[\w/]/.test(to) && NEW_ADDRESS.test(meant) && !/\s/.test(meant) ? meant : undefined;
}

/** A path and a heading as pages have them: decoded, but for a `#` or `?` in the path, and NFC. */
function decodedTarget(to: string): string {
  const [, path = '', query = '', hash = ''] = /^(\/[^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  const decoded = decodeAddress(path).normalize('NFC');
  const target = asTarget(decoded) + query + decodeAddress(hash).normalize('NFC');
  return NEW_ADDRESS.test(target) ? target : to;
}

/** What a value of YAML is called where an address was expected. */
function shownValue(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  return `\`${String(value).replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1))}\``;
}
