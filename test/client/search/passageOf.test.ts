import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findPages } from '../../../src/client/search/findPages.ts';
import { markedPieces, passageOf } from '../../../src/client/search/passageOf.ts';
import { indexIn } from '../../search/indexIn.ts';

async function passage(html: string, query: string) {
  const files = indexIn({ '/a/': { html }, '/b/': { html: '<p>delay</p>' } });
  const [section] = (await files.text(0)).sections;
  const found = section && passageOf(section, await findPages(query, files));
  const text = found?.pieces.map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text)).join('');
  return { text, isCode: found?.isCode };
}

describe('passageOf', () => {
  it('marks the words found', async () => {
    assert.deepEqual(await passage('<p>A delay lasts a year.</p>', 'year delays'), {
      text: 'A [delay] lasts a [year].',
      isCode: false,
    });
  });

  it('takes the place that holds most of the query', async () => {
    const filler = '<p>Some other words about nothing in particular, which go on.</p>'.repeat(8);
    const { text } = await passage(`<p>A delay.</p>${filler}<p>The longest delay lasts one year.</p>`, 'delay year');
    assert.equal(text, 'The longest [delay] lasts one [year].');
  });

  it('is cut at words, and says so', async () => {
    const words = 'extraordinary considerations '.repeat(12);
    const { text = '' } = await passage(`<p>${words} delay ${words}</p>`, 'delay');
    assert.match(text, /^…(\w+ )+\[delay\]( \w+)+…$/);
    const shown = text.match(/\w+/g) ?? [];
    assert.deepEqual(
      shown.filter((word) => !`${words} delay`.split(' ').includes(word)),
      [],
    );
    assert.ok(text.length < 210);
  });

  it('shows code as code', async () => {
    assert.deepEqual(await passage('<pre>await $.flow.delay(\n  1)</pre>', '$.flow.delay'), {
      text: 'await [$.flow.delay]( 1)',
      isCode: true,
    });
  });

  it('keeps what stands in blocks of its own apart: cells, items of a list', async () => {
    const rows = '<tr><td>Rate limit</td><td>A delay is met.</td></tr><tr><td>Memory</td><td>None:</td></tr>';
    const { text } = await passage(`<table>${rows}</table><ul><li>one</li></ul>`, 'limit delay');
    assert.equal(text, 'Rate [limit] · A [delay] is met. Memory · None: one');
  });

  it('is undefined where the text holds nothing of the query', async () => {
    assert.equal((await passage('<p>Nothing.</p>', 'delay')).text, undefined);
  });
});

it('markedPieces leaves no text out, and marks pairs of characters that overlap as one word', () => {
  const pieces = markedPieces('は日本語 and delay', (word) => ['日本', '本語', 'delay'].includes(word));
  assert.equal(pieces.map(({ text }) => text).join(''), 'は日本語 and delay');
  assert.deepEqual(
    pieces.filter(({ isFound }) => isFound).map(({ text }) => text),
    ['日本語', 'delay'],
  );
});
