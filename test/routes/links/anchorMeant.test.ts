import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkLinks, type LinkWorld } from '../../../src/routes/links/checkLinks.ts';
import { compileText } from '../../compileText.ts';
import { check, hintOf } from './checkedLinks.ts';

describe('the heading that is meant', () => {
  it("corrects anchors that have their headings' accents", () => {
    const [fault] = check('[x](/limits/#größe-gewicht)');
    assert.deepEqual(fault?.fix, {
      place: { file: 'content/guides/page.md', line: 1, column: 5, endColumn: 27 },
      was: '/limits/#größe-gewicht',
      text: '/limits/#große-gewicht',
    });
    assert.match(check('[x](./größe.md)')[0]?.message ?? '', /`\.\/größe\.md`/);
  });

  it('names what a page has where no anchor is near', () => {
    assert.equal(hintOf('[a](/limits/#qqqqqqqqqqqq)'), 'the page has `#memory`, `#große-gewicht`');
    const noHeadings = 'the page has no headings: write one, or keep only the text of the link';
    assert.equal(hintOf('[a](#qqqqqqqqqqqq)'), noHeadings);
    const headings = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((text) => `## ${text}\n`).join('\n');
    assert.equal(
      hintOf(`[a](#qqqqqqqqqqqq)\n\n${headings}`),
      'the page has `#one`, `#two`, `#three`, `#four`, `#five`',
    );
    assert.equal(
      check('[a](/bare/#a)', 'guides/page.md', '/docs/', { 'bare.md': 'Words.\n' })[0]?.hint,
      'remove the `#` and what follows it',
    );
  });

  it('names a heading that holds what was written, or is held by it', () => {
    assert.equal(hintOf('[a](/limits/#gewicht)'), 'did you mean `#große-gewicht`?');
    assert.equal(hintOf('[a](/limits/#memory-of-all-workflows)'), 'did you mean `#memory`?');
  });

  it('names no heading that another language alone has', () => {
    const others = { 'fr/only.md': '# Seul\n\n## Partout\n' };
    assert.match(
      check('[a](#partout)', 'guides/page.md', '/docs/', others)[0]?.hint ?? '',
      /^the page has no headings/,
    );
    assert.equal(check('[a](#partout)', 'fr/page.md', '/docs/', others)[0]?.hint, 'did you mean `/fr/only/#partout`?');
  });

  it('corrects no link to a page that may have the heading, for another that has one of its words', () => {
    const others = {
      'tools.md': '# Tools\n\n## Messages\n\n## Kept messages\n',
      'stream.mdx': '# Stream\n\n<Table />\n',
    };
    const told = (url: string) =>
      check(`[a](${url})`, 'guides/page.md', '/docs/', others).map(({ hint, fix }) => [hint, fix?.text]);
    assert.deepEqual(told('/limits/#messages'), [['did you mean `/tools/#messages`?', undefined]]);
    assert.deepEqual(told('/limits/#kept-messages'), [
      ['write `/tools/#kept-messages`: the heading is there', '/tools/#kept-messages'],
    ]);
    const twice = { ...others, 'more.md': '## Kept messages\n' };
    assert.match(
      String(check('[a](/limits/#kept-messages)', 'guides/page.md', '/docs/', twice)[0]?.hint),
      /^the page has/,
    );
    assert.deepEqual(told('/stream/#kept-messages'), [['did you mean `/tools/#kept-messages`?', undefined]]);
    // Who names another page means no part of the own one.
    const own = check('[a](/limits/#set-it-up)\n\n## Set it up\n', 'guides/page.md', '/docs/', others);
    assert.deepEqual(
      own.map(({ hint, fix }) => [hint, fix?.text]),
      [['did you mean `/guides/page/#set-it-up`?', undefined]],
    );
  });
});

// Of each, all headings were read anew: 2,000 on a page with as many took half a minute.
it('thousands of broken anchors are compared with what is gathered once of a page', () => {
  const page = compileText('# A\n\n## Set up\n\n## Use it\n', { path: 'a.md' });
  const readsFor = (count: number) => {
    let reads = 0;
    const links = Array.from({ length: count }, (_, index) => ({
      kind: 'link' as const,
      url: `#Set_up?${index}`,
      href: '',
      fromFile: 'a.md',
      place: { file: 'a.md', line: 1, column: 1 },
      target: { path: '', hash: `Set_up${index === 1 ? '' : index}` },
    }));
    const counted = {
      ...page,
      links,
      get headings() {
        reads += 1;
        return page.headings;
      },
      get diagnostics() {
        reads += 1;
        return page.diagnostics;
      },
    };
    const world = {
      pages: new Map([[page.record.path, counted]]),
      redirects: new Map(),
      moves: () => new Map(),
      meant: () => ({ all: [] }),
    } as unknown as LinkWorld;
    const found = checkLinks(counted, world);
    assert.equal(found.length, count);
    assert.equal(found[1]?.hint, 'write `#set-up`');
    return reads;
  };
  assert.equal(readsFor(20), readsFor(2));
});
