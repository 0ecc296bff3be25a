import assert from 'node:assert/strict';
import { it } from 'node:test';
import { siteIn } from '../siteIn.ts';

const page = (title: string) => `---\ntitle: ${title}\n---\n\nWords.\n\n## Part\n`;

const FILES = {
  'content/index.md': page('Start'),
  'content/new.md': page('New'),
  'content/kept.md': page('Kept'),
  'content/de/index.md': page('Anfang'),
  'content/de/kept.md': page('Geblieben'),
  'content/de/own.md': page('Eigenes'),
  'content/de/neu.md': '---\ntitle: Neu\npermalink: /new/\n---\n\n## Part\n',
  'site/config.mjs':
    "export const config = { locales: { root: { label: 'English' }, de: { label: 'Deutsch', fallback: true }, fr: { label: 'Français' } } };\n",
  'content/fr/index.md': page('Début'),
};

const redirectsOf = async (yaml: string) => {
  const site = await siteIn({ ...FILES, 'redirects.yaml': yaml });
  assert.deepEqual(site.diagnostics(), []);
  return site.redirects().map(({ from, to }) => `${from} ${to}`);
};

it('what has moved in the first language has moved in those that fall back on it', async () => {
  assert.deepEqual(await redirectsOf('/old/: /new/?a=1#part\n/away.html: https://a.example/\n/other/: /kept/#part\n'), [
    '/away.html https://a.example/',
    '/de/away.html https://a.example/',
    '/de/old/ /de/new/?a=1#part',
    '/de/other/ /de/kept/#part',
    '/old/ /new/?a=1#part',
    '/other/ /kept/#part',
  ]);
});

it('a language keeps what it has at an old address itself', async () => {
  assert.deepEqual(await redirectsOf('/own/: /new/\n/old/: /new/\n/de/Old.html: /de/own/\n'), [
    '/de/Old.html /de/own/',
    '/old/ /new/',
    '/own/ /new/',
  ]);
});

it('a heading has moved where its page is not translated', async () => {
  const files = { ...FILES, 'content/plain.md': page('Plain') };
  const site = await siteIn({ ...files, 'redirects.yaml': '/plain/#gone: /plain/#part\n/kept/#gone: /kept/#part\n' });
  assert.deepEqual(site.diagnostics(), []);
  assert.deepEqual(
    site.redirects().map(({ from, to }) => `${from} ${to}`),
    ['/de/plain/#gone /de/plain/#part', '/kept/#gone /kept/#part', '/plain/#gone /plain/#part'],
  );
  assert.deepEqual(site.movedFrom('/de/plain/'), [['gone', '/de/plain/#part']]);
  assert.equal(site.movedFrom('/de/kept/'), undefined);
});

// Such a target was an error, whose hint named a heading of `/c`.
it('a redirect leads to a page with `#` in its name, in each language', async () => {
  const c = { 'content/lang-c#.md': page('C sharp'), 'content/de/lang-c#.md': page('Cis') };
  const site = await siteIn({ ...FILES, ...c, 'redirects.yaml': '/old/: /lang-c%23/#part\n/lost/: /Lang-C%23/\n' });
  assert.deepEqual(
    site.diagnostics().map(({ message, hint }) => [message, hint]),
    [['There is no page `/Lang-C%23/`.', 'did you mean `/lang-c%23/`?']],
  );
  assert.deepEqual(
    site.redirects().map(({ from, to }) => `${from} ${to} ${site.resolve(to).href}`),
    ['/de/old/ /de/lang-c%23/#part /de/lang-c%23/#part', '/old/ /lang-c%23/#part /lang-c%23/#part'],
  );
});

// Cloudflare asks `_redirects` first: German readers were led away from the file.
it('a language keeps the files that it has at an old address', async () => {
  const files = { 'site/public/de/old/index.html': '<p>Alt</p>', 'site/public/de/older.html': '<p>Alt</p>' };
  const site = await siteIn({ ...FILES, ...files, 'redirects.yaml': '/old/: /new/\n/older: /new/\n/oldest/: /new/\n' });
  assert.deepEqual(
    site.redirects().map(({ from }) => from),
    ['/de/oldest/', '/old/', '/older', '/oldest/'],
  );
});
