import assert from 'node:assert/strict';
import { it } from 'node:test';
import { listedHeadings } from '../../../src/build/page/listedHeadings.ts';
import type { CompiledPage } from '../../../src/model/page.ts';

it('a page lists the headings down to the level that it names, or the site, and never its title', () => {
  const headings = [1, 2, 3, 4, 6].map((level) => ({ level, title: 'A', slug: 'a' }));
  const listed = (toc: boolean | number | undefined, usual: number | false) => {
    const record = { frontmatter: toc === undefined ? {} : { toc } } as CompiledPage['record'];
    return listedHeadings({ record, headings }, { toc: usual }).map(({ level }) => level);
  };
  assert.deepEqual(listed(undefined, 3), [2, 3]);
  assert.deepEqual(listed(undefined, 6), [2, 3, 4, 6]);
  assert.deepEqual(listed(2, 6), [2]);
  assert.deepEqual(listed(5, false), [2, 3, 4]);
  assert.deepEqual(listed(false, 6), []);
  assert.deepEqual(listed(undefined, false), []);
  assert.deepEqual(listed(true, 4), [2, 3, 4]);
  assert.deepEqual(listed(true, false), [2, 3]);
});
