import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { tomlFix } from '../../../src/content/frontmatterElsewhere/tomlFix.ts';

/** The text with its front matter corrected; undefined where it is not. */
function mended(text: string): string | undefined {
  const fix = tomlFix(text, 'content/a.md');
  return fix && correctText(text, [fix]).text;
}

describe('tomlFix', () => {
  it('writes values and tables as YAML', () => {
    assert.equal(
      mended(
        [
          '+++',
          'title = "A: \\"b\\" \\u00e9" # c',
          "label='d #'",
          'weight = 3',
          'draft=true',
          'date = 2024-01-31',
          'tags = ["a", \'b\']',
          '',
          '[extra]',
          'toc = false',
          '[taxonomies] # e',
          '  "a.b" = []',
          '+++',
          '',
          'x = 1',
          '+++',
        ].join('\n'),
      ),
      [
        '---',
        'title: "A: \\"b\\" \\u00e9" # c',
        "label: 'd #'",
        'weight: 3',
        'draft: true',
        'date: 2024-01-31',
        'tags: ["a", \'b\']',
        '',
        'extra:',
        '  toc: false',
        'taxonomies: # e',
        '  "a.b": []',
        '---',
        '',
        'x = 1',
        '+++',
      ].join('\n'),
    );
  });

  it('leaves what may mean something else in YAML', () => {
    for (const line of [
      'a.b = 1',
      'a = """b',
      "a = '''b'''",
      'a = { b = 1 }',
      'a = [',
      'a = [[1]]',
      '[[a]]',
      '[a.b]',
      'a: 1',
      'a = "b" c',
    ])
      assert.equal(mended(`+++\ntitle = "A"\n${line}\n+++\n`), undefined, line);
    assert.equal(mended('+++\ntitle = "A"\n'), undefined);
  });

  // A pattern that backtracks would never be done.
  it('takes a time that grows with the line', () => {
    assert.equal(mended(`+++\na = [${'"b", '.repeat(10_000)}c]\n+++\n`), undefined);
    assert.equal(mended(`+++\na = [${' '.repeat(10_000)}c]\n+++\n`), undefined);
  });
});
