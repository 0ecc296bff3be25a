import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import hljs from 'highlight.js/lib/core';
import { CODE_LANGUAGES } from '../../../src/markdown/highlight/codeLanguages.ts';
import { countGroups } from '../../../src/markdown/highlight/countGroups.ts';

type Pattern = RegExp | string;

/** As the package counts: an empty alternative always matches, with all groups. */
const counted = (pattern: Pattern) => (new RegExp(`${pattern}|`).exec('')?.length ?? 0) - 1;

/** All patterns of a grammar, its modes within modes included. */
function patternsOf(language: string): Pattern[] {
  const own = hljs.newInstance();
  own.registerLanguage(language, CODE_LANGUAGES[language]?.define as never);
  own.highlight('', { language });
  const seen = new Set<unknown>();
  const patterns: Pattern[] = [];
  const open: unknown[] = [own.getLanguage(language)];
  for (const mode of open) {
    if (typeof mode !== 'object' || mode === null || seen.has(mode)) continue;
    seen.add(mode);
    const { matcher, contains, starts } = mode as Record<string, never>;
    const { rules = [] } = (matcher ?? {}) as { readonly rules?: readonly (readonly [Pattern, unknown])[] };
    patterns.push(...rules.map(([pattern]) => pattern));
    open.push(...((contains as unknown as unknown[]) ?? []), starts);
  }
  return patterns;
}

describe('countGroups', () => {
  it('counts what a run of the pattern has, in every grammar', () => {
    let all = 0;
    for (const language of Object.keys(CODE_LANGUAGES)) {
      for (const pattern of patternsOf(language)) {
        all += 1;
        assert.equal(countGroups(pattern), counted(pattern), `${language}: ${pattern}`);
      }
    }
    assert.ok(all > 2_000, `${all} patterns`);
  });

  for (const pattern of [
    /a/,
    /(a)(?:b)(?<name>c)/,
    /(?=a)(?!b)(?<=c)(?<!d)(e)/,
    /\((a\))/,
    /[(](b)[\](](c)[^)(]/,
    /\[(a)\]/,
    /\\(a)/,
    /((a)((b)))/,
    'a(b)\\(c[(]',
    '',
  ])
    it(`counts the groups of ${pattern}`, () => assert.equal(countGroups(pattern), counted(pattern)));
});
