import { type LoadOptions, load, YAMLException } from 'js-yaml';
import { type Diagnostic, errorOf, type Place, placeAtStart } from '../model/diagnostic.ts';
import { placeAt } from '../model/sourcePlace.ts';
import { anchorIn } from '../model/values/anchorIn.ts';
import { isBlankYaml } from '../model/values/isBlankYaml.ts';
import { type MisreadLines, misreadLines } from './misreadLines.ts';
import { readRedirect } from './readRedirect.ts';

/** A redirect as written in `redirects.yaml`. */
export interface WrittenRedirect {
  /** Path under the base, as written: begins with "/". */
  readonly from: string;
  /** Path under the base, with query and fragment, or a full URL. */
  readonly to: string;
  /** Of the old address. */
  readonly place: Place;
  /** Of the new one, where both stand in a line. */
  readonly targetPlace?: Place;
  /** It is one of those that a line with `*` stands for. */
  readonly isOfPattern?: true;
  /** Of a pattern that leads to a single address: the old addresses that are known, decoded. */
  readonly published?: readonly string[];
}

/** Longest redirects file that is read, in UTF-16 units. */
const REDIRECTS_LIMIT = 1_000_000;

/**
 * Reads `redirects.yaml`: a map of old addresses to new ones. `file` names it in diagnostics:
 * `redirect-shape`, `duplicate-redirect` (also by YAML), `alias-not-allowed`, `forbidden-key`. `published` yields the
 * addresses that are known to have been published, decoded; it is asked for patterns that lead to one address.
 */
export function readRedirects(
  text: string,
  file: string,
  published: () => readonly string[] = () => [],
): { readonly redirects: readonly WrittenRedirect[]; readonly diagnostics: readonly Diagnostic[] } {
  const refuse = (diagnostic: Omit<Diagnostic, 'severity'>) => ({
    redirects: [],
    diagnostics: [{ severity: 'error' as const, ...diagnostic }],
  });
  const atStart = placeAtStart(file);
  if (text.length > REDIRECTS_LIMIT) {
    return refuse({
      code: 'redirect-shape',
      message: `The file has more than ${REDIRECTS_LIMIT} characters.`,
      place: atStart,
      hint: 'use redirect rules of your host for addresses that follow a pattern',
    });
  }
  const anchor = anchorIn(text);
  if (anchor !== undefined) {
    const { start, end } = anchor;
    return refuse({
      code: 'alias-not-allowed',
      message: `YAML anchors and aliases such as \`${text.slice(start, end)}\` are not supported here.`,
      place: placeAt(file, text, start, end - start),
      hint: 'write the address out',
    });
  }
  const parsed = parse(text, file);
  const misread = () => misreadLines(text, file);
  if ('code' in parsed) return refuse(parsed.code === 'redirect-shape' ? withMeant(parsed, misread()) : parsed);
  const { value, repeated } = parsed;
  if (value === null || value === undefined) return { redirects: [], diagnostics: [] };
  if (typeof value !== 'object' || Array.isArray(value)) {
    const shape = {
      code: 'redirect-shape',
      message: 'Expected a map of old addresses to new ones.',
      place: atStart,
      hint: '/old/: /new/',
    } as const;
    return refuse(withMeant(shape, misread()));
  }
  const { redirects, diagnostics } = readEntries(value as Record<string, unknown>, { text, file, published });
  return { redirects, diagnostics: [...diagnostics, ...repeated] };
}

/** A fault at the first line that is not read, with what is to stand there. */
const withMeant = (fault: Omit<Diagnostic, 'severity'>, misread: MisreadLines | undefined) => {
  if (misread === undefined) return fault;
  const { place, meant, fix } = misread;
  return { ...fault, place, hint: meant, ...(fix === undefined ? {} : { fix }) };
};

interface ParsedRedirects {
  readonly value: unknown;
  /** What is to be said of addresses that stand twice. */
  readonly repeated: readonly Diagnostic[];
}

function parse(text: string, file: string, options: LoadOptions = {}): ParsedRedirects | Omit<Diagnostic, 'severity'> {
  try {
    return { value: isBlankYaml(text) ? undefined : load(text, { maxAliases: 0, ...options }), repeated: [] };
  } catch (error) {
    const mark = error instanceof YAMLException ? error.mark : undefined;
    const reason = error instanceof YAMLException ? error.reason : 'it is nested too deeply';
    const duplicated = reason.includes('duplicated mapping key');
    const place = { file, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 };
    // The parser ends at the first: read as JSON is, where the last one holds, all that is wrong is found at once.
    const repeated = duplicated ? repeatedKeys(text, file) : [];
    if (repeated.length > 0) {
      const rest = parse(text, file, { json: true });
      return 'code' in rest ? rest : { ...rest, repeated };
    }
    return {
      code: duplicated ? 'duplicate-redirect' : 'redirect-shape',
      message: duplicated ? TWICE : `The redirects are not valid YAML: ${reason}.`,
      place,
      hint: duplicated ? 'delete one of the two lines' : '/old/: /new/',
    };
  }
}

const TWICE = 'This address is already redirected.';

function repeatedKeys(text: string, file: string): readonly Diagnostic[] {
  const first = new Map<string, Place>();
  return keysOf(text, file).flatMap(([key, place]) => {
    const before = first.get(key);
    if (before === undefined) first.set(key, place);
    const hint = 'delete one of the two lines';
    return before === undefined
      ? []
      : [errorOf('duplicate-redirect', { message: TWICE, place, hint, related: [before] })];
  });
}

function readEntries(
  value: Readonly<Record<string, unknown>>,
  {
    text,
    file,
    published,
  }: { readonly text: string; readonly file: string; readonly published: () => readonly string[] },
) {
  const redirects: WrittenRedirect[] = [];
  const diagnostics: Diagnostic[] = [];
  const places = new Map(keysOf(text, file));
  const lines = text.split('\n');
  for (const [written, to] of Object.entries(value)) {
    const place = places.get(written) ?? placeAtStart(file);
    const read = readRedirect(written, to, published);
    if ('message' in read) diagnostics.push({ severity: 'error', code: 'redirect-shape', place, ...read });
    else {
      const line = lines[place.line - 1] ?? '';
      redirects.push({ ...read, place, ...(read.to === to ? targetPlaceIn(line, to, place) : {}) });
    }
  }
  return { redirects, diagnostics };
}

function targetPlaceIn(
  line: string,
  to: string,
  { endColumn = 1, ...place }: Place,
): Pick<WrittenRedirect, 'targetPlace'> {
  const at = line.indexOf(to, endColumn);
  const isWhole =
    at !== -1 &&
    /^['"]?\s*:\s+['"]?$/.test(line.slice(endColumn - 1, at)) &&
    /^['"]?\s*(?:#|$)/.test(line.slice(at + to.length));
  return isWhole ? { targetPlace: { ...place, column: at + 1, endColumn: at + 1 + to.length } } : {};
}

/** The keys that stand on lines of their own, in their order. */
const keysOf = (text: string, file: string): readonly (readonly [key: string, place: Place])[] =>
  text.split('\n').flatMap((line, index) => {
    const [, before = '', quote = '', key] = /^(\s*)(['"]?)(.+?)\2\s*:(?:\s|$)/.exec(line) ?? [];
    if (key === undefined) return [];
    const column = before.length + quote.length + 1;
    return [[key, { file, line: index + 1, column, endColumn: column + key.length }]];
  });
