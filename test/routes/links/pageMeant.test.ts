import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkLinks } from '../../../src/routes/links/checkLinks.ts';
import { createMeantRoutes } from '../../../src/routes/links/meantRoutes.ts';
import { compileText } from '../../compileText.ts';
import { check, emptyWorld, hintOf } from './checkedLinks.ts';

describe('the page that is meant', () => {
  it('follows an old address also where all pages of the site were below `docs`', () => {
    const fixOf = (url: string, path = 'a.md') => check(`[x](${url})`, path, '/')[0]?.fix?.text;
    assert.equal(fixOf('/docs/old/page#steps'), '/guides/first/#steps');
    assert.equal(fixOf('/docs/away'), 'https://a.example/');
    assert.equal(fixOf('/docs/old/page', 'docs/a.md'), undefined);
    assert.equal(fixOf('/other/old/page'), undefined);
  });

  it('tells of a folder without a page of its own which pages it has', () => {
    for (const url of ['/guides/', '/guides', '../guides/'])
      assert.equal(
        hintOf(`[a](${url})`),
        'add an `index.md` to the folder, or link to one of its pages, such as `/guides/first/`',
      );
    // The first by name.
    assert.match(String(check('[a](/guides/)', 'guides/a.md')[0]?.hint), /such as `\/guides\/a\/`$/);
  });

  it('says that a file whose name begins with a dot makes no page', () => {
    assert.equal(
      hintOf('[a](../install/.zip.md#b)'),
      'rename the file `.zip.md`, such as to `zip.md`: what begins with `.` is no page',
    );
    assert.equal(check('[a](.first.md)')[0]?.fix?.text, 'first.md');
  });

  it('tells of a folder whose page is called as in Next', () =>
    assert.equal(
      check('[a](/about)', 'about/page.mdx')[0]?.hint,
      'rename `about/page.mdx` to `index.mdx`, which is the page of its folder',
    ));

  it('says that no link leads to the page which readers see where there is none', () => {
    const hint = 'link to a page that has an address: this one is seen at those that lead nowhere';
    for (const url of ['/404/', '/404.html', '../404.md', '/fr/404'])
      assert.equal(check(`[a](${url})\n`)[0]?.hint, hint, url);
    assert.notEqual(check('[a](/guides/404/)\n')[0]?.hint ?? assert.fail(), hint);
  });

  it('leads from the address of a page that is still to be translated to the page itself', () => {
    const [fault] = check('[a](/fr/guides/first#steps)', 'fr/index.md');
    assert.deepEqual(
      [fault?.hint, fault?.fix?.text],
      ['write `/guides/first/#steps`: it leads to the translation as soon as there is one', '/guides/first/#steps'],
    );
    // From another language it would lead to another page than is meant.
    assert.equal(check('[a](/fr/guides/first)', 'a.md')[0]?.fix, undefined);
  });

  it('corrects links that count from the address of their page, as browsers and Starlight read them', () => {
    const fixOf = (url: string, path?: string) => check(`[x](${url})`, path)[0]?.fix?.text;
    // At `/guides/page/`.
    assert.equal(fixOf('../first/#steps'), '/guides/first/#steps');
    assert.equal(fixOf('../../first?a#steps', 'guides/deep/page.md'), '/guides/first/?a#steps');
    // What is relative to the file is taken first, and what leads nowhere from either is not corrected.
    assert.deepEqual(check('[x](../limits/)'), []);
    assert.equal(fixOf('../none/'), undefined);
    assert.equal(fixOf('../first/', 'guides/index.md'), undefined);
    // What an address ends with that is no folder counts for none.
    const atFile = check('---\npermalink: /guides/deep/a.html\n---\n\n[x](../first/)\n', 'a.md');
    assert.equal(atFile[0]?.fix?.text, '/guides/first/');
  });

  it('corrects the ending of a file whose page has an address of its own', () => {
    const others = { 'kept.md': '---\npermalink: /else/where/\n---\n\n# Kept\n' };
    assert.equal(check('[x](../kept.mdx#a)', 'guides/page.md', '/docs/', others)[0]?.fix?.text, '../kept.md#a');
  });

  it('names the page of the same name, wherever it stands', () =>
    assert.equal(hintOf('[a](/tutorials/for/beginners/first/)'), 'did you mean `/guides/first/`?'));

  it('names a page with all of the address in another folder, such as that of a version, before one that is near', () => {
    const others = Object.fromEntries(
      ['v1/reference/gardening-nuxt', 'v2/reference/gardening-nuxt', 'reference/gardening-next'].map((one) => [
        `${one}.md`,
        `# ${one}\n`,
      ]),
    );
    const meantBy = (url: string) => check(`[a](${url})`, 'page.md', '/', others)[0]?.hint;
    assert.equal(meantBy('/docs/reference/gardening-nuxt#a'), 'did you mean `/v1/reference/gardening-nuxt/#a`?');
    assert.equal(meantBy('/reference/gardening-nuxt/'), 'did you mean `/v1/reference/gardening-nuxt/`?');
    assert.equal(meantBy('/reference/gardening-nex'), 'did you mean `/reference/gardening-next/`?');
  });

  it('leaves out a folder that stands twice before the page, from the root of a repository', () => {
    const others = { 'docs/api/pool.md': '# Pool\n\n## Size\n' };
    const fixOf = (url: string) => check(`[a](${url})`, 'docs/page.md', '/', others)[0]?.fix?.text;
    assert.equal(fixOf('/docs/docs/api/pool.md#size'), '/docs/api/pool.md#size');
    assert.equal(fixOf('/docs/docs/api/none.md'), undefined);
    assert.equal(fixOf('/docs/other/api/pool.md'), undefined);
  });

  it('writes the folder of the only file of that name, as ExDoc finds it', () => {
    const others = { 'tips/My Box.md': '# B\n\n## Lid\n', 'tips/a/twice.md': '# T\n', 'tips/b/twice.md': '# T\n' };
    const told = (url: string) =>
      check(`[a](${url})`, 'guides/page.md', '/docs/', others).map(({ hint, fix }) => [hint, fix?.text]);
    assert.deepEqual(told('limits.md#memory'), [['write `../limits.md#memory`', '../limits.md#memory']]);
    assert.deepEqual(told('My%20Box.md#lid'), [['write `../tips/My%20Box.md#lid`', '../tips/My%20Box.md#lid']]);
    for (const url of ['twice.md', 'twice', 'x/limits.md', 'Limits.md', 'index.md'])
      assert.equal(told(url)[0]?.[1], undefined, url);
  });

  it('says that plain Markdown has no constants, also in addresses', () => {
    const hintFor = (file: string) => check('[a](/x/{API_BASE_URL}/users/)', file)[0]?.hint;
    assert.equal(hintFor('guides/page.md'), 'rename the file to end in `.mdx`: plain Markdown cannot use constants');
    const [other] = check('[a](/x/{id}/users/)', 'guides/page.md');
    assert.match(other?.hint ?? '', /^write the page/);
  });

  it('says why a file that is there is no page', () => {
    const others = { 'guides/_basics.md': '# Basics\n', 'basics.md': '# Others\n' };
    const hintFor = (url: string) => check(`[a](${url})`, 'guides/page.md', '/docs/', others)[0]?.hint;
    const rename = 'rename it to `basics.md`: files whose names begin with `_` are partials';
    for (const url of ['_basics.md', './_basics.md#a', '/guides/_basics.md', './_basics', '/guides/_basics/'])
      assert.equal(hintFor(url), rename, url);
    assert.doesNotMatch(String(hintFor('./_other.md')), /^rename/);
  });

  it('says how another site is linked, for an address below a step that no page has', () => {
    const hintFor = (url: string) => check(`[a](${url})`, 'guides/page.md')[0]?.hint;
    const write = 'write the page, or link to one that exists';
    assert.equal(hintFor('/blog/2024/'), `${write}; to another site, link by its full URL`);
    for (const url of ['/guides/zzzzzz/', './blog/2024/']) assert.equal(hintFor(url), write, url);
  });

  it('names no other page of the folder, which has nothing but the folder in common', () => {
    const meantBy = (url: string) => check(`[a](${url})`, 'guides/testing.md')[0]?.hint;
    assert.equal(meantBy('./contributing.md'), 'write the page, or link to one that exists');
    assert.equal(meantBy('./testin.md#a'), 'did you mean `./testing.md#a`?');
    assert.equal(meantBy('/guide/testing'), 'did you mean `/guides/testing/`?');
    // A folder before those that they have in common makes them no nearer.
    const others = { 'technical-references/smart-contracts/Policies.md': '# P\n' };
    const below = check('[a](/src/technical-references/smart-contracts/docs/MACI)', 'guides/testing.md', '/', others);
    assert.match(String(below[0]?.hint), /^write the page/);
  });

  it('tells how a text for the next page is written, which is all that others take', () => {
    const link = {
      kind: 'link' as const,
      url: 'Go on | Guides',
      href: '/docs/Go on',
      fromFile: 'guides/a.md',
      place: { file: 'content/guides/a.md', line: 2, column: 1, endColumn: 5 },
      target: { path: '/guides/Go on | Guides', hash: '' },
      inYaml: true as const,
    };
    const faultOf = (
      url: string,
      definition?: { readonly column: number; readonly line?: number },
      world = emptyWorld,
    ) => {
      const place = definition && { ...link.place, endColumn: definition.column + url.length, ...definition };
      const links = [{ ...link, url, ...(place && { definition: place }) }];
      return checkLinks({ ...compileText('# A\n', { path: 'guides/a.md' }), links }, world)[0];
    };
    const hint = 'write `{text: Go on | Guides}`: the page stays the one by order; or write a route';
    assert.equal(faultOf(link.url)?.hint, hint);
    assert.equal(faultOf('/go-on/')?.hint, 'write the page, or link to one that exists');
    assert.equal(faultOf('./Go on')?.hint, 'write the page, or link to one that exists');
    // What is not certain of a word alone is for the author to say.
    assert.equal(faultOf('Introduction', { column: 7 })?.hint, hint.replace(link.url, 'Introduction'));
    assert.equal(faultOf('Introduction', { column: 7 })?.fix, undefined);
    for (const url of [link.url, "What's new?", 'CI/CD with Acme', 'The C# API'])
      for (const column of [7, 8])
        assert.deepEqual(faultOf(url, { column })?.fix, {
          place: { file: 'content/guides/a.md', line: 2, column: 6, endColumn: 6 },
          was: '',
          text: '\n  text:',
        });
    // Nobody has written an address of a page by its text.
    const world = { ...emptyWorld, meant: createMeantRoutes(['/guides/go-on-guides/']) };
    assert.equal(faultOf(link.url, { column: 7 }, world)?.hint, hint);
    assert.equal(faultOf(link.url, { column: 7, line: 3 })?.fix, undefined);
    assert.equal(faultOf(link.url, { column: 14 })?.fix, undefined);
  });
});
