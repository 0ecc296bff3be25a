import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { LANGUAGES } from '../languagesFixture.ts';
import { type RunningServer, rawRequest, startServer } from './server.ts';
import { createTestSite } from './site.ts';

describe('a site in several languages', () => {
  const site = createTestSite(LANGUAGES);
  let whole: Readonly<Record<string, string>> = {};
  before(async () => {
    const { code, stderr } = await site.run(['build', '--strict']);
    assert.equal(code, 0, stderr);
    whole = site.tree();
  });

  it('passes a check, which asks the search of the language for what is to be found there', async () => {
    const config = LANGUAGES['site/config.mjs'] ?? '';
    const expecting = (searches: string) =>
      site.write(
        'site/config.mjs',
        config.replace("title: 'Acme',", `title: 'Acme', check: { searches: { ${searches} } },`),
      );
    expecting("anleitungen: '/de/guides/', guides: '/guides/'");
    const fine = await site.run(['check', '--strict']);
    assert.equal(fine.code, 0, fine.stderr);
    expecting("anleitungen: '/guides/'");
    const missed = await site.run(['check']);
    assert.equal(missed.code, 1);
    assert.match(missed.stderr, /The search for `anleitungen` finds nothing, expected `\/guides\/`\. \[search-miss\]/);
    site.write('site/config.mjs', config);
  });

  it('is rebuilt as if it were built anew, and an edit of a translation leaves the other index as it is', async () => {
    const pointers = () => ['search', 'search.de'].map((name) => site.read(`dist/assets/manifest/${name}.json`));
    const before = pointers();
    site.write('content/de/guides/only.md', '---\ntitle: Nur deutsch\n---\n\nVerändert.\n');
    assert.equal((await site.run(['build', '--quiet'])).code, 0);
    const [english, german] = pointers();
    assert.equal(english, before[0]);
    assert.notEqual(german, before[1]);
    site.write('content/de/guides/only.md', LANGUAGES['content/de/guides/only.md'] ?? '');
    assert.equal((await site.run(['build', '--quiet'])).code, 0);
    assert.deepEqual(site.tree(), whole);
  });

  it('has the same bytes when several machines build it', async () => {
    site.remove('dist');
    site.remove('.docsgen');
    for (const shard of ['1/2', '2/2']) assert.equal((await site.run(['build', '--quiet', '--shard', shard])).code, 0);
    assert.equal((await site.run(['merge', '--quiet'])).code, 0);
    assert.deepEqual(site.tree(), whole);
  });

  for (const command of ['dev', 'preview']) {
    describe(`served by docsgen ${command}`, () => {
      let server: RunningServer;
      before(async () => {
        server = await startServer([command], site.folder);
      });
      after(() => server.stop());
      const ask = (path: string) => rawRequest(server.port, path, { headers: { Accept: 'text/html' } });

      it('answers in the language of the address, also where there is no page', async () => {
        const titles = [
          '/',
          '/de/',
          '/nowhere/',
          '/de/nowhere/',
          '/de/guides/nowhere/',
          '/de/100%/',
          '/de//guides/',
        ].map(async (path) => {
          const { status, body } = await ask(`/docs${path}`);
          return `${status} ${/<title>(.*?)<\/title>/.exec(body)?.[1]}`;
        });
        assert.deepEqual(await Promise.all(titles), [
          '200 Welcome | Acme',
          '200 Willkommen | Acme auf Deutsch',
          '404 Page not found | Acme',
          '404 Nicht gefunden | Acme auf Deutsch',
          '404 Nicht gefunden | Acme auf Deutsch',
          '400 Nicht gefunden | Acme auf Deutsch',
          '404 Nicht gefunden | Acme auf Deutsch',
        ]);
      });

      it('offers the start of each where there is no page, as many hosts have one such page for all', async () => {
        const { body } = await ask('/docs/de/nowhere/');
        const menu = /<details class="nav-menu languages">.*?<\/details>/s.exec(body)?.[0] ?? '';
        assert.deepEqual(
          [...menu.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
          ['/docs/', '/docs/de/'],
        );
        assert.match(menu, /<span>Deutsch<\/span>/);
        assert.doesNotMatch(body, /<link rel="alternate" hrefLang|rel="alternate"[^>]*>(?:English|Deutsch)</i);
      });

      it('has an index of search for each', async () => {
        const counts = ['search', 'search.de'].map(
          async (name) => JSON.parse((await ask(`/docs/assets/manifest/${name}.json`)).body).count,
        );
        assert.deepEqual(await Promise.all(counts), [4, 4]);
        assert.equal((await ask('/docs/assets/manifest/search.fr.json')).status, 404);
      });
    });
  }
});
