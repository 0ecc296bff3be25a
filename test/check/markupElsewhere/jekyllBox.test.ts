import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { mendedMarkup } from '../markup/mendedMarkup.ts';

describe('jekyllBox', () => {
  const cases: readonly [what: string, written: string, meant: string][] = [
    ['a paragraph', '{: .note }\nOne *two*\nthree\n\nFour', ':::note\nOne *two*\nthree\n:::\n\nFour'],
    [
      'a quote, with all that is in it',
      'A\n\n{: .warning }\n> One\n>\n> - two\n> ```\n> three\n> ```\n',
      'A\n\n:::warning\nOne\n\n- two\n```\nthree\n```\n:::\n',
    ],
    ['the title of a quote', '{: .important-title }\n> My *own*\n>\n> One', ':::important[My *own*]\n\nOne\n:::'],
    ["a site's own kind, by its title", '{: .information-title }\n> A\n>\n> One', ':::note[A]\n\nOne\n:::'],
    [
      'the paragraph right above',
      'One\n\n`two` *three*\n**four**\n{: .note }\n\nFive',
      'One\n\n:::note\n`two` *three*\n**four**\n:::\n\nFive',
    ],
    ['a notice of Minimal Mistakes', 'One\n{: .notice--success}\n\nTwo', ':::tip\nOne\n:::\n\nTwo'],
    ['a notice above its paragraph', '{: .notice}\nOne', ':::note\nOne\n:::'],
    ['the paragraph right above, at the end', '[One](/a/) two\n{:.tip}', ':::tip\n[One](/a/) two\n:::'],
    ['a box in a quote', '{:.note .danger}\n> :::tip\n> One\n> :::', '::::danger\n:::tip\nOne\n:::\n::::'],
  ];
  for (const [what, written, meant] of cases)
    it(`makes a container of ${what}`, () => {
      assert.equal(mendedMarkup(written)[0], meant);
      assert.deepEqual(compileText(meant, { path: 'a.md' }).diagnostics, []);
    });

  it('is none for a class that only ends like a title', () => {
    const [, [hint]] = mendedMarkup('{: .page-title }\nOne');
    assert.match(hint ?? '', /^delete it: /);
  });

  it('is made of each paragraph of a page, whatever is left above it', () => {
    const boxes = (opening: string, closing: string) => `${opening}One\n${closing}\n\n`.repeat(20);
    const left = '## Two\n{: .note }\n\n';
    const [mended, hints] = mendedMarkup(left + boxes('', '{: .note }'));
    assert.equal(mended, left + boxes(':::note\n', ':::'));
    assert.equal(hints.length, 21);
  });

  it('is looked for in time among thousands of lines of one paragraph', () => {
    const started = process.cpuUsage();
    mendedMarkup('One\n{: .note }\n'.repeat(5_000));
    assert.ok(process.cpuUsage(started).user < 3_000_000);
  });

  it('leaves what needs judgment', () => {
    for (const written of [
      '- One\n{: .note }\n\nTwo',
      '- One\ntwo\n{: .note }\n\nTwo',
      '## One\n{: .note }\n\nTwo',
      '| a |\n|---|\n| b |\n{: .note }\n\nTwo',
      'a | b\n---|---\n1 | 2\n{: .note }\n',
      '```\nOne\n```\n{: .note }\n\nTwo',
      '> One\n{: .note }\n\nTwo',
      'One\n{: .note-title }\n\nTwo',
      '[One]: https://acme.example\n{: .note }\n\nTwo [One]',
      '[^1]: One\n{: .note }\n\nTwo[^1]',
      'One\n{: .note }\nTwo',
      '{: .note }\n\nOne',
      '{: .note }\n- One',
      '{: .note }\n## One',
      '{: .note }\n> One\ntwo',
      '{: .note-title }\nOne',
      '{: .page-title }\nOne',
      '{: .page-title }\n> One\n> two',
      '{: .note-title }\n> One\n> two',
      '{: .note-title }\n> A [link](/a/)\n>\n> two',
      '- a\n\n  {: .note }\n  One',
    ])
      assert.equal(mendedMarkup(written)[0], written, written);
  });
});
