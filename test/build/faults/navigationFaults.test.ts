import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { siteIn } from '../../siteIn.ts';

describe('a link of the navigation', () => {
  const faultsOf = async (footer: string) => {
    const site = await siteIn({
      'content/index.md': '# Home\n\nWords.\n',
      'content/limits.md': '## Memory\n\nWords.\n',
      'redirects.yaml': '/memory/: /limits/\n',
      'site/config.mjs': `export const config = {\n  footer: [${footer}]\n};\n`,
    });
    return site.diagnostics();
  };

  it('may lead to a heading, which has to be there', async () => {
    const faults = await faultsOf("{ text: 'a', link: '/limits/#memory' }, { text: 'b', link: '/limits/#disk' }");
    assert.deepEqual(
      faults.map(({ code, place, message }) => `${place?.line}:${place?.column} ${code} ${message}`),
      ['2:71 broken-anchor `/limits/` has no heading `#disk`.'],
    );
  });

  it('that is wrong in several entries is told once, with the places of the others', async () => {
    const wrong = "{ text: 'a', link: '/none/' }, { text: 'b', link: '/none/' }";
    for (const entries of [wrong, wrong.replaceAll('/none/', '/limits/#disk')])
      assert.deepEqual(
        (await faultsOf(entries)).map(({ place, related }) => [place?.column, related?.map(({ column }) => column)]),
        [[entries.indexOf("'/") + 12, [entries.lastIndexOf("'/") + 12]]],
      );
  });

  it('is looked for once, however many others are wrong', async ({ mock }) => {
    const searchesFor = async (count: number) => {
      const links = Array.from({ length: count }, (_, index) => `{ text: 'a', link: '/none-${index}/' }`);
      const search = mock.method(String.prototype, 'matchAll');
      const faults = await faultsOf(links.join(', '));
      assert.equal(faults.length, count);
      search.mock.restore();
      return search.mock.callCount();
    };
    assert.ok((await searchesFor(40)) < 3 * (await searchesFor(20)));
  });

  it('is none where its words are wrong in one place, and right in others', async () => {
    const nav = "nav: { left: [{ text: 'Empty', link: '/limits/' }] }";
    const sidebars =
      "sidebars: [{ routes: ['/limits/'], items: ['/limits/', { text: 'Empty', items: [] }] }, { routes: ['/limits/'], items: ['/'] }]";
    const site = await siteIn({
      'content/index.md': '# Home\n\nWords.\n',
      'content/limits.md': '# Limits\n\nWords.\n',
      'site/config.mjs': `export const config = {\n${nav},\n${sidebars},\n};\n`,
    });
    assert.deepEqual(
      site.diagnostics().map(({ message, related = [] }) => [message, related.map(({ column }) => column)]),
      [
        ['The group `Empty` has no entries: it leads nowhere.', []],
        ['Two sidebars are for the pages below `/limits/`: the second one is never shown there.', [23]],
      ],
    );
  });

  it('that leads to an unlisted page is told that it is one', async () => {
    const site = await siteIn({
      'content/index.md': '# Home\n\nWords.\n',
      'content/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\nWords.\n',
      'site/config.mjs': "export const config = {\n  sidebars: [{ routes: ['/'], items: ['/', '/hidden/'] }],\n};\n",
    });
    assert.deepEqual(
      site.diagnostics().map(({ severity, code, message, hint }) => [severity, code, message, hint]),
      [
        [
          'error',
          'sidebar-target',
          'The navigation links to `/hidden/`, which is unlisted: no list shows it.',
          'delete the entry, or write `unlisted: false` in the front matter of the page',
        ],
      ],
    );
  });

  it('that leads to an old address is told the new one, with what corrects it', async () => {
    const [fault, ...others] = await faultsOf("{ text: 'a', link: '/memory/' }");
    assert.equal(fault?.code, 'sidebar-target');
    assert.equal(fault?.hint, 'write `/limits/`');
    assert.deepEqual([fault?.fix?.was, fault?.fix?.text], ['/memory/', '/limits/']);
    assert.deepEqual(others, []);
  });

  it('that names a folder whose pages have moved as one is told the new folder, in items and routes', async () => {
    const faultsAt = async (redirects: string) => {
      const site = await siteIn({
        'content/index.md': '# Home\n\nWords.\n',
        'content/new/guides/one.md': '# One\n\nWords.\n',
        'content/new/guides/deep/two.md': '# Two\n\nWords.\n',
        'redirects.yaml': redirects,
        'site/config.mjs':
          "export const config = { sidebars: [{ routes: ['/'], items: ['/', { folder: '/guides' }] }, { routes: ['/guides/'], items: [] }] };\n",
      });
      return site.diagnostics().map(({ severity, code, fix, hint }) => [severity, code, fix?.text ?? hint]);
    };
    const moved = '/guides/one/: /new/guides/one/\n/guides/deep/two/: /new/guides/deep/two/\n';
    assert.deepEqual(await faultsAt(moved), [
      ['error', 'sidebar-target', '/new/guides/'],
      ['warning', 'sidebar-target', '/new/guides/'],
    ]);
    for (const [, , hint] of await faultsAt(moved.replace('two/: /new/guides/deep/two/', 'two/: /')))
      assert.match(hint ?? '', /^did you mean|^write a page/);
  });
});
