import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startOfText, writtenPages } from '../../../src/check/translations/writtenPages.ts';
import { siteIn } from '../../siteIn.ts';

it('pages that somebody has written are listed ones, in words of their own', async () => {
  const { routes } = await siteIn({
    'site/config.mjs': `export const config = {
  locales: { root: { label: 'English' }, de: { label: 'Deutsch', fallback: true } },
};
`,
    'content/index.md': '---\ntitle: Home\n---\n\n\nWords.\n',
    'content/a.md': '# A\n',
    'content/secret.md': '---\nunlisted: true\n---\n\n# S\n',
    'content/de/b.md': '# B\n',
  });
  const { written, pages } = writtenPages(routes);
  assert.deepEqual(written.map(({ path }) => path).sort(), ['/', '/a/', '/de/b/']);
  const [home, translated] = [pages.at('/'), pages.ofFile('/de/b/')];
  assert.deepEqual(home && startOfText(home.source), { file: 'content/index.md', line: 6, column: 1 });
  assert.deepEqual(translated && startOfText(translated.source), { file: 'content/de/b.md', line: 1, column: 1 });
});
