import * as v from 'valibot';
import { LANGUAGE_TAG } from '../model/languages/languageTag.ts';
import { asRecord } from '../model/values/asRecord.ts';
import { withoutUndefined } from '../model/values/withoutUndefined.ts';
import type { SiteConfigInput } from './siteApi.ts';

const known = <Value>(value: v.GenericSchema<Value>) => v.fallback(v.optional(value), undefined);

/** What decides where the pages of a language are, and where their links lead. */
const language = v.object({
  label: known(v.string()),
  lang: known(v.pipe(v.string(), v.regex(LANGUAGE_TAG))),
  fallback: known(v.boolean()),
});

/**
 * The languages that `locales` names, where some of it is wrong: without them, their pages would be taken for pages of
 * the first language, and have faults that they have not. Undefined where it is not told which is the first.
 */
export function keptLocales(locales: unknown): SiteConfigInput['locales'] {
  const languages = Object.entries(asRecord(locales)).flatMap(([folder, input]) => {
    const { success, output } = v.safeParse(language, input);
    return success ? [[folder, { label: folder, ...withoutUndefined(output) }] as const] : [];
  });
  const { root, ...translations } = Object.fromEntries(languages);
  return root === undefined ? undefined : { root, ...translations };
}
