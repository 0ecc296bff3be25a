import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ENGLISH } from '../../src/model/languages/englishTexts.ts';
import { createTestSite, type TestSite } from './site.ts';

/** Every text in a language that nobody speaks, with what stands in braces. */
const OWN = Object.fromEntries(Object.entries(ENGLISH).map(([name, english]) => [name, own(english)]));

function own(english: string): string {
  return `~${english.replace(/\{\w+\}|[a-z]+/gi, (word) => (word.startsWith('{') ? word : [...word].reverse().join('')))}~`;
}

/** Texts of one word are words of code too. */
const TELLING = Object.values(ENGLISH).flatMap((text) =>
  /^\w+ \w/.test(text) ? text.split(/\s*\{\w+\}/)[0] || [] : [],
);

const CONTENT = `# A page

Words[^a], a [link](https://example.com) and ![a picture](/p.svg).

## A section

- [x] done
- [ ] open

| a | b |
| - | - |
| 1 | 2 |

\`\`\`js
export const answer = 42;
\`\`\`

:::tip
Words.
:::

:::details
Words.
:::

[^a]: A note.
`;

const files = (texts: Readonly<Record<string, string>>) => ({
  'site/config.ts': `export const config = { lang: 'eo', siteUrl: 'https://x.example', version: 'v2', texts: ${JSON.stringify(texts)},
  repository: { url: 'https://github.com/x/y', editUrl: 'https://github.com/x/y/edit/main/{path}' } };\n`,
  'site/public/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600"/>',
  'redirects.yaml': '/old/: /guide/\n',
  'content/index.md': CONTENT,
  'content/guide/index.md': CONTENT,
  'content/guide/more.md': CONTENT,
});

/** What readers get: documents, chunks and scripts. */
const read = (site: TestSite): [path: string, text: string][] =>
  site
    .list('dist')
    .filter((path) => /\.(html|js|json)$/.test(path))
    .map((path) => [path, site.read(`dist/${path}`)]);

describe('texts of the configuration', () => {
  const site = createTestSite(files(OWN));

  it('leave no English one in what is published', async () => {
    const { code, stderr } = await site.run(['build', '--strict']);
    assert.equal(code, 0, stderr);
    for (const [path, text] of read(site))
      for (const english of TELLING) assert.ok(!text.includes(english), `${path}: ${english}`);
  });

  it('are said by pages, by islands and by the client', () => {
    const page = site.read('dist/guide/index.html');
    for (const name of ['skipToContent', 'onThisPage', 'copyCode', 'calloutTip', 'footnotes', 'taskDone'] as const)
      assert.ok(page.includes(OWN[name] ?? ''), name);
    assert.ok(page.includes('aria-label="~kcaB ot ecnerefer 1~"'));
    assert.ok(page.includes('aria-label="~kniL ot siht noitces: A section~"'));
    const scripts = read(site).flatMap(([path, text]) => (path.endsWith('.js') ? [text] : []));
    for (const name of ['searchFound', 'copied', 'offline', 'linkCopied'] as const)
      assert.ok(
        scripts.some((text) => text.includes(OWN[name] ?? '')),
        name,
      );
  });

  it('are English again where they are taken out', async () => {
    site.write('site/config.ts', files({})['site/config.ts']);
    await site.run(['build']);
    const clean = createTestSite(files({}));
    await clean.run(['build']);
    assert.equal(site.read('dist/index.html'), clean.read('dist/index.html'));
    assert.ok(site.read('dist/index.html').includes(ENGLISH.skipToContent));
  });
});
