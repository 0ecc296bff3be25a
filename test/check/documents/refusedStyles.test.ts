import assert from 'node:assert/strict';
import { it } from 'node:test';
import { refusedStyles } from '../../../src/check/documents/refusedStyles.ts';
import { createRefusal } from '../../../src/hosting/refusedLoad.ts';
import { shownSite } from './shownSite.ts';

/** What is told of a stylesheet: place, address and hint. */
const told = (text: string, site: Pick<ReturnType<typeof shownSite>, 'refused' | 'addedPolicy'> = shownSite({})) =>
  refusedStyles({ file: 'site/site.css', text }, site).map(
    ({ place, message, hint }) => `${place?.line}:${place?.column} ${/`(.*?)`/.exec(message)?.[1]} ${hint}`,
  );

const remedy = (directive: string, host: string) =>
  `put the file next to the stylesheet, or write \`securityPolicy: { '${directive}': ['${host}'] }\` in \`site/config.ts\``;

it('refusedStyles tells of what a stylesheet imports from other hosts, each once', () => {
  for (const written of [
    "@import url('https://f.example/css?family=A');\n@import 'https://f.example/b';\n",
    '@import url(https://f.example/css?family=A) layer(x);\n',
    '@import "https://f.example/css?family=A";\n',
    '@charset "utf-8";/* a */@import"https://f.example/css?family=A";\n',
  ])
    assert.deepEqual(
      told(written).map((one) => one.replace(/^1:\d+ /, '')),
      [`https://f.example/css?family=A ${remedy('style-src', 'https://f.example')}`],
      written,
    );
});

it('refusedStyles tells of fonts from other hosts, at their place', () => {
  const text = '@font-face {\n  font-family: A;\n  src: url(./a.woff2), url("https://f.example/a.woff2");\n}\n';
  const around = `.a::before { content: '/*' }\n${text}.b::before { content: '*/' }\n`;
  assert.deepEqual(told(around), [`4:29 https://f.example/a.woff2 ${remedy('font-src', 'https://f.example')}`]);
  assert.deepEqual(told(text), [`3:29 https://f.example/a.woff2 ${remedy('font-src', 'https://f.example')}`]);
});

it('refusedStyles says nothing of own files, pictures, comments, and what the policy allows', () => {
  for (const text of [
    "@import './a.css';\n@font-face { src: url('/a.woff2') }\n",
    "/* @import 'https://f.example/a.css'; */\n",
    '.a { background: url(https://f.example/a.png) }\n',
    '.a::before { content: \'@import "https://f.example/a.css"\' }\n',
    ".a::before { content: '@font-face { src: url(https://f.example/a.woff2) }' }\n",
  ])
    assert.deepEqual(told(text), [], text);
  const addedPolicy = { 'style-src': ['https://f.example'] };
  const refused = createRefusal({ securityPolicy: addedPolicy, gtmId: undefined, head: [], siteUrl: undefined });
  assert.deepEqual(told("@import 'https://f.example/a.css';\n", { refused, addedPolicy }), []);
});
