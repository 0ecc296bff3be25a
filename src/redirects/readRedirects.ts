import { load, YAMLException } from 'js-yaml';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { placeAt } from '../model/sourcePlace.ts';

/** A redirect as written in `redirects.yaml`. */
export interface WrittenRedirect {
  /** Path under the base, as written: begins with "/". */
  readonly from: string;
  /** Path under the base, with query and fragment, or a full URL. */
  readonly to: string;
  readonly place: Place;
}

/** Longest redirects file that is read, in UTF-16 units. */
const REDIRECTS_LIMIT = 1_000_000;

/**
 * Reads `redirects.yaml`: a map of old addresses to new ones. `file` names it in diagnostics:
 * `redirect-shape`, `duplicate-redirect` (also by YAML), `alias-not-allowed`, `forbidden-key`.
 */
export function readRedirects(
  text: string,
  file: string,
): { readonly redirects: readonly WrittenRedirect[]; readonly diagnostics: readonly Diagnostic[] } {
  const refuse = (diagnostic: Omit<Diagnostic, 'severity'>) => ({
    redirects: [],
    diagnostics: [{ severity: 'error' as const, ...diagnostic }],
  });
  const start = { file, line: 1, column: 1 };
  if (text.length > REDIRECTS_LIMIT) {
    return refuse({ code: 'redirect-shape', message: `The file has more than ${REDIRECTS_LIMIT} characters.`, place: start });
  }
  const alias = /(?:^|[:\-[,]\s+)([&*][\w-]+)/m.exec(text.replace(/#.*$/gm, (comment) => ' '.repeat(comment.length)));
  if (alias !== null) {
    return refuse({
      code: 'alias-not-allowed',
      message: `YAML anchors and aliases such as \`${alias[1]}\` are not read here.`,
      place: placeAt(file, text, alias.index + alias[0].indexOf(alias[1] ?? ''), alias[1]?.length ?? 1),
      hint: 'write the address out',
    });
  }
  const parsed = parse(text, file);
  if ('code' in parsed) return refuse(parsed);
  const { value } = parsed;
  if (value === null || value === undefined) return { redirects: [], diagnostics: [] };
  if (typeof value !== 'object' || Array.isArray(value)) {
    return refuse({ code: 'redirect-shape', message: 'Expected a map of old addresses to new ones.', place: start, hint: '/old/: /new/' });
  }
  return readEntries(value as Record<string, unknown>, text, file);
}

function parse(text: string, file: string): { readonly value: unknown } | Omit<Diagnostic, 'severity'> {
  try {
    return { value: load(text) };
  } catch (error) {
    const mark = error instanceof YAMLException ? error.mark : undefined;
    const reason = error instanceof YAMLException ? error.reason : 'it is nested too deeply';
    const duplicated = reason.includes('duplicated mapping key');
    return {
      code: duplicated ? 'duplicate-redirect' : 'redirect-shape',
      message: duplicated ? 'This address is redirected already.' : `Cannot read the redirects because of YAML: ${reason}.`,
      place: { file, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 },
      hint: duplicated ? 'delete one of the two lines' : '/old/: /new/',
    };
  }
}

function readEntries(value: Readonly<Record<string, unknown>>, text: string, file: string) {
  const redirects: WrittenRedirect[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [from, to] of Object.entries(value)) {
    const place = placeOfKey(from, text, file);
    if (['__proto__', 'constructor', 'prototype', '<<'].includes(from)) {
      diagnostics.push({ severity: 'error', code: 'forbidden-key', message: `The key \`${from}\` is not allowed.`, place });
    } else if (!/^\/(?![/\\])[^?#\\]*(#[^\s]+)?$/.test(from)) {
      diagnostics.push({
        severity: 'error',
        code: 'redirect-shape',
        message: `\`${from}\` is no path of the site.`,
        place,
        hint: 'an old address begins with `/` and has no query: `/old/: /new/`',
      });
    } else if (typeof to !== 'string' || !/^(\/(?![/\\])|https?:\/\/)/.test(to)) {
      diagnostics.push({
        severity: 'error',
        code: 'redirect-shape',
        message: `\`${from}\` leads to ${typeof to === 'string' ? `\`${to}\`` : `a value of type ${typeof to}`}, expected a path of the site or an http(s) address.`,
        place,
        hint: `${from}: /new/`,
      });
    } else {
      redirects.push({ from, to, place });
    }
  }
  return { redirects, diagnostics };
}

function placeOfKey(key: string, text: string, file: string): Place {
  const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const at = new RegExp(`^\\s*(['"]?)${escaped}\\1\\s*:`, 'm').exec(text);
  if (at === null) return { file, line: 1, column: 1 };
  return placeAt(file, text, at.index + at[0].indexOf(key), key.length);
}
