import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { check } from '../../../src/check/check.ts';
import { checkTranslations } from '../../../src/check/translations/checkTranslations.ts';
import { requestOf } from '../../requestOf.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';

const CONFIG = `export const config = {
  locales: { root: { label: 'English' }, de: { label: 'Deutsch' }, fr: { label: 'Français', fallback: true } },
  check: { translations: true },
};
`;

const FILES = {
  'site/config.mjs': CONFIG,
  'content/index.md': '# Welcome\n',
  'content/guides/one.md': '---\ntitle: One\n---\n\nOne.\n',
  'content/secret.md': '---\ntitle: Secret\nunlisted: true\n---\n\nS.\n',
  'content/404.md': 'Lost.\n',
  'content/de/index.md': '# Willkommen\n',
  'content/de/only.md': '# Nur hier\n',
};

/** What is told of a site, with the place of each. */
async function told(files: Readonly<Record<string, string>>, dates: Readonly<Record<string, string>> = {}) {
  const found = checkTranslations(await siteIn({ ...FILES, ...files }, { dates }));
  return found.map(({ code, message, place, hint }) => [
    `${code} ${place?.file}:${place?.line}:${place?.column}`,
    message,
    hint,
  ]);
}

describe('checkTranslations', () => {
  it('names each page once, with the languages that lack it, also where they show it in the words of the first', async () => {
    assert.deepEqual(await told({}), [
      [
        'missing-translation content/index.md:1:1',
        'The page `/` is not translated into Français.',
        'write `content/fr/index.md`',
      ],
      [
        'missing-translation content/guides/one.md:5:1',
        'The page `/guides/one/` is not translated into Deutsch, Français.',
        'write `content/de/guides/one.md`, `content/fr/guides/one.md`',
      ],
    ]);
  });

  it('takes the page with the same address for a translation, whatever its file is called', async () => {
    const translated = {
      'content/fr/index.mdx': '# Bienvenue\n',
      'content/fr/un.md': '---\npermalink: /fr/guides/one/\n---\n\n# Un\n',
      'content/de/guides/one.md': '# Eins\n',
    };
    assert.deepEqual(await told(translated), []);
  });

  it('names translations that have not changed since, and none of which git does not know when', async () => {
    const files = {
      'content/fr/index.md': '# Bienvenue\n',
      'content/fr/guides/one.md': '# Un\n',
      'content/de/guides/one.md': '---\ntitle: Eins\n---\n\n\nEins.\n',
    };
    const [early, late] = ['2023-05-03T09:30:00.000Z', '2023-06-07T00:00:00.000Z'];
    const dates = { 'guides/one.md': late, 'de/guides/one.md': early, 'index.md': late, 'de/index.md': late };
    assert.deepEqual(await told(files, dates), [
      [
        'outdated-translation content/de/guides/one.md:6:1',
        'The translation is from 2023-05-03, but `content/guides/one.md` changed on 2023-06-07.',
        'bring over what has changed: git log -p --since=2023-05-03T09:30:00.000Z -- content/guides/one.md',
      ],
    ]);
  });

  it('is asked by a check where the site wants it, with the dates of git', async () => {
    const root = temporaryFolder();
    const git = (date: string, ...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
        cwd: root,
        env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      });
    const found = async () => {
      const { diagnostics } = await check(requestOf(root));
      return diagnostics.flatMap(({ code, place }) => (/transl/.test(code) ? [`${code} ${place?.file}`] : []));
    };
    writeFiles(root, {
      'site/config.mjs': CONFIG.replace(", fr: { label: 'Français', fallback: true }", ''),
      'content/index.md': '# Welcome\n\nWords.\n',
      'content/de/index.md': '# Willkommen\n\n<!-- docsgen-allow missing-translation: another code -->\n\nWorte.\n',
    });
    git('2023-05-03T12:00:00Z', 'init', '-q');
    git('2023-05-03T12:00:00Z', 'add', '.');
    git('2023-05-03T12:00:00Z', 'commit', '-qm', 'Both');
    assert.deepEqual(await found(), []);
    writeFiles(root, { 'content/index.md': '# Welcome\n\nOther words.\n' });
    git('2023-06-07T12:00:00Z', 'commit', '-qam', 'One');
    assert.deepEqual(await found(), ['outdated-translation content/de/index.md']);
    writeFiles(root, {
      'content/de/index.md': '<!-- docsgen-allow outdated-translation: says it already -->\n\n# Willkommen\n\nWorte.\n',
    });
    assert.deepEqual(await found(), []);
    writeFiles(root, { 'site/config.mjs': CONFIG.replace('translations: true', 'translations: false') });
    assert.deepEqual(await found(), []);
  });
});
