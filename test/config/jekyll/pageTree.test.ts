import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageTree, type ThemedPage } from '../../../src/config/jekyll/pageTree.ts';
import { type Fix, fixAtStart } from '../../../src/model/diagnostic.ts';
import type { EntryElsewhere } from '../../../src/model/navigationElsewhere.ts';
import { themedPage } from './themedPage.ts';

/** Entries as lines, those within others indented. */
const linesOf = (entries: readonly EntryElsewhere[], indent = ''): readonly string[] =>
  entries.flatMap(({ text, target, items = [] }) => [`${indent}${text} ${target}`, ...linesOf(items, `${indent}  `)]);

const tree = (...pages: readonly ThemedPage[]) => linesOf(pageTree(pages, { ignoresCase: false }).entries);
const titles = (lines: readonly string[]) => lines.map((line) => line.replace(/ \S+$/, ''));

describe('pageTree', () => {
  it('puts pages below those that they name, with the page of a group for its link', () => {
    assert.deepEqual(
      tree(
        themedPage('ui/button.md', { title: 'Buttons', parent: 'UI' }),
        themedPage('deep.md', { title: 'Sizes', parent: 'Buttons', grandParent: 'UI' }),
        themedPage('ui/index.md', { title: 'UI', order: 2 }),
        themedPage('index.md', { title: 'Home', order: 1 }),
        themedPage('untitled.md'),
      ),
      ['Home index.md', 'UI ui/index.md', '  Buttons ui/button.md', '    Sizes deep.md'],
    );
  });

  it('has numbers first, then words, then pages without an order by their titles', () => {
    const pages = [
      themedPage('f.md', { title: 'b' }),
      themedPage('e.md', { title: 'C' }),
      themedPage('d.md', { title: 'D', order: '10' }),
      themedPage('c.md', { title: 'Same B', order: 2.5 }),
      themedPage('b.md', { title: 'Same A', order: 2.5 }),
      themedPage('a.md', { title: 'Z', order: -1 }),
      themedPage('g.md', { title: 'Ten', order: 10 }),
      themedPage('h.md', { title: 'Nine', order: '9' }),
    ];
    assert.deepEqual(titles(tree(...pages)), ['Z', 'Same A', 'Same B', 'Ten', 'D', 'Nine', 'C', 'b']);
    const { entries } = pageTree(pages, { ignoresCase: true });
    assert.deepEqual(titles(linesOf(entries)).slice(-2), ['b', 'C']);
  });

  it('has what is below a page backwards where that says so', () => {
    const below = ['A', 'B'].map((title) => themedPage(`${title}.md`, { title, parent: 'Top' }));
    assert.deepEqual(titles(tree(themedPage('top.md', { title: 'Top', isReversed: true }), ...below)), [
      'Top',
      '  B',
      '  A',
    ]);
  });

  it('leaves pages out with all that is below them, or that alone', () => {
    const top = themedPage('top.md', { title: 'Top' });
    const all = [
      themedPage('a.md', { title: 'A', parent: 'Top', isExcluded: true }),
      themedPage('b.md', { title: 'B', parent: 'A' }),
      themedPage('c.md', { title: 'C', parent: 'Top', isLeaf: true }),
      themedPage('d.md', { title: 'D', parent: 'C' }),
    ];
    assert.deepEqual(titles(tree(top, ...all)), ['Top', '  C']);
    assert.deepEqual(pageTree([top, ...all], { ignoresCase: false }).lost, []);
  });

  it('tells pages of the same title apart by the titles around them', () => {
    const pages = ['X', 'Y'].flatMap((title) => [
      themedPage(`${title}.md`, { title, parent: 'Top' }),
      themedPage(`${title}s.md`, { title: 'S', parent: title }),
      themedPage(`${title}t.md`, {
        title: 'T',
        parent: 'S',
        ...(title === 'X' ? { grandParent: 'X' } : { ancestor: 'Y' }),
      }),
      themedPage(`${title}u.md`, { title: 'U', parent: 'T', ancestor: title }),
    ]);
    assert.deepEqual(tree(themedPage('top.md', { title: 'Top' }), ...pages), [
      'Top top.md',
      ...['X', 'Y'].flatMap((title) => [
        `  ${title} ${title}.md`,
        `    S ${title}s.md`,
        `      T ${title}t.md`,
        `        U ${title}u.md`,
      ]),
    ]);
  });

  it('takes the page of the first level, or else that in the nearest folder, where nothing tells several apart', () => {
    const e = themedPage('e.md', { title: 'E' });
    const f = themedPage('f.md', { title: 'F' });
    const inE = themedPage('ef.md', { title: 'F', parent: 'E' });
    assert.deepEqual(tree(e, inE, f, themedPage('g.md', { title: 'G', parent: 'F' })), [
      'E e.md',
      '  F ef.md',
      'F f.md',
      '  G g.md',
    ]);
    const guides = ['a', 'b'].flatMap((name) => [
      themedPage(`${name}/index.md`, { title: name }),
      themedPage(`${name}/examples/index.md`, { title: 'Examples', parent: name }),
      themedPage(`${name}/examples/first.md`, { title: `First of ${name}`, parent: 'Examples' }),
    ]);
    assert.deepEqual(titles(tree(...guides)), [
      'a',
      '  Examples',
      '    First of a',
      'b',
      '  Examples',
      '    First of b',
    ]);
  });

  it('asks for no more than the parent where one page alone has its title', () => {
    assert.deepEqual(
      titles(
        tree(themedPage('a.md', { title: 'A' }), themedPage('b.md', { title: 'B', parent: 'A', grandParent: 'A' })),
      ),
      ['A', '  B'],
    );
  });

  it('finds a parent that is written with other case or spaces', () => {
    assert.deepEqual(
      titles(
        tree(themedPage('a.md', { title: 'Get Started' }), themedPage('b.md', { title: 'B', parent: 'Get  started' })),
      ),
      ['Get Started', '  B'],
    );
  });

  it('ends where a page has the title of one above it', () => {
    const pages = [themedPage('a.md', { title: 'A' }), themedPage('b.md', { title: 'A', parent: 'A' })];
    assert.deepEqual(tree(...pages), ['A a.md', '  A b.md']);
    assert.deepEqual(tree(themedPage('a.md', { title: 'A', parent: 'A' })), []);
  });

  it('tells which pages have no place, and keeps what says where they were meant to be', () => {
    const deletion = (path: string): Fix => fixAtStart(path);
    const pages = [
      themedPage('a.md', { title: 'A', deletions: [deletion('a.md')] }),
      themedPage('b.md', { title: 'B', parent: 'Nowhere', deletions: [deletion('b.md')] }),
      themedPage('c.md', { title: 'C', parent: 'B', deletions: [deletion('c.md')] }),
      themedPage('d.md', { title: 'D', parent: 'Nowhere', isExcluded: true, deletions: [deletion('d.md')] }),
      themedPage('e.md', { deletions: [deletion('e.md')] }),
    ];
    const { entries, lost, deletions } = pageTree(pages, { ignoresCase: false });
    assert.deepEqual(linesOf(entries), ['A a.md']);
    assert.deepEqual(
      lost.map(({ path }) => path),
      ['b.md', 'c.md'],
    );
    assert.deepEqual(
      deletions.map(({ place }) => place.file),
      ['a.md', 'd.md', 'e.md'],
    );
  });
});
