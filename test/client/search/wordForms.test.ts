import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wordForms } from '../../../src/client/search/wordForms.ts';

const list = (words: string, pages: readonly number[] = []) => ({
  words: words.split(' '),
  pages: words.split(' ').map((_, index) => pages[index] ?? 1),
  blocks: [[0, 'one'] as const, [2, 'two'] as const],
});
const said = (typed: string, words: string, { forgives = true, isOpen = true, lang = 'en' } = {}) =>
  wordForms(typed, list(words), { forgives, isOpen, lang }).map(({ word, isCorrection }) =>
    isCorrection ? `${word}?` : word,
  );

describe('wordForms', () => {
  it('prefers the word itself to its forms, and these to longer words', () => {
    const forms = wordForms('delay', list('delay delayed delaying delaymachine'), {
      forgives: true,
      isOpen: true,
      lang: 'en',
    });
    assert.deepEqual(
      forms.map(({ word }) => word),
      ['delay', 'delayed', 'delaying', 'delaymachine'],
    );
    assert.deepEqual(
      forms.map(({ likeness }) => likeness).toSorted((a, b) => b - a),
      forms.map(({ likeness }) => likeness),
    );
  });

  it('finds what has the same stem', () => {
    assert.deepEqual(said('scheduling', 'sched schedule scheduled schema'), ['schedule', 'scheduled']);
  });

  it('knows no stems of other languages than English', () => {
    assert.deepEqual(said('general', 'general generation', { lang: 'en' }), ['general', 'generation']);
    assert.deepEqual(said('general', 'general generation', { lang: 'de' }), ['general']);
    assert.deepEqual(said('o', 'on or', { lang: 'fr', isOpen: false }), []);
    assert.deepEqual(said('or', 'or ordre', { lang: 'fr' }), ['or', 'ordre']);
  });

  it('finds a word without its ending in other languages, before longer ones', () => {
    assert.deepEqual(said('grenzen', 'grenz grenze grenzenlos', { lang: 'de' }), ['grenze', 'grenz', 'grenzenlos']);
    assert.deepEqual(said('grenzen', 'gren grenzwert', { lang: 'de' }), []);
    assert.deepEqual(said('note', 'not no', { lang: 'de', forgives: false }), []);
    assert.deepEqual(said('grenzen', 'grenze', { lang: 'en' }), ['grenze?']);
    assert.deepEqual(said('tests', 'test', { lang: 'de', forgives: false }), ['test']);
  });

  it('knows umlauts that are spelled out, as no slip of the finger', () => {
    const words = 'andern fur loschung neue schlussel';
    const german = (typed: string, isOpen = true) => said(typed, words, { lang: 'de-AT', forgives: false, isOpen });
    assert.deepEqual(
      ['schluessel', 'fuer', 'aendern', 'neue'].map((typed) => german(typed, false)[0]),
      ['schlussel', 'fur', 'andern', 'neue'],
    );
    assert.deepEqual(german('loeschun'), ['loschung']);
    assert.deepEqual(said('fuer', 'fuer fur', { lang: 'de' }), ['fuer']);
    assert.deepEqual(said('aar', 'ar', { lang: 'nb' }), ['ar']);
    assert.deepEqual(said('loesning', 'losning', { lang: 'da' }), ['losning']);
    assert.deepEqual(said('tuer', 'tur', { lang: 'en', forgives: false }), []);
  });

  it('takes two keys in wrong order for one slip, and not two other ones, of which one has moved', () => {
    assert.deepEqual(said('hsots', 'hosts'), ['hosts?']);
    assert.deepEqual(said('hosts', 'oests'), []);
  });

  it('finds words by their beginnings', () => {
    assert.deepEqual(said('concur', 'con concurrency concert'), ['concurrency']);
  });

  it('takes a short word for a beginning only while it may be typed on', () => {
    assert.deepEqual(said('pd', 'pd pdf'), ['pd', 'pdf']);
    // Most readers type a letter and look up: that nothing was found is not true yet.
    assert.deepEqual(said('e', 'email event'), ['email', 'event']);
    assert.deepEqual(said('e', 'e email', { isOpen: false }), ['e']);
    assert.deepEqual(said('流', '流程 程序', { lang: 'zh' }), ['流程']);
    assert.deepEqual(said('pd', 'pd pdf', { isOpen: false }), ['pd']);
    assert.deepEqual(said('key', 'key keys keyboard', { isOpen: false }), ['key', 'keys']);
    assert.deepEqual(said('conc', 'concurrency', { isOpen: false }), ['concurrency']);
  });

  it('takes a number that the site has for no beginning of a longer one', () => {
    assert.deepEqual(said('20', '20 2023 20mb 200'), ['20', '20mb']);
    assert.deepEqual(said('python', 'python python3'), ['python', 'python3']);
    assert.deepEqual(said('s3', 's3 s30 s3cmd'), ['s3', 's3cmd']);
    assert.deepEqual(said('42', '421 429'), ['421', '429']);
  });

  it('never takes a word that says nothing for another', () => {
    assert.deepEqual(said('an', 'an and any analysis'), ['an', 'analysis']);
    assert.deepEqual(said('th', 'that the then throttle'), ['throttle']);
    assert.deepEqual(said('whic', 'which'), []);
  });

  it('says which block each word is in', () => {
    const forms = wordForms('a', list('a b c d'), { forgives: false, isOpen: true, lang: 'en' });
    assert.deepEqual(
      forms.map(({ block }) => block),
      ['one'],
    );
    assert.deepEqual(
      wordForms('d', list('a b c d'), { forgives: false, isOpen: true, lang: 'en' }).map(({ block }) => block),
      ['two'],
    );
  });

  it('forgives a letter too many, too few or wrong, and two in wrong order', () => {
    for (const typed of ['concurency', 'concurrrency', 'concurrensy', 'cnocurrency']) {
      assert.deepEqual(said(typed, 'concert concurrency condition'), ['concurrency?'], typed);
    }
    assert.deepEqual(said('dealy', 'delay deny dial'), ['delay?']);
    assert.deepEqual(said('flwo', 'flow food'), ['flow?']);
  });

  it('forgives a slip in the beginning of a word, where no whole word is near', () => {
    for (const typed of ['troubleshot', 'trobles', 'tronble', 'torubles'])
      assert.deepEqual(said(typed, 'tools troubleshooting'), ['troubleshooting?'], typed);
    assert.deepEqual(said('conects', 'connect connectors'), ['connect?', 'connectors?']);
    assert.deepEqual(said('trnbles', 'troubleshooting'), []);
    assert.deepEqual(said('redisx', 'redirected'), []);
  });

  it('takes a corrected word with its forms', () => {
    assert.deepEqual(said('varables', 'valuable variable variables'), ['variables?', 'variable?']);
  });

  it('forgives nothing where the word exists, is short, or when it is not to', () => {
    assert.deepEqual(said('dela', 'delay dell'), ['delay']);
    assert.deepEqual(said('teh', 'the tea'), []);
    assert.deepEqual(said('concurency', 'concurrency', { forgives: false }), []);
    assert.deepEqual(said('pagination', 'puppeteer'), []);
  });

  it('takes the commonest of many', () => {
    const words = Array.from({ length: 60 }, (_, index) => `de${String(index).padStart(3, '0')}`);
    const forms = wordForms(
      'de',
      list(
        words.join(' '),
        words.map((_, index) => (index === 40 ? 99 : 1)),
      ),
      { forgives: true, isOpen: true, lang: 'en' },
    );
    assert.equal(forms[0]?.word, 'de040');
    assert.ok(forms.length < 30);
  });
});
