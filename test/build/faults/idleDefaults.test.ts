import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { siteIn } from '../../siteIn.ts';

const told = async (options: string, files: Readonly<Record<string, string>> = {}) => {
  const site = await siteIn({
    'content/index.md': '# Home\n\nWords.\n',
    'content/log/a.md': '# A\n\nWords.\n',
    'site/config.mjs': `export const config = {\n  ${options}\n};\n`,
    ...files,
  });
  return site
    .diagnostics()
    .map(({ code, message, place, hint }) => [`${place?.line}:${place?.column} ${code}`, message, hint]);
};

describe('defaults for routes without pages', () => {
  it('are told of with the routes that are meant', async () =>
    assert.deepEqual(await told("defaults: [{ routes: ['/log/', '/lgo/'], toc: false }],"), [
      [
        '2:34 config-invalid',
        '`defaults` has values for the pages below `/lgo/`, and there are none.',
        'did you mean `/log/`?',
      ],
    ]));

  it('may be those of drafts, of pages that are to come, and of one language alone', async () => {
    assert.deepEqual(
      await told("plannedRoutes: ['/next/'],\n  defaults: [{ routes: ['/draft/', '/next/'], toc: false }],", {
        'content/draft/a.md': '---\ndraft: true\n---\n\n# A\n\nWords.\n',
      }),
      [],
    );
    assert.deepEqual(
      await told(
        "locales: { root: { label: 'English' }, de: { label: 'Deutsch' } },\n  defaults: [{ routes: ['/nur/'], toc: false }],",
        { 'content/de/index.md': '# Start\n\nWorte.\n', 'content/de/nur/a.md': '# A\n\nWorte.\n' },
      ),
      [],
    );
  });

  it('may make drafts of all pages, which is told of where they do', async () =>
    assert.deepEqual(await told("defaults: [{ routes: ['/'], draft: true }],"), [
      [
        '2:31 no-pages',
        'Each page in `content/` is a draft, and left out.',
        'write `draft: false` in the front matter of one that is done',
      ],
    ]));
});
