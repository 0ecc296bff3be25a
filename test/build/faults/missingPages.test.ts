import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LANGUAGES } from '../../languagesFixture.ts';
import { siteIn } from '../../siteIn.ts';

describe('a page that every site has', () => {
  it('is any at all', async () => {
    const empty = await siteIn({ 'content/_part.md': 'Words.\n' });
    assert.deepEqual(
      empty.diagnostics().map(({ severity, code, place, hint }) => [severity, code, place?.file, hint]),
      [['error', 'no-pages', 'content/index.md', "echo '# Welcome' > content/index.md"]],
    );
    const lost = await siteIn({ 'content/404.md': '# Lost\n\nWords.\n' });
    assert.deepEqual(
      lost.diagnostics().map(({ code }) => code),
      ['no-pages'],
    );
  });

  it('is in a submodule that is not checked out, as on a CI machine', async () => {
    const hints = async (files: Readonly<Record<string, string>>) => {
      const site = await siteIn({ '.git/HEAD': '', 'content/_part.md': '', ...files });
      return site.diagnostics().flatMap(({ code, hint }) => (code === 'no-pages' ? [hint] : []));
    };
    const unfilled = [
      'git submodule update --init; in GitHub Actions, write `submodules: true` below `with:` of `actions/checkout`',
    ];
    const named = (path: string) => ({ '.gitmodules': `[submodule "docs"]\n\tpath = ${path}\n\turl = ../docs.git\n` });
    assert.deepEqual(await hints(named('content')), unfilled);
    assert.notDeepEqual(await hints(named('contents')), unfilled);
    assert.notDeepEqual(await hints(named('content/de')), unfilled);
    assert.notDeepEqual(await hints({ ...named('content'), 'content/.git': 'gitdir: ../.git/modules/docs' }), unfilled);
  });

  it('is none that is a draft', async () => {
    const site = await siteIn({ 'content/a.md': '---\ntitle: A\ndraft: true\n---\n\nWords.\n' });
    assert.deepEqual(
      site.diagnostics().map(({ code, message, place }) => [code, message, place?.file, place?.line]),
      [['no-pages', 'Each page in `content/` is a draft, and left out.', 'content/a.md', 3]],
    );
  });

  it('is what a wiki calls Home, under another name', async () => {
    const site = await siteIn({ 'content/Home.md': '# Home\n\nWords.\n', 'content/a.md': '# A\n\nWords.\n' });
    assert.deepEqual(
      site.diagnostics().map(({ code, hint }) => [code, hint]),
      [['no-start-page', 'rename `content/Home.md` to `index.md`']],
    );
  });

  it('is the first one, unless another file or a redirect is there', async () => {
    const startless = async (files: Readonly<Record<string, string>>) => {
      const site = await siteIn({ 'content/first.md': '# First\n\nWords.\n', ...files });
      return site.diagnostics().map(({ severity, code, hint }) => [severity, code, hint]);
    };
    const hint = 'write `content/index.md`, or let `/: /first/` in `redirects.yaml` lead to a page';
    assert.deepEqual(await startless({}), [['warning', 'no-start-page', hint]]);
    assert.deepEqual(await startless({ 'redirects.yaml': '/: /first/\n' }), []);
    assert.deepEqual(await startless({ 'site/public/index.html': '<!doctype html>' }), []);
    assert.deepEqual(await startless({ 'content/README.md': '# Home\n\nWords.\n' }), []);
  });

  it('is told of where the first one is a draft, with what to write there', async () => {
    const told = async (files: Readonly<Record<string, string>>) => {
      const site = await siteIn({ 'content/a/first.md': '# First\n\nWords.\n', ...files });
      return site
        .diagnostics()
        .map(({ code, message, place, hint }) => [code, message, `${place?.file}:${place?.line}`, hint]);
    };
    const message = 'The start page is a draft, and left out: at its address, readers are told that there is no page.';
    const redirect = 'or let `/: /a/first/` in `redirects.yaml` lead to a page';
    assert.deepEqual(await told({ 'content/index.md': '---\ntitle: Home\ndraft: true\n---\n\nWords.\n' }), [
      ['no-start-page', message, 'content/index.md:3', `delete \`draft: true\`, ${redirect}`],
    ]);
    const defaults =
      'export const config = {\n  defaults: [{ routes: ["/"], draft: true }, { routes: ["/a/"], draft: false }],\n};\n';
    assert.deepEqual(await told({ 'content/README.md': '# Home\n\nWords.\n', 'site/config.mjs': defaults }), [
      ['no-start-page', message, 'content/README.md:1', `write \`draft: false\` in its front matter, ${redirect}`],
    ]);
  });

  it('is the first one of each language, unless the language has those that are not translated, too', async () => {
    const { 'content/de/index.md': _, 'site/config.mjs': config = '', ...files } = LANGUAGES;
    const told = async (more: Readonly<Record<string, string>>) => {
      const site = await siteIn({
        ...files,
        'site/config.mjs': config,
        'content/de/erste.md': '# A\n\nText.\n',
        ...more,
      });
      return site
        .diagnostics()
        .map(({ severity, code, message, place, hint }) => [severity, code, message, place?.file, hint]);
    };
    assert.deepEqual(await told({}), [
      [
        'warning',
        'no-start-page',
        'The pages in `content/de/` lead readers to `/de/`, by the name of the site, and there is no page.',
        'content/de/index.md',
        'write `content/de/index.md`, or let `/de/: /de/erste/` in `redirects.yaml` lead to a page',
      ],
    ]);
    assert.deepEqual(await told({ 'content/de/index.md': '---\ntitle: A\ndraft: true\n---\n\nText.\n' }), [
      [
        'warning',
        'no-start-page',
        'The pages in `content/de/` lead readers to `/de/`, by the name of the site, and the page there is a draft.',
        'content/de/index.md',
        'delete `draft: true`, or let `/de/: /de/erste/` in `redirects.yaml` lead to a page',
      ],
    ]);
    assert.deepEqual(await told({ 'redirects.yaml': '/de/: /de/erste/\n' }), []);
    assert.deepEqual(await told({ 'site/config.mjs': config.replace('de: {', 'de: { fallback: true,') }), []);
  });

  it('is missed where all pages are in a folder, which is named', async () => {
    const hintFor = async (files: Readonly<Record<string, string>>) => (await siteIn(files)).diagnostics()[0]?.hint;
    const page = '# A\n\nWords.\n';
    assert.equal(
      await hintFor({ 'content/en/a.md': page, 'content/en/b/c.md': page }),
      'move what is in `content/en/` to `content/`: all pages are in it; or let `/: /en/a/` in `redirects.yaml` lead to a page',
    );
    assert.match(
      (await hintFor({ 'content/en/b/a.md': page, 'content/en/c/d.md': page })) ?? '',
      /^move what is in `content\/en\/` to/,
    );
    assert.match(
      (await hintFor({ 'src/docs/a.md': page, 'src/docs/b/c.md': page })) ?? '',
      /^rename the folder `src\/docs` to `content`: all pages are in it;/,
    );
    // More than its documents may be there.
    assert.match(
      (await hintFor({ 'astro.config.mjs': '', 'src/content/docs/a.md': page, 'src/parts/b.md': page })) ?? '',
      /^rename the folder `src\/content\/docs` to `content`: the pages of Astro are in it;/,
    );
    assert.match(
      (await hintFor({ 'content/en/a.md': page, 'content/b.md': page })) ?? '',
      /^write `content\/index\.md`/,
    );
    assert.match((await hintFor({ 'content/en/a.md': page })) ?? '', /^write `content\/index\.md`/);
  });

  it('is one of each language, whose folder may have another spelling', async () => {
    const { 'site/config.mjs': config = '', ...files } = LANGUAGES;
    const faulty = await siteIn({
      ...files,
      'content/pt-BR/index.md': '# Bem-vindo\n\nLeia.\n',
      'site/config.mjs': config.replace('locales: {', "locales: { 'pt-br': { label: 'Português' },"),
    });
    assert.deepEqual(
      faulty.diagnostics().map(({ code, hint }) => `${code} ${hint}`),
      ['config-invalid write `pt-BR`: so the folder is called'],
    );
  });

  it('may all be drafts in a language, by their front matter or by that of the site', async () => {
    const config = LANGUAGES['site/config.mjs'] ?? '';
    const told = async (files: Readonly<Record<string, string>>) =>
      (await siteIn({ 'content/index.md': '# Home\n\nWords.\n', ...files }))
        .diagnostics()
        .filter(({ code }) => code === 'config-invalid')
        .map(({ message, hint }) => `${message} ${hint}`);
    const fault = 'Each page in `content/de` is a draft, and left out. ';
    assert.deepEqual(
      await told({ 'site/config.mjs': config, 'content/de/a.md': '---\ndraft: true\n---\n\n# A\n\nText.\n' }),
      [`${fault}delete \`draft: true\` from the front matter of one that is done, or \`de\` from \`locales\``],
    );
    const drafts = config.replace('locales: {', "defaults: [{ routes: ['/de/'], draft: true }], locales: {");
    assert.deepEqual(await told({ 'site/config.mjs': drafts, 'content/de/a.md': '# A\n\nText.\n' }), [
      `${fault}write \`draft: false\` in the front matter of one that is done, or delete \`de\` from \`locales\``,
    ]);
  });
});
