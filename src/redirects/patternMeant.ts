const ENDING = String.raw`(\*|:\w+\*?|\[\.\.\.\w+\])$`;
const OLD = new RegExp(String.raw`^(\/(?:[^*:?#[\]\\]*\/)?)${ENDING}`);
const NEW = new RegExp(String.raw`^(\/(?:[^*:?#[\]\\/][^*:?#[\]\\]*\/)?)${ENDING}`);

/** An old address that stands for many, as docsgen, hosts and other generators write it. */
export const PATTERN = new RegExp(String.raw`^\/(?:[^?#\\]*\/)?${ENDING}`);

/**
 * The pattern of docsgen, `/old/*: /new/*`, that one of hosts or other generators means: `/old/:slug*` to
 * `/new/:slug*`, `/old/[...slug]` to `/new/[...slug]`, `/old/*` to `/new/:splat`. It is returned as it is where it is
 * one itself, and undefined where the new address leaves out what the old one ends in, or has more behind it.
 */
export function patternMeant(from: string, to: string): { readonly from: string; readonly to: string } | undefined {
  const [, start, name] = OLD.exec(from) ?? [];
  const [, end, same] = NEW.exec(to) ?? [];
  if (start === undefined || end === undefined || name === undefined || same === undefined) return undefined;
  if (hasOddSteps(start) || hasOddSteps(end)) return undefined;
  const isSame = wordOf(name) === wordOf(same) || (name === '*' && same === ':splat');
  return isSame ? { from: `${start}*`, to: `${end}*` } : undefined;
}

/** The pattern that leads all addresses below one to a single page: `/old/*: /new/`; undefined where none is meant. */
export function gatheringMeant(from: string, to: string): { readonly from: string; readonly to: string } | undefined {
  const [, start] = OLD.exec(from) ?? [];
  if (start === undefined || hasOddSteps(start)) return undefined;
  return /[*[\]]|\/:\w/.test(to) ? undefined : { from: `${start}*`, to };
}

/** Whether a path that ends in a slash has steps that are empty or dots. */
const hasOddSteps = (path: string) => /\/\.{0,2}\//.test(path);

const wordOf = (name: string) => name.replace(/[^\w]/g, '');
