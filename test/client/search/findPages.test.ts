import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findPages } from '../../../src/client/search/findPages.ts';
import { indexIn } from '../../search/indexIn.ts';

const PAGES = {
  '/delay/': { title: 'Delay a workflow', html: '<p>Call $.flow.delay(1000) to wait.</p>' },
  '/flow/': { title: 'Flow control', html: '<p>Branch and delay. Filter the flow of events.</p>' },
  '/limits/': { title: 'Limits', html: '<p>A delay lasts up to a year. Memory and disk.</p>' },
  '/other/': { title: 'Other', html: '<p>Nothing of the kind.</p>' },
};
const ROUTES = Object.keys(PAGES);

async function found(query: string) {
  const { pages, ...rest } = await findPages(query, indexIn(PAGES));
  return { routes: pages.map(({ page }) => ROUTES[page]), pages, ...rest };
}

describe('findPages', () => {
  it('takes words of other languages for what they are there', async () => {
    const pages = {
      '/prix/': { title: 'Prix', html: '<p>Le prix du fer.</p>' },
      '/metal/': { title: 'Métaux', html: '<p>L’or, et son prix.</p>' },
    };
    const inLanguage = async (query: string, lang: string) =>
      (await findPages(query, indexIn(pages, lang))).pages.map(({ page }) => Object.keys(pages)[page]);
    assert.deepEqual(await inLanguage('prix or', 'en'), ['/prix/', '/metal/']);
    assert.deepEqual(await inLanguage('prix or', 'fr'), ['/metal/', '/prix/']);
  });

  it('finds Arabic words with and without their article', async () => {
    const files = indexIn({ '/a/': { title: 'مقدمة' }, '/b/': { html: '<p>تابع الخطوات التالية.</p>' } }, 'ar');
    for (const query of ['خطوات', 'الخطوات', 'للخطوات', 'الخط'])
      assert.deepEqual(
        (await findPages(query, files)).pages.map(({ page }) => page),
        [1],
        query,
      );
  });

  it('finds Korean words within others, and with their particles and without', async () => {
    const pages = {
      '/a/': { title: '데이터베이스연결' },
      '/b/': { html: '<p>워크플로를 만듭니다.</p>' },
      '/c/': { title: '설정' },
    };
    const files = indexIn(pages, 'ko');
    for (const [query, page] of [
      ['연결', 0],
      ['데이터 베이스', 0],
      ['워크플로에서', 1],
      ['워크플로'.normalize('NFD'), 1],
    ] as const)
      assert.equal((await findPages(query, files)).pages[0]?.page, page, query);
  });

  it('puts first the page whose title holds the query', async () => {
    assert.equal((await found('delay')).routes[0], '/delay/');
    assert.equal((await found('limits')).routes[0], '/limits/');
  });

  it('prefers pages with all words, and still shows those with some', async () => {
    const { routes, pages } = await found('delay memory');
    assert.equal(routes[0], '/limits/');
    assert.deepEqual(new Set(routes), new Set(['/limits/', '/delay/', '/flow/']));
    assert.equal(pages[0]?.coverage, 1);
    assert.ok(Number(pages[1]?.coverage) < 1);
  });

  it('finds an identifier as it is typed, complete or not, before the pages with its parts', async () => {
    for (const query of ['$.flow.delay', 'flow.delay()', '$.flow.del', 'flowdelay']) {
      assert.equal((await found(query)).routes[0], '/delay/', query);
    }
    assert.deepEqual((await found('$.flow.delay')).routes.slice(0, 2), ['/delay/', '/flow/']);
  });

  it('finds the parts of an identifier that stands nowhere as it is typed', async () => {
    assert.equal((await found('memory.disk')).routes[0], '/limits/');
  });

  it('finds two words that were typed as one, and one that was typed as two', async () => {
    const pages = {
      '/auth/': { title: 'Authentication', html: '<p>Make a key for the API.</p>' },
      '/code/': { title: 'Code', html: '<p>Read <code>apiKey</code>.</p>' },
      '/hooks/': { title: 'Webhooks', html: '<p>A webhook has an address.</p>' },
      '/web/': { title: 'Pages of the web', html: '<p>Nothing of the kind.</p>' },
    };
    const routes = async (query: string) =>
      (await findPages(query, indexIn(pages))).pages.map(({ page }) => Object.keys(pages)[page]);
    assert.deepEqual(await routes('apikey'), ['/code/', '/auth/']);
    assert.deepEqual(await routes('keyapi'), await routes('key api'));
    assert.deepEqual((await routes('web hook'))[0], '/hooks/');
    const { pages: found, corrected, forms } = await findPages('web hook', indexIn(pages));
    assert.equal(found[0]?.coverage, 1);
    assert.equal(corrected, undefined);
    assert.deepEqual(new Set(forms.get('webhook')?.map(({ query }) => query)), new Set([0, 1]));
  });

  it('takes nothing for one word that has other words between, or signs', async () => {
    const files = indexIn({ '/hooks/': { title: 'Webhooks' }, '/web/': { title: 'The web' } });
    for (const query of ['web and hook', 'web, hook'])
      assert.equal(
        (await findPages(query, files)).forms.get('webhook')?.some(({ query: at }) => at === 1),
        undefined,
      );
  });

  it('takes apart the beginning of a whole paragraph alone', async () => {
    const files = indexIn(
      Object.fromEntries(
        [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => [`/${letter}/`, { title: `${letter}aa ${letter}ee` }]),
      ),
    );
    await findPages([...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `${letter}aaxee`).join(' '), files);
    // Those of the words, and of `xee`.
    assert.equal(files.asked.filter((path) => path.includes('words')).length, 17);
  });

  it('corrects a slip, and says how it understood the query', async () => {
    const { routes, corrected } = await found('dealy, now');
    assert.equal(routes[0], '/delay/');
    assert.equal(corrected, 'delay, now');
    assert.equal((await found('delay')).corrected, undefined);
  });

  it('says nothing of a correction where a word comes twice, with another between', async () => {
    assert.equal((await found('delay memory delay')).corrected, undefined);
  });

  it('says nothing of a correction in scripts whose words overlap, and corrects what stands beside them', async () => {
    const files = indexIn({ '/ja/': { title: '検索の設定' }, '/delay/': PAGES['/delay/'] });
    assert.equal((await findPages('検索の設定', files)).corrected, undefined);
    assert.equal((await findPages('検索の設定 dealy', files)).corrected, '検索の設定 delay');
  });

  it('corrects a slip at the very beginning, where another list has the word', async () => {
    for (const slip of ['edlay', 'rdelay', 'edlays']) {
      const { routes, corrected } = await found(slip);
      assert.deepEqual([routes[0], corrected], ['/delay/', 'delay'], slip);
    }
    assert.deepEqual((await found('xother xtyp')).corrected, 'other xtyp');
    assert.deepEqual((await found('xdleay')).pages, []);
    const asked = async (query: string) => {
      const files = indexIn(PAGES);
      await findPages(query, files);
      return files.asked.filter((path) => path.includes('words')).length;
    };
    assert.equal(await asked('edl'), 1);
    assert.equal(await asked('delay'), 1);
  });

  it('corrects a slip as often as it was made', async () => {
    assert.equal((await found('dealy memory dealy')).corrected, 'delay memory delay');
  });

  it('takes for half a word the one that is typed last, though it came before as a whole', async () => {
    assert.deepEqual([...(await found('mem delay mem')).forms.keys()], ['memory', 'delay']);
    assert.deepEqual([...(await found('delay mem delay')).forms.keys()], ['delay']);
  });

  it('says which words answer for which of the query’s', async () => {
    const { forms, weights } = await found('delays year');
    assert.deepEqual(forms.get('delay'), [{ query: 0, part: -1, share: 1, likeness: 1 }]);
    assert.equal(forms.get('year')?.[0]?.query, 1);
    assert.ok(Number(weights[1]) > Number(weights[0]), 'the rarer word weighs more');
  });

  it('says how like a word is to what was typed: the likest that there is counts as the word itself', async () => {
    const likenesses = async (query: string) =>
      [...(await found(query)).forms].map(([word, [form]]) => [word, form?.likeness]);
    assert.deepEqual(await likenesses('events'), [['events', 1]]);
    assert.deepEqual(await likenesses('event'), [['events', 1]]);
    const files = indexIn({ '/a/': { title: 'Delay' }, '/b/': { title: 'Delays' } });
    const { forms } = await findPages('delays', files);
    assert.equal(forms.get('delays')?.[0]?.likeness, 1);
    assert.ok(Number(forms.get('delay')?.[0]?.likeness) < 1);
  });

  it('leaves out of a question what says nothing, and searches for it where there is nothing else', async () => {
    const { forms, weights, routes } = await found('what is the memory of an event and how do I filter it?');
    assert.deepEqual([...forms.keys()], ['memory', 'events', 'filter']);
    assert.equal(weights.length, 3);
    assert.equal(routes[0], '/flow/');
    assert.deepEqual([...(await found('this.$memory')).forms.keys()], ['memory']);
    assert.deepEqual((await found('of the')).routes, ['/flow/', '/other/']);
  });

  it('puts a page before others the more of its title the query is', async () => {
    const long = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        `/${index}/`,
        { title: `Go ${index}: a guide to everything`, html: '<p>Go, go, go.</p>' },
      ]),
    );
    const { pages } = await findPages('go', indexIn({ ...long, '/go/': { title: 'Go' } }));
    assert.equal(pages[0]?.page, 20);
  });

  it('counts a page that has only the parts of an identifier for less than the identifier', async () => {
    const { pages } = await found('$.flow.delay');
    assert.equal(pages[0]?.coverage, 1);
    assert.ok(pages.slice(1).every(({ coverage }) => coverage < 0.5));
  });

  it('answers words of any script, none at all, and the same one twice', async () => {
    const files = indexIn({ '/ja/': { title: '検索の設定' }, '/ru/': { title: 'Поиск' } });
    assert.deepEqual(
      (await findPages('設定', files)).pages.map(({ page }) => page),
      [0],
    );
    assert.deepEqual(
      (await findPages('поиск', files)).pages.map(({ page }) => page),
      [1],
    );
    assert.deepEqual((await found('?! —')).pages, []);
    assert.equal((await found('delay delay')).weights.length, 1);
    assert.deepEqual((await found('zzz')).pages, []);
  });

  it('does not stumble over words that are names in JavaScript', async () => {
    const files = indexIn({ '/a/': { title: 'constructor toString __proto__ hasOwnProperty' } });
    for (const query of ['constructor', 'toString', '__proto__', 'valueOf']) await findPages(query, files);
    assert.equal((await findPages('constructor', files)).pages.length, 1);
  });
});
