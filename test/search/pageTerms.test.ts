import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { titleFlags } from '../../src/model/search/searchPostings.ts';
import { pageTerms } from '../../src/search/pageTerms.ts';
import { termsOf } from '../../src/search/shelves.ts';
import { textOf } from './indexIn.ts';

const values = (html: string, title = '', lang = 'en') => termsOf(pageTerms(textOf(html, { title }), lang));
const weight = (value: number | undefined) => (value ?? 0) >> 2;

describe('pageTerms', () => {
  it('lists the words of a page in order, each once', () => {
    assert.match(pageTerms(textOf('<p>b a b</p>'), 'en'), /^a \d+ b \d+$/);
    assert.equal(pageTerms(textOf(''), 'en'), '');
  });

  it('weighs title above heading above prose above code', () => {
    const found = values('<h2 id="h">heading</h2><p>prose</p><pre>code</pre>', 'title');
    const [title, heading, prose, code] = ['title', 'heading', 'prose', 'code'].map((word) => weight(found.get(word)));
    assert.ok(Number(title) > Number(heading) && Number(heading) > Number(prose) && Number(prose) > Number(code));
  });

  it('weighs a heading by its level, of the first as of the second', () => {
    const at = (level: number) => weight(values(`<h${level} id="h">heading</h${level}>`).get('heading'));
    assert.deepEqual([1, 2, 3, 4, 5, 6].map(at), [at(2), ...[2, 3, 4, 5, 6].map(at).sort((a, b) => b - a)]);
    assert.ok(at(2) > at(6));
  });

  it('holds keywords, which weigh as the title does', () => {
    const found = termsOf(pageTerms({ ...textOf('<p>prose</p>', { title: 'title' }), keywords: 'log in, SSO' }, 'en'));
    assert.equal(weight(found.get('sso')), weight(found.get('title')));
    assert.ok(weight(found.get('log')) > weight(found.get('prose')));
    assert.equal(Number(found.get('sso')) & 3, 0, 'they are no words of the title');
  });

  it('says which words stand in the title, and how much of it they are', () => {
    const flags = (title: string) => Number(values('<h2 id="h">heading</h2><p>title</p>', title).get('title')) & 3;
    assert.equal(flags('Title'), titleFlags(1));
    assert.equal(flags('What is a title?'), titleFlags(1), 'words that say nothing are not counted');
    assert.equal(flags('Title, heading'), titleFlags(2));
    assert.equal(flags('Title, heading, prose, code'), titleFlags(4));
    assert.equal(flags('Other'), 0);
  });

  it('counts all words of a title in other languages than English', () => {
    assert.equal(Number(values('', 'Prix or', 'fr').get('prix')) & 3, titleFlags(2));
  });

  it('knows an identifier whole, and by its parts for less', () => {
    const found = values('<p>$.flow.delay</p>');
    assert.ok(weight(found.get('flowdelay')) > weight(found.get('delay')));
    assert.deepEqual([...found.keys()], ['delay', 'flow', 'flowdelay']);
    const [first, second] = ['a'.repeat(30), 'b'.repeat(30)];
    assert.deepEqual([...values(`<p>${first}.${second}</p>`).keys()], [first, second], 'a long one by its parts alone');
  });

  it('lets a word count more the oftener it stands there, and less on a longer page, within bounds', () => {
    const once = weight(values('<p>word</p>').get('word'));
    const often = weight(values(`<p>${'word '.repeat(50)}</p>`).get('word'));
    const diluted = weight(values(`<p>word ${'other '.repeat(3_000)}</p>`).get('word'));
    assert.ok(diluted >= 1 && diluted < once && once < often && often <= 60);
  });

  it('weighs all words of a page that is to stand below others less, and those of a long title as its text', () => {
    const html = '<h2 id="h">heading</h2><p>prose</p>';
    const valuesIn = (title: string, facts = {}) => termsOf(pageTerms(textOf(html, { title, ...facts }), 'en'));
    for (const word of ['title', 'heading', 'prose']) {
      const [usual, low] = [valuesIn('Title'), valuesIn('Title', { isLow: true })].map((all) => weight(all.get(word)));
      assert.ok(Number(low) > 0 && Number(low) < Number(usual) / 2, word);
    }
    const flagOf = (title: string) => Number(valuesIn(title, { isLow: true }).get('title')) & 3;
    assert.deepEqual(['Title', 'Title notes', 'Webhooks title retry cron'].map(flagOf), [
      titleFlags(1),
      titleFlags(2),
      0,
    ]);
  });
});
