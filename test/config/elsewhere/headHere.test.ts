import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { headHere } from '../../../src/config/elsewhere/headHere.ts';
import type { SiteElsewhere } from '../../../src/model/navigationElsewhere.ts';

const place = { file: 'config.js', line: 1, column: 1 };
const icon = (href: string) => ({ tag: 'link', attributes: { rel: 'icon', href }, place });
const find = (target: string) =>
  target === '/here.png' ? ({ kind: 'link', link: target } as const) : ({ kind: 'missing' } as const);
const here = (...hrefs: string[]): SiteElsewhere => headHere({ entries: [], head: hrefs.map(icon) }, find);

describe('headHere', () => {
  it('keeps tags whose files are there, or of other sites', () => {
    const hrefs = ['/here.png?v=1', 'https://a.example/a.png', '//a.example/a.png'];
    assert.deepEqual(here(...hrefs), { entries: [], head: hrefs.map(icon) });
    assert.deepEqual(headHere({ entries: [] }, find), { entries: [] });
  });

  it('tells of the others where to put their files', () => {
    const hint = 'put the file `icons/a.png` into `site/public`, where it is looked for here';
    assert.deepEqual(here('/icons/a.png'), { entries: [], unread: [{ option: 'head', place, isData: true, hint }] });
    const before = { option: 'nav', place };
    const site = { entries: [], head: [icon('/icons/a.png')], unread: [before] };
    assert.equal(headHere(site, find).unread?.[0], before);
  });
});
