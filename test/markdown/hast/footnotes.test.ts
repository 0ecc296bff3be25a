import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Footnotes, footnoteReference, footnotesSection } from '../../../src/markdown/hast/footnotes.ts';
import { toHtml } from '../../../src/markdown/hast/toHtml.ts';
import { element, type TreeNode, text } from '../../../src/markdown/tree.ts';
import { siteIn } from '../../siteIn.ts';

const noNotes = (): Footnotes => ({ order: [], uses: new Map() });
const refer = (identifier: string, notes: Footnotes) =>
  toHtml(footnoteReference({ type: 'footnoteReference', identifier }, notes));
const define = (identifier: string, ...children: TreeNode[]): TreeNode => ({
  type: 'footnoteDefinition',
  identifier,
  children,
});
const treeOf = (...children: TreeNode[]): TreeNode => ({ type: 'root', children });
const itemsOf = (section: TreeNode | undefined) =>
  section === undefined ? [] : [...toHtml(section).matchAll(/<li[^>]*>.*?<\/li>/gs)].map(([item]) => item);

const never = () => assert.fail('There is nothing to convert.');

describe('footnotes', () => {
  it('are numbered in the order in which they are referred to, whatever they are called', () => {
    const notes = noNotes();
    const numbers = ['b', 'a', 'B', 'c'].map((identifier) => />(\d+)</.exec(refer(identifier, notes))?.[1]);
    assert.deepEqual(numbers, ['1', '2', '1', '3']);
  });

  it('have an address of their own for each reference', () => {
    const notes = noNotes();
    assert.match(refer('É', notes), /href="#fn-%C3%A9" id="fnref-é"/);
    assert.match(refer('é', notes), /href="#fn-%C3%A9" id="fnref-é-2"/);
  });

  it('are found at their addresses, whatever signs are in what they are called', async () => {
    const site = await siteIn({
      'content/index.md':
        '# Notes\n\nWords[^†] and[^注] and[^100%].\n\n[^†]: One.\n[^注]: Two.\n[^100%]: Three.\n\n[All](#footnote-label)\n',
    });
    assert.deepEqual(site.diagnostics(), []);
  });

  it('lead back to each of their references, from the end of their last paragraph', () => {
    const notes = noNotes();
    refer('a', notes);
    refer('a', notes);
    const tree = treeOf(define('a', element('p', {}, [text('Words.')])));
    const section = footnotesSection(notes, tree, ({ children = [] }) => children);
    assert.deepEqual(itemsOf(section), [
      '<li id="fn-a">\n<p>Words. ' +
        '<a href="#fnref-a" data-footnote-backref="" aria-label="1" class="data-footnote-backref">↩</a> ' +
        '<a href="#fnref-a-2" data-footnote-backref="" aria-label="1-2" class="data-footnote-backref">↩<sup>2</sup></a>' +
        '</p>\n</li>',
    ]);
  });

  it('that do not end with a paragraph lead back behind their end', () => {
    const notes = noNotes();
    refer('a', notes);
    const section = footnotesSection(notes, treeOf(define('a', element('hr', {}))), ({ children = [] }) => children);
    assert.match(itemsOf(section)[0] ?? '', /<hr>\n<a href="#fnref-a"/);
  });

  it('to which notes alone refer come after them; the first definition holds, and what is not defined is left out', () => {
    const notes = noNotes();
    refer('missing', notes);
    refer('a', notes);
    const tree = treeOf(define('b', text('B')), define('a', text('A')), define('a', text('again')), define('unused'));
    const section = footnotesSection(notes, tree, ({ identifier, children = [] }) => {
      if (identifier === 'a') refer('b', notes);
      return children;
    });
    assert.deepEqual(
      itemsOf(section).map((item) => item.replace(/\n|<a.*/gs, '')),
      ['<li id="fn-a">A', '<li id="fn-b">B'],
    );
  });

  it('make no section where there are none', () => {
    assert.equal(footnotesSection(noNotes(), treeOf(define('a')), never), undefined);
    const notes = noNotes();
    refer('missing', notes);
    assert.equal(footnotesSection(notes, treeOf(), never), undefined);
  });
});
