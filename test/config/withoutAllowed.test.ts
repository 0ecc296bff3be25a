import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Allowance } from '../../src/config/siteApi.ts';
import { withoutAllowed } from '../../src/config/withoutAllowed.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';

const LINES = [
  'a value of 64KB',
  '{/* docsgen-allow typed-constant: an example */}',
  '',
  'another value of 64KB',
  'and one of 64KB {/* docsgen-allow typed-constant */}',
  'prose that says docsgen-allow heading-order',
  'next',
  '<!-- docsgen-allow heading-order-->',
  '',
  '',
  '# A heading',
  '  # docsgen-allow heading-order: in front matter',
  '  icon: a.svg',
  '  // docsgen-allow heading-order: in code',
  '  const a = 1;',
];

const warning = (line: number, code: Diagnostic['code'] = 'typed-constant'): Diagnostic => ({
  severity: 'warning',
  code,
  message: `Line ${line}.`,
  place: { file: 'content/a.mdx', line, column: 1 },
});

const left = (diagnostics: readonly Diagnostic[], allow: readonly Allowance[] = []) =>
  withoutAllowed(diagnostics, { allow, linesOf: () => LINES }).map(({ code, place }) => `${code} ${place?.line}`);

describe('withoutAllowed', () => {
  const allow = [{ code: 'typed-constant', text: 'value of 64KB', reason: 'another limit' }];

  it('takes out what an entry names: its code, on lines with its text', () => {
    assert.deepEqual(left([warning(1), warning(7)], allow), ['typed-constant 7']);
    assert.deepEqual(left([warning(1), warning(1, 'heading-order')], allow), ['heading-order 1']);
  });

  it('takes out what a comment allows: on its line, or above it with nothing between', () => {
    assert.deepEqual(left([warning(4), warning(5)]), []);
    assert.deepEqual(left([warning(4, 'heading-order')]), ['heading-order 4']);
    assert.deepEqual(left([warning(7, 'heading-order')]), ['heading-order 7']);
    for (const line of [11, 13, 15]) assert.deepEqual(left([warning(line, 'heading-order')]), []);
  });

  it('takes out what is said of a whole page and allowed at the start of its front matter', () => {
    const lines = ['---', '# docsgen-allow heading-order: why', 'title: A', '---'];
    const kept = (...all: readonly Diagnostic[]) => withoutAllowed(all, { allow: [], linesOf: () => lines }).length;
    assert.equal(kept(warning(1, 'heading-order')), 0);
    assert.equal(kept(warning(1), warning(2, 'typed-constant')), 2);
    const inText = withoutAllowed([warning(1, 'heading-order')], {
      allow: [],
      linesOf: () => ['A', ...lines.slice(1)],
    });
    assert.equal(inText.length, 1);
  });

  it('hears of the comments that fit', () => {
    const heard: unknown[] = [];
    withoutAllowed([warning(4), warning(5), warning(7)], {
      ...{ allow: [], linesOf: () => LINES },
      onComment: (comment) => heard.push(comment),
    });
    const comment = { file: 'content/a.mdx', code: 'typed-constant' };
    assert.deepEqual(heard, [
      { ...comment, line: 2 },
      { ...comment, line: 5 },
    ]);
  });

  it('never takes out an error, nor what has no place', () => {
    const error = { ...warning(1), severity: 'error' as const };
    const { place: _place, ...placeless } = warning(1);
    assert.deepEqual(left([error], allow), ['typed-constant 1']);
    assert.deepEqual(left([placeless]), ['typed-constant undefined']);
  });
});
