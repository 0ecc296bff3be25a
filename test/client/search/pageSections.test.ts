import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findPages } from '../../../src/client/search/findPages.ts';
import { pageSections } from '../../../src/client/search/pageSections.ts';
import { indexIn } from '../../search/indexIn.ts';

const HTML =
  '<p>All about retries.</p><h2 id="memory">Memory</h2><p>How much there is. A retry takes more.</p>' +
  '<h2 id="auto">Auto-retry errors</h2><p>Runs it again.</p><h3 id="errors">Errors</h3><p>Errors, errors, errors.</p>';

async function sections(query: string) {
  const files = indexIn({ '/a/': { title: 'Settings', html: HTML }, '/b/': { title: 'Errors everywhere' } });
  return pageSections(await files.text(0), await findPages(query, files));
}

describe('pageSections', () => {
  it('puts the section first whose heading holds the query', async () => {
    const [first, ...others] = await sections('auto retry');
    assert.equal(first?.section.slug, 'auto');
    assert.equal(first?.inHeading, 1);
    assert.ok(others.every(({ inHeading }) => inHeading === 0));
  });

  it('prefers more of the query to the same word again and again', async () => {
    assert.equal((await sections('retry errors'))[0]?.section.slug, 'auto');
  });

  it('puts first, of two that hold as much of the query, the one that says it more often', async () => {
    const html = '<h2 id="once">One</h2><p>A retry.</p><h2 id="often">Two</h2><p>A retry. A retry. A retry.</p>';
    const files = indexIn({ '/a/': { title: 'Settings', html } });
    const found = pageSections(await files.text(0), await findPages('retry', files));
    assert.deepEqual(
      found.map(({ section }) => section.slug),
      ['often', 'once'],
    );
  });

  it('puts first, of two headings that hold the query, the one that says less beside it', async () => {
    const html =
      '<h2 id="limit">Execution timeout limit of a workflow</h2><p>A timeout. A timeout.</p>' +
      '<h2 id="timeout">Timeout</h2><p>Too slow.</p>';
    const files = indexIn({ '/a/': { html } });
    const found = pageSections(await files.text(0), await findPages('timeout', files));
    assert.deepEqual(
      found.map(({ section }) => section.slug),
      ['timeout', 'limit'],
    );
  });

  it('counts a heading for less where it holds another form of what was typed', async () => {
    const html = '<h2 id="word">Delay</h2><p>Wait.</p><h2 id="form">Delays</h2><p>Wait.</p>';
    const files = indexIn({ '/a/': { html } });
    for (const [query, first] of [
      ['delay', 'word'],
      ['delays', 'form'],
    ] as const) {
      const [best, other] = pageSections(await files.text(0), await findPages(query, files));
      assert.equal(best?.section.slug, first);
      assert.equal(best?.inHeading, 1);
      assert.ok(Number(other?.inHeading) < 1);
    }
  });

  it('knows the text before the first heading, and leaves out sections with nothing of the query', async () => {
    assert.deepEqual(
      new Set((await sections('retry')).map(({ section }) => section.slug)),
      new Set(['', 'memory', 'auto']),
    );
    assert.deepEqual(await sections('zzz'), []);
  });

  it('counts a part of an identifier for a part of it', async () => {
    const [first] = await sections('memory.zzz');
    assert.equal(first?.section.slug, 'memory');
    assert.equal(first?.inHeading, 0.5);
  });
});
