import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkDocuments } from '../../../src/check/documents/checkDocuments.ts';
import { toldOf } from '../documentsTold.ts';
import { shownSite } from './shownSite.ts';

describe('checkDocuments', () => {
  it('tells of what a component makes at the component, and of what all pages have at none', () => {
    const gone = '<a href="/docs/gone/">g</a>';
    const source = '# A\n\nWords\nand <Widget /> here.\n';
    assert.deepEqual(toldOf(gone, source), ['error broken-link content/a.mdx:4:5']);
    assert.deepEqual(toldOf(gone, `${source}<Other />\n`)[0], 'error broken-link content/a.mdx:1:1');
    const page = { source, html: `${gone}<a href="/docs/b/">b</a>` };
    const [fault] = checkDocuments(shownSite({ 'a.mdx': page, 'b.mdx': page }));
    assert.equal(fault?.place?.line, 1);
  });
});
