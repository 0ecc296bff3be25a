import type { ParamRule } from '../model/paramRule.ts';
import { asRecord } from '../model/values/asRecord.ts';
import { isMissingOption, issuePath, issuesAtOnce, without } from './faults/configIssues.ts';
import { keptLocales } from './keptLocales.ts';
import type { SiteConfigInput } from './siteApi.ts';

/**
 * What is right of a configuration: without each wrong entry of a list, and each wrong option, but with those beside
 * it. What all of them say is in force for the rest of the project, which would else have faults that it has not.
 */
export function keptOptions(config: unknown): SiteConfigInput {
  let kept = config;
  // Without a wrong name, an entry may lack the one that was meant, and is wrong as a whole.
  for (let paths = wrongPaths(kept); paths.length > 0; paths = wrongPaths(kept)) {
    if (paths.some(({ length }) => length === 0)) return {};
    kept = without(kept, paths, { keepsNumbers: false });
  }
  const options: SiteConfigInput = { ...Object(kept) };
  const { locales, params } = asRecord(config);
  return {
    ...options,
    ...(options.locales === locales ? {} : localesOf(locales, options)),
    ...(options.params === params ? {} : paramsOf(params, options)),
  };
}

/** A name or a number for each step from the configuration down to what is wrong. */
type Path = readonly unknown[];

const wrongPaths = (config: unknown): readonly Path[] =>
  issuesAtOnce(config).map((issue) => {
    const path = issuePath(issue);
    return presentPart(config, withinWhole(isMissingOption(issue) ? path.slice(0, -1) : path));
  });

/** As far down a path as there is something: that can be taken away. */
function presentPart(value: unknown, path: Path): Path {
  const [key, ...rest] = path;
  // A list may have a gap, which is wrong, too.
  const isThere = Array.isArray(value) ? Number(key) < value.length : Object.hasOwn(asRecord(value), String(key));
  return isThere ? [key, ...presentPart(asRecord(value)[String(key)], rest)] : [];
}

/**
 * What is kept as a whole or not at all: the sidebars of a language, as pages would seem to be in none for the entry
 * that is wrong, and a tag in the head, which would lack what it needs.
 */
function withinWhole(path: Path): Path {
  const depth = path[0] === 'locales' ? 3 : 1;
  if (path[depth - 1] === 'sidebars') return path.slice(0, depth);
  return path[0] === 'head' ? path.slice(0, 2) : path;
}

/** A language keeps its folder, whatever of it is wrong. */
function localesOf(written: unknown, { locales: right }: SiteConfigInput): Pick<SiteConfigInput, 'locales'> {
  const known = keptLocales(written);
  if (known === undefined) return {};
  const languages = Object.entries(known).map(([folder, language]) => [folder, { ...language, ...right?.[folder] }]);
  return { locales: { root: known.root, ...Object.fromEntries(languages) } };
}

/** A value of pages whose rule is wrong may be anything: there is a rule for it. */
function paramsOf(written: unknown, { params: right }: SiteConfigInput): Pick<SiteConfigInput, 'params'> {
  if (right === undefined) return {};
  const rules = Object.entries(asRecord(written)).map(([name, rule]): [string, ParamRule] => [
    name,
    right[name] !== undefined && right[name] === rule ? right[name] : { type: 'any' },
  ]);
  return { params: Object.fromEntries(rules) };
}
