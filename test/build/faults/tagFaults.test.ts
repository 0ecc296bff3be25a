import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { siteIn } from '../../siteIn.ts';

const told = async (tags: readonly string[], more: Readonly<Record<string, string>> = {}) => {
  const pages = tags.map((list, index) => [`content/p${index}.md`, `---\n${list}\n---\n\n# P${index}\n\nWords.\n`]);
  const site = await siteIn({ 'content/index.md': '# Home\n\nWords.\n', ...Object.fromEntries(pages), ...more });
  return site
    .diagnostics()
    .filter(({ code }) => code === 'similar-tag')
    .map(({ message, place, hint, fix }) => [
      `${place?.file}:${place?.line}:${place?.column} ${message}`,
      hint,
      fix?.text,
    ]);
};

describe('tags that pages spell otherwise', () => {
  it('are told of where they stand, with a correction where more pages have another spelling', async () => {
    const lists = ['tags: [Log in]', 'tags: [Log in]', 'tags:\n  - b\n  - log-in', 'tags: ["LOG IN"]'];
    assert.deepEqual(await told(lists), [
      ['content/p2.md:4:5 The tag `log-in` is `Log in` on other pages.', 'did you mean `Log in`?', 'Log in'],
      ['content/p3.md:2:9 The tag `LOG IN` is `Log in` on other pages.', 'did you mean `Log in`?', 'Log in'],
    ]);
    assert.deepEqual(await told(['tags: [api]', 'tags: [API]']), [
      ['content/p1.md:2:8 The tag `API` is `api` on other pages.', 'did you mean `api`?', undefined],
    ]);
  });

  it('are told of where one letter is another in a tag that is used once', async () => {
    const often = ['tags: [billing]', 'tags: [billing]', 'tags: [billing]'];
    assert.deepEqual(await told([...often, 'tags: [biling]']), [
      ['content/p3.md:2:8 The tag `biling` is `billing` on other pages.', 'did you mean `billing`?', undefined],
    ]);
    assert.deepEqual(await told([...often, 'tags: [biling]', 'tags: [biling]']), []);
    assert.deepEqual(await told(['tags: [billing]', 'tags: [billing]', 'tags: [biling]']), []);
    // Other versions, and short words, are no slips.
    const versions = [...Array(3).fill('tags: [version 1, SSO]'), 'tags: [version 2, SSH]'];
    assert.deepEqual(await told(versions), []);
  });

  it('are those of one language, and of pages themselves', async () => {
    const more = {
      'content/de/p0.md': '---\ntags: [Api]\n---\n\n# P\n\nWorte.\n',
      'site/config.mjs':
        "export const config = { locales: { root: { label: 'English' }, de: { label: 'Deutsch' } }, defaults: [{ routes: ['/x/'], tags: ['API'] }] };\n",
      'content/x/a.md': '# X\n\nWords.\n',
    };
    assert.deepEqual(await told(['tags: [api]', 'tags: [api]'], more), []);
  });
});
