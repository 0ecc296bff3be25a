import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withReferences } from '../../../src/check/references/withReferences.ts';
import { siteIn } from '../../siteIn.ts';

const OTHER = '(top)=\n\n# Other\n\n(part)=\n\n## A part\n\nWords.\n\n## More {#more}\n';

async function fixesOf(text: string, other = OTHER) {
  const site = await siteIn({ 'content/index.md': `# Home\n\n${text}\n`, 'content/b/other.md': other });
  return withReferences(site.diagnostics(), site).flatMap(({ code, fix, hint, place }) =>
    place?.file === 'content/index.md' ? [[code, fix?.was, fix?.text, hint]] : [],
  );
}

describe('withReferences', () => {
  it('writes the address of a label that stands in place of one', async () => {
    assert.deepEqual(await fixesOf('[a](part), [b](top) and [c](more)'), [
      ['broken-link', 'part', './b/other.md#part', 'write `./b/other.md#part`'],
      ['broken-link', 'top', './b/other.md', 'write `./b/other.md`'],
      ['broken-link', 'more', './b/other.md#more', 'write `./b/other.md#more`'],
    ]);
  });

  it('leaves what may be a page that is near, and what leads nowhere', async () => {
    const told = await fixesOf('[a](nothing), [b](othr/)\n\n[c](other)', `${OTHER}\n## Other {#other}\n`);
    assert.deepEqual(
      told.map(([, , text]) => text),
      [undefined, undefined, undefined],
    );
  });

  it('writes the title of what a link without a text leads to', async () => {
    const told = await fixesOf('[](b/other.md), [](b/other.md#more), [](https://a.example)');
    assert.deepEqual(told.slice(0, 2), [
      ['empty-link', '[](b/other.md)', '[Other](./b/other.md)', 'write `[Other](./b/other.md)`'],
      ['empty-link', '[](b/other.md#more)', '[More](./b/other.md#more)', 'write `[More](./b/other.md#more)`'],
    ]);
    assert.equal(told[2]?.[2], undefined);
  });
});
