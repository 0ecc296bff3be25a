import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { offerNearest } from '../../../src/client/moved/offerNearest.ts';
import { openBrowser } from '../browser.ts';

const PLACE = (length: number, translations: string) =>
  `<div data-nearest data-key-length="${length}" ${translations} hidden><h2>Did you mean?</h2><ul></ul></div>`;

/** Answers requests from these lists; any other address is not there. */
function serve(lists: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  mock.method(globalThis, 'fetch', async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify(lists[address]), { status: address in lists ? 200 : 404 });
  });
  return asked;
}

async function offer(length: number, pathname: string, translations = '', lang = 'en') {
  openBrowser(PLACE(length, translations));
  document.documentElement.lang = lang;
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  assert.ok(place);
  await offerNearest(place, '/docs/', pathname);
  return {
    place,
    languages: [...place.querySelectorAll('a')].map(({ lang, hreflang }) => `${lang} ${hreflang}`),
    links: [...place.querySelectorAll('a')].map((link) => `${link.getAttribute('href')} ${link.textContent}`),
  };
}

describe('the near pages of the not-found page', () => {
  afterEach(() => mock.reset());

  it('are shown with their titles, under the base', async () => {
    const asked = serve({
      '/docs/assets/nearest/all.json': [
        ['/limits/', 'Limits <b>'],
        ['/a b/', 'AB'],
      ],
    });
    const { place, links } = await offer(0, '/docs/limts');
    assert.deepEqual(links, ['/docs/limits/ Limits <b>']);
    assert.equal(place.hidden, false);
    assert.deepEqual(asked, ['/docs/assets/nearest/all.json']);
    assert.deepEqual((await offer(0, '/docs/a%20c/')).links, ['/docs/a%20b/ AB']);
  });

  it('are those of the language of the address', async () => {
    const asked = serve({
      '/docs/assets/nearest/all.json': [['/limits/', 'Limits']],
      '/docs/assets/nearest/pt-BR/all.json': [['/limits/', 'Limites']],
    });
    const languages = `data-languages='{"":"en","de":"de-AT","pt-BR":"pt-BR"}'`;
    assert.deepEqual((await offer(0, '/docs/pt-BR/limts/', languages)).links, ['/docs/pt-BR/limits/ Limites']);
    assert.deepEqual((await offer(0, '/docs/limts/', languages)).links, ['/docs/limits/ Limits']);
    assert.deepEqual(
      (await offer(0, '/docs/de/limts/', languages)).links,
      ['/docs/limits/ Limits'],
      'what is not translated is offered as it is',
    );
    assert.deepEqual((await offer(0, '/docs/pt-BR/limts/', languages)).languages, ['pt-BR pt-BR']);
    assert.deepEqual((await offer(0, '/docs/limts/', languages)).languages, [' '], 'the language of the page itself');
    assert.deepEqual((await offer(0, '/docs/de/limts/', languages, 'de-AT')).languages, ['en en']);
    assert.deepEqual((await offer(0, '/docs/details/limts/', languages)).links, ['/docs/limits/ Limits']);
    assert.deepEqual(
      [...new Set(asked)],
      ['/docs/assets/nearest/pt-BR/all.json', '/docs/assets/nearest/all.json', '/docs/assets/nearest/de/all.json'],
    );
  });

  it('are told apart by their sections', async () => {
    serve({
      '/docs/assets/nearest/all.json': [
        ['/code/', 'Overview', 'Code'],
        ['/coda/', 'Overview', 'Apps › Coda'],
      ],
    });
    const { links } = await offer(0, '/docs/cod/');
    assert.deepEqual(links, ['/docs/coda/ Apps › Coda › Overview', '/docs/code/ Code › Overview']);
  });

  it('come from the likeliest list, and from others only where that knows nothing', async () => {
    const asked = serve({ '/docs/assets/nearest/i.json': [['/limits/', 'Limits']] });
    assert.deepEqual((await offer(1, '/docs/kimits/')).links, ['/docs/limits/ Limits']);
    assert.deepEqual(asked, ['/docs/assets/nearest/k.json', '/docs/assets/nearest/i.json']);
  });

  it('are never asked for more than three times', async () => {
    const asked = serve({});
    const { place } = await offer(1, '/docs/a/b-c-d-e-f/');
    assert.equal(asked.length, 3);
    assert.equal(place.hidden, true);
  });

  it('stay away where nothing is near, or nothing can be had', async () => {
    serve({ '/docs/assets/nearest/all.json': [['/limits/', 'Limits']] });
    assert.equal((await offer(0, '/docs/wp-login.php')).place.hidden, true);
    assert.equal((await offer(0, '/docs/%E0%A4%A')).place.hidden, true);
    mock.reset();
    mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('offline')));
    assert.equal((await offer(0, '/docs/limits')).place.hidden, true);
  });
});
