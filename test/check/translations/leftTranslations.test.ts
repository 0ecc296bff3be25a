import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkTranslations } from '../../../src/check/translations/checkTranslations.ts';
import { leftTranslations } from '../../../src/check/translations/leftTranslations.ts';
import { siteIn } from '../../siteIn.ts';

const FILES = {
  'site/config.mjs': `export const config = {
  locales: { root: { label: 'English' }, de: { label: 'Deutsch' }, fr: { label: 'Français', fallback: true } },
};
`,
  'content/index.md': '# Welcome\n',
  'content/de/index.md': '# Willkommen\n',
  'content/fr/index.md': '# Bienvenue\n',
  'content/manual/start.md': '# Start\n\nWords.\n',
  'content/de/guides/first.mdx': '---\ntitle: Erste\n---\n\nWorte.\n',
};

/** The site in which some pages have moved: old addresses with those of now. */
const siteOf = async (files: Readonly<Record<string, string>>, moves: Readonly<Record<string, string>>) => ({
  ...(await siteIn({ ...FILES, ...files })),
  moves: () => new Map(Object.entries(moves)),
});
const told = async (files: Readonly<Record<string, string>>, moves: Readonly<Record<string, string>>) =>
  leftTranslations(await siteOf(files, moves)).map(({ code, place, message, hint }) => [
    `${code} ${place?.file}:${place?.line}`,
    message,
    hint,
  ]);

describe('translations whose original has moved', () => {
  const moves = { '/guides/first/': '/manual/start/' };

  it('are named, with the command that moves them after it', async () => {
    assert.deepEqual(await told({}, moves), [
      [
        'outdated-translation content/de/guides/first.mdx:5',
        'The original of this translation has moved to `content/manual/start.md`: that has no translation into Deutsch now.',
        'mkdir -p content/de/manual/ && git mv content/de/guides/first.mdx content/de/manual/start.mdx',
      ],
    ]);
  });

  it('have a command that a shell reads as it is meant, and no folder made that is there', async () => {
    const files = {
      'content/manual/how to.md': '# How to\n\nWords.\n',
      'content/de/manual/index.md': '# Handbuch\n',
      'content/de/old name.md': '# Wie\n\nWorte.\n',
    };
    assert.deepEqual(
      (await told(files, { '/old name/': '/manual/how to/' })).map(([, , hint]) => hint),
      ["git mv 'content/de/old name.md' 'content/de/manual/how to.md'"],
    );
  });

  it('are none where there is another translation already, or where the original is where it was', async () => {
    assert.deepEqual(await told({ 'content/de/manual/start.md': '# Los\n' }, moves), []);
    assert.deepEqual(await told({ 'content/guides/first.md': '# First\n' }, moves), []);
    assert.deepEqual(await told({}, {}), []);
    assert.deepEqual(await told({}, { '/guides/first/': '/gone/' }), []);
  });

  // Git is asked for moves, and that takes time.
  it('are looked for only where a translation has no original', async () => {
    const site = await siteOf({ 'content/guides/first.md': '# First\n' }, {});
    assert.deepEqual(leftTranslations({ ...site, moves: () => assert.fail('asked') }), []);
  });

  it('are not told of as missing, too', async () => {
    const messages = checkTranslations(await siteOf({}, moves)).map(({ message }) => message);
    assert.deepEqual(messages, ['The page `/manual/start/` is not translated into Français.']);
  });
});
