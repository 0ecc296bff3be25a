import assert from 'node:assert/strict';
import { it } from 'node:test';
import { check } from '../../src/check/check.ts';
import { requestOf } from '../requestOf.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** What the check of a project with these files finds. */
const toldOf = async (files: Readonly<Record<string, string | Buffer>>, updateAddresses = false) =>
  (await check(requestOf(temporaryFolder(files), { updateAddresses }))).diagnostics;

/** The same as `code file:line`. */
const foundIn = async (files: Readonly<Record<string, string | Buffer>>, updateAddresses?: boolean) =>
  (await toldOf(files, updateAddresses)).map(({ code, place }) => `${code} ${place?.file}:${place?.line}`);

it('check tells of a broken configuration alone, not of the pages that are not read because of it', async () => {
  const files = {
    'content/index.md': '# Home\n\nWords.\n',
    'content/_part.mdx': '```json constants\n{{LIMIT}}\n```\n',
    'site/config.mjs': 'export const config = {',
    'addresses.lock': '/\n',
  };
  assert.deepEqual(await foundIn(files, true), ['config-syntax site/config.mjs:1']);
});

it('check tells of a fault in styles where it is, not on each page that would have loaded them', async () => {
  const files = { 'content/index.md': '# Home\n\nWords.\n', 'site/site.css': '@import "./none.css";\n' };
  assert.deepEqual(await foundIn(files), ['config-syntax site/site.css:1']);
});

it('check tells of comments that allow no warning, in pages, redirects and code of the site', async () => {
  const files = {
    'content/index.md':
      '---\ntitle: Home\n# docsgen-allow unknown-key: another tool reads it\nicon: x\n# docsgen-allow same-title: why\n---\n\n<!-- docsgen-allow unknown-langage: rare -->\n\n```qqq\na\n```\n',
    'redirects.yaml': '# docsgen-allow redirect-chain: why\n/a/: /\n',
    'site/components.tsx': 'export const A = () => <b>A</b>; // docsgen-allow unescaped-html: why\n',
  };
  const told = await toldOf(files);
  assert.deepEqual(
    told.map(({ code, place, hint }) => [`${code} ${place?.file}:${place?.line}:${place?.column}`, hint?.slice(0, 30)]),
    [
      ['unused-allowance content/index.md:5:17', 'delete it; one that is needed '],
      ['unused-allowance content/index.md:8:20', 'did you mean `unknown-language'],
      ['unknown-language content/index.md:10:4', told[2]?.hint?.slice(0, 30)],
      ['unused-allowance redirects.yaml:1:17', 'delete it; one that is needed '],
      ['unused-allowance site/components.tsx:1:51', 'delete it; one that is needed '],
    ],
  );
});

it('check tells once of a site without a start page', async () => {
  const files = { 'content/a.md': '# A\n\n[Next](./b.md)\n', 'content/b.md': '# B\n\n[Back](./a.md)\n' };
  assert.deepEqual(
    (await foundIn(files)).filter((told) => told.startsWith('no-start-page')),
    ['no-start-page undefined:undefined'],
  );
});

it('check tells of a site without a start page what is there instead', async () => {
  const files = { 'content/en/a.md': '# A\n\n[Next](./b.md)\n', 'content/en/b.md': '# B\n\n[Back](./a.md)\n' };
  assert.match(
    (await toldOf(files)).find(({ code }) => code === 'no-start-page')?.hint ?? '',
    /^move what is in `content\/en\/` to `content\/`/,
  );
});

it('check tells once of a language without a start page, and not of each page that leads there', async () => {
  const files = {
    'content/a.md': '# A\n\nWords.\n',
    'content/de/a.md': '# A\n\n[B](./b.md)\n',
    'content/de/b.md': '# B\n\n[A](./a.md)\n',
    'site/config.mjs': "export const config = { locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } };",
  };
  const told = async (more: Readonly<Record<string, string>>) =>
    (await foundIn({ ...files, ...more })).filter((one) => /^(?:no-start-page|broken-link)/.test(one));
  assert.deepEqual(await told({}), ['no-start-page undefined:undefined', 'no-start-page content/de/index.md:1']);
  assert.deepEqual(await told({ 'content/index.md': '# Home\n\nWords.\n' }), ['no-start-page content/de/index.md:1']);
});

it('check asks for no heading of a page that has a character which does not belong in it, or another encoding', async () => {
  const files = {
    'content/index.md': '# Home\n\n[B](/b/#some-part) [C](./c.md#some-part)\n',
    'content/a.md': '# A\n\n## Some part\n\n[Home](/)\n',
    'content/b.md': '# B\n\n```\na\u0010\n```\n\n## Some part\n\n[A](./a.md)\n',
    'content/c.md': Buffer.from('\ufeff# C\n\n## Some part\n', 'utf16le'),
  };
  assert.deepEqual(
    (await foundIn(files)).filter((told) => !told.startsWith('orphan')),
    ['control-character content/b.md:4', 'unsupported-encoding content/c.md:1'],
  );
});

it('check tells once of a neighbor in front matter that does not exist', async () => {
  const files = {
    'content/index.md': '# Home\n\n[A](./a.md)\n',
    'content/a.md': '---\nprev: {text: B, link: /b/}\nnext: /#c\n---\n\n# A\n\nWords.\n',
  };
  assert.deepEqual(await foundIn(files), ['broken-link content/a.md:2', 'broken-anchor content/a.md:3']);
});

it('check tells once of a link of the navigation that leads nowhere, and not of each page that shows it', async () => {
  const files = {
    'content/index.md': '# Home\n\nWords.\n',
    'content/de/index.md': '# Start\n\nText.\n',
    'site/config.mjs': `export const config = {
      nav: { left: [{ text: 'A', link: '/none/' }, { text: 'B', link: '/#nope' }] },
      footer: [{ text: 'Planned', link: '/soon/' }, { text: 'Planned', link: '/later/a/' }],
      plannedRoutes: ['/soon/', '/later/*'],
      sidebars: [{ routes: ['/'], items: ['/', { text: 'C', link: '/neither/' }] }],
      locales: { root: { label: 'English' }, de: { label: 'Deutsch' } },
    };`,
  };
  assert.deepEqual(await foundIn(files), [
    'sidebar-target site/config.mjs:2',
    // In each language.
    ...['broken-anchor site/config.mjs:2', 'broken-anchor site/config.mjs:2'],
    ...['unwritten-page site/config.mjs:3', 'unwritten-page site/config.mjs:3'],
    'sidebar-target site/config.mjs:5',
  ]);
});

// What `hrefOf` yields without a word, `check` called an error.
it('check only warns of a link of a component to a planned page', async () => {
  const files = {
    'content/index.mdx': '# Home\n\n<Soon />\n',
    'site/components.tsx':
      'export const Soon = () => <a href="/later/a/#b">x</a>;\nexport const Seen = () => <img src="/later/a.png" alt="" />;\n',
    'site/config.mjs': "export const config = { plannedRoutes: ['/later/*'] };\n",
  };
  assert.deepEqual(await foundIn(files), ['unwritten-page content/index.mdx:1']);
  const withPicture = { ...files, 'content/index.mdx': '# Home\n\n<Seen />\n' };
  assert.deepEqual(await foundIn(withPicture), ['missing-asset content/index.mdx:1'], 'a picture is no page');
});

it('check tells of a broken link as it stands in the source, beside one that a component makes', async () => {
  const files = {
    'content/index.mdx': '# Home\n\n[A](/none/)\n\n<Gone />\n',
    'site/components.tsx': 'export const Gone = () => <a href="/gone/">x</a>;\n',
  };
  assert.deepEqual(await foundIn(files), ['broken-link content/index.mdx:1', 'broken-link content/index.mdx:3']);
});

it('check tells once of a file that is MDX, and not of each piece of markup in it', async () => {
  const text = 'export const limit = 5;\n\n# Home\n\nUp to {limit} words.\n\n++more++\n';
  assert.deepEqual(await foundIn({ 'content/index.md': text }), ['mdx-in-markdown content/index.md:1']);
  assert.deepEqual(await foundIn({ 'content/index.md': text.slice(text.indexOf('#')) }), [
    'unread-markup content/index.md:5',
  ]);
});

it('check refuses a folder without a page', async () => {
  assert.deepEqual(await foundIn({ 'content/_part.md': 'Words.' }), ['no-pages content/index.md:1']);
});

const STYLED = {
  'content/index.mdx': '# Home\n\n<Red />\n',
  'site/components.tsx': 'export const Red = () => <p style={{ color: "red" }}>a</p>;\n',
};

it('check tells what a stylesheet loads that the policy of the site blocks', async () => {
  const page = { 'content/index.md': '# Home\n\nWords.\n' };
  const refused = "@import 'https://f.example/a.css';\n";
  assert.deepEqual(await foundIn({ ...page, 'site/site.css': refused }), ['refused-source site/site.css:1']);
  const imported = {
    'site/site.css': "@import './fonts.css';\n",
    'site/fonts.css': refused,
    'site/islands/Box.module.css': `${refused}.a { color: red }\n`,
    'site/islands/Box.tsx':
      "import styles from './Box.module.css';\nexport const Box = () => <p className={styles.a}>A</p>;\n",
  };
  assert.deepEqual(await foundIn({ ...page, ...imported }), [
    'refused-source site/fonts.css:1',
    'refused-source site/islands/Box.module.css:1',
  ]);
  const config = "export const config = { securityPolicy: { 'style-src': ['https://f.example'] } };\n";
  assert.deepEqual(await foundIn({ ...page, 'site/site.css': refused, 'site/config.mjs': config }), []);
});

it('X-09: check finds the styles of components unless the policy of the site lets them be', async () => {
  assert.deepEqual(await foundIn(STYLED), ['inline-style site/components.tsx:1']);
  for (const policy of ['false', `{ 'style-src': ["'unsafe-inline'"] }`, `{ 'style-src-attr': ["'unsafe-inline'"] }`]) {
    const config = `export const config = { securityPolicy: ${policy} };\n`;
    assert.deepEqual(await foundIn({ ...STYLED, 'site/config.mjs': config }), [], policy);
  }
});

it('X-08: check finds HTML that the code of components and islands puts in, unless it is said to be meant', async () => {
  const html = (name: string) => `export const ${name} = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;\n`;
  const files = (comment: string) => ({
    'content/index.mdx': '# Home\n\n<A />\n',
    'site/components.tsx': `export { A } from './A.tsx';\n`,
    'site/A.tsx': `${comment}${html('A')}`,
    'site/islands/B.tsx': `${comment}${html('B')}`,
  });
  assert.deepEqual(await foundIn(files('')), ['unescaped-html site/A.tsx:1', 'unescaped-html site/islands/B.tsx:1']);
  assert.deepEqual(await foundIn(files('// docsgen-allow unescaped-html: our own text\n')), []);
});

it('check tells of no value of the environment in code of which it does not know whether browsers run it', async () => {
  const files = (island: string) => ({
    'content/index.md': '# Home\n\nWords.\n',
    'site/config.mjs': 'export const config = { title: process.env.SITE_NAME ?? "Site" };\n',
    'site/islands/A.tsx': island,
  });
  const island = 'export function A() {\n  return <b>{process.env.API_URL}</b>;\n}\n';
  assert.deepEqual(await foundIn(files(island)), ['missing-in-browser site/islands/A.tsx:2']);
  assert.deepEqual(await foundIn(files(`import './gone.ts';\n${island}`)), ['config-syntax site/islands/A.tsx:1']);
});
