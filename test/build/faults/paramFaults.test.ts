import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SiteConfigInput } from '../../../src/config/siteApi.ts';
import { siteIn } from '../../siteIn.ts';

const RULES: SiteConfigInput['params'] = {
  date: { type: 'date', required: ['/blog'] },
  audience: { values: ['admins', 'developers'] },
  tags: { list: true },
};

const page = (params: string) => `---\ntitle: A page\n${params}---\n\nWords.\n`;

/** What is told of a site with some pages besides the first, by their paths in the content folder. */
async function told(pages: Readonly<Record<string, string>>, params = RULES, options = '') {
  const files = Object.entries(pages).map(([path, text]) => [`content/${path}`, text]);
  const site = await siteIn({
    'content/index.md': '# Home\n\nWords.\n',
    'site/config.mjs': `export const config = {\n  params: ${JSON.stringify(params)},\n${options}};\n`,
    ...Object.fromEntries(files),
  });
  return site.diagnostics().map(({ severity, code, message, place, hint }) => {
    const { file, line, column, endColumn } = place ?? {};
    return [`${file}:${line}:${column}-${endColumn}: ${severity} ${code}`, message, hint];
  });
}

const POST = page('params: { date: 2026-11-28 }\n');

describe('params in front matter', () => {
  it('may hold anything where the site has no rules', async () => {
    const site = await siteIn({ 'content/index.md': page('params: { any: [1], thing: { a: b } }\n') });
    assert.deepEqual(site.diagnostics(), []);
  });

  it('are told of where their keys stand, with what is meant', async () =>
    assert.deepEqual(
      await told({
        'blog/post.md': POST,
        'a.md': page('params:\n  audiance: admins\n  audience: admin\n  tags: [a, 1]\n  color: red\n').replaceAll(
          '\n',
          '\r\n',
        ),
        'b.md': page('params: { tags: [a, b], audience: developers, date: 2026-01-01 }\n'),
      }),
      [
        ['content/a.md:4:3-11: warning unknown-key', 'Unknown key `audiance` of `params`.', 'did you mean `audience`?'],
        [
          'content/a.md:5:3-11: error wrong-type',
          '`audience` of `params` is the string `admin`, expected `admins` or `developers`.',
          'audience: admins',
        ],
        [
          'content/a.md:6:3-7: error wrong-type',
          '`tags` of `params` holds the number `1`, expected a list of texts.',
          'tags: [a, "…"]',
        ],
        [
          'content/a.md:7:3-8: warning unknown-key',
          'Unknown key `color` of `params`.',
          'delete it, or name it in `params` of the configuration: the keys are `date`, `audience`, `tags`',
        ],
      ],
    ));

  it('hold what they must below a route, in all languages, and not on the page of that route', async () =>
    assert.deepEqual(
      await told(
        {
          'blog/index.md': '# Blog\n\nWords.\n',
          'blog/post.md': POST,
          'blog/2026/other.md': page('description: Text.\nparams:\n  audience: admins\n'),
          'blogger.md': '# Other\n\nWords.\n',
          'de/index.md': '# Start\n\nWorte.\n',
          'de/blog/post.md': '# Neues\n\nWorte.\n',
        },
        RULES,
        "  locales: { root: { label: 'English' }, de: { label: 'Deutsch', fallback: true } },\n",
      ),
      [
        [
          'content/blog/2026/other.md:4:1-7: error wrong-type',
          '`date` of `params` is missing, expected a date as `2024-01-31`.',
          'date: 2024-01-31',
        ],
        [
          'content/de/blog/post.md:1:1-undefined: error wrong-type',
          '`date` of `params` is missing, expected a date as `2024-01-31`.',
          'params: {date: 2024-01-31}',
        ],
      ],
    ));

  it('are not missing where the front matter could not be read, or they could not', async () =>
    assert.deepEqual(
      (
        await told({
          'blog/bad.md': '---\ntitle: A: b\nparams: { date: 2026-11-28 }\n---\n\nWords.\n',
          'blog/empty.md': page('params:\n'),
          'blog/list.md': page('params: [date]\n'),
          'blog/typed.md': page('description: 3\n'),
        })
      ).map(([start]) => start),
      [
        'content/blog/typed.md:1:1-undefined: error wrong-type',
        'content/blog/bad.md:2:9-undefined: error front-matter-syntax',
        'content/blog/empty.md:3:1-7: error wrong-type',
        'content/blog/list.md:3:1-7: error wrong-type',
        'content/blog/typed.md:3:1-12: error wrong-type',
      ],
    ));

  it('may be required in one language alone', async () =>
    assert.deepEqual(
      await told(
        {
          'blog/post.md': '# News\n\nWords.\n',
          'de/index.md': '# Start\n\nWorte.\n',
          'de/blog/post.md': '# Neues\n\nWorte.\n',
        },
        { date: { type: 'date', required: ['/de/blog/'] } },
        "  locales: { root: { label: 'English' }, de: { label: 'Deutsch' } },\n",
      ),
      [
        [
          'content/de/blog/post.md:1:1-undefined: error wrong-type',
          '`date` of `params` is missing, expected a date as `2024-01-31`.',
          'params: {date: 2024-01-31}',
        ],
      ],
    ));

  it('are told of with one line for all that a page must have', async () =>
    assert.deepEqual(
      (
        await told(
          { 'a.md': '# A\n\nWords.\n' },
          { date: { type: 'date', required: ['/'] }, audience: { values: ['admins'], required: ['/'] } },
        )
      ).map(([, , hint]) => hint),
      ['params: {date: 2024-01-31, audience: admins}', 'params: {date: 2024-01-31, audience: admins}'],
    ));

  it('have rules whose values are of their type', async () => {
    const toldOf = (rule: NonNullable<SiteConfigInput['params']>[string]) =>
      told({ 'a.md': '# A\n\nWords.\n' }, { level: rule });
    assert.deepEqual(await toldOf({ type: 'number', values: [1, '2', 'three'] }), [
      [
        'site/config.mjs:2:22-26: warning config-invalid',
        '`values` of `params.level` holds the string `2`, expected numbers, as its `type` says.',
        "list only such values, or delete `type: 'number'`: values are taken as they are listed",
      ],
    ]);
    assert.equal((await toldOf({ type: 'boolean', values: ['yes', 'no'] })).length, 1);
    assert.equal((await toldOf({ type: 'text', values: ['a', 1], list: true })).length, 1);
    for (const rule of [
      { type: 'number', values: [1, 2] },
      { type: 'text', values: ['a'], list: true },
      { type: 'date', values: ['2026-01-31'] },
      { type: 'any', values: ['a', 1] },
      { values: ['a', 1] },
    ] as const)
      assert.deepEqual(await toldOf(rule), [], JSON.stringify(rule));
  });

  it('are required below routes that have pages', async () =>
    assert.deepEqual(await told({ 'blog/index.md': '# Blog\n\nWords.\n' }), [
      [
        'site/config.mjs:2:46-53: warning config-invalid',
        '`params.date` is required below `/blog`, and there is no page.',
        'write the route of a folder with pages, or delete the entry',
      ],
    ]));

  it('are not asked of the page for unknown addresses', async () =>
    assert.deepEqual(
      await told({ '404.md': '# Nothing here\n\nWords.\n', 'a.md': POST }, { date: { required: ['/'] } }),
      [],
    ));

  it('are told of in the configuration where it has them for many pages, once', async () => {
    const folder = "  defaults: [{ routes: ['/blog/'], params: { audience: 'admin', date: '2026-01-01' } }],\n";
    const faults = await told({ 'blog/a.md': page(''), 'blog/b.md': page('params: { tags: a }\n') }, RULES, folder);
    assert.deepEqual(
      [...new Set(faults.map(([place]) => place))],
      ['site/config.mjs:3:46-54: error wrong-type', 'content/blog/b.md:3:11-15: error wrong-type'],
    );
    assert.deepEqual(await told({ 'blog/a.md': page('params: { audience: admins }\n') }, RULES, folder), []);
  });

  it('are told of in the entry of the configuration that a page has them from', async () => {
    const folders = [
      "  defaults: [{ routes: ['/'], params: { audience: 'admins' } },",
      "    { routes: ['/blog/'], toc: 2 }, { routes: ['/blog/a/'], params: { tags: 1, audience: 'nobody' } }],",
      '',
    ];
    const faults = await told(
      { 'blog/a.md': page('') },
      { audience: { values: ['admins'] }, tags: {} },
      folders.join('\n'),
    );
    assert.deepEqual(faults.map(([place]) => place).sort(), [
      'site/config.mjs:4:71-75: error wrong-type',
      'site/config.mjs:4:80-88: error wrong-type',
    ]);
  });

  it('are told of there with what to write in code, where a text without quotes is a name', async () => {
    const folder = "  defaults: [{ routes: ['/a/'], params: { audience: 'admin', tags: 1, date: '31.1.2026' } }],\n";
    const rules = { audience: { values: ['admins'] }, tags: { list: true }, date: { type: 'date' } } as const;
    const faults = await told({ 'a.md': page('') }, rules, folder);
    assert.deepEqual(
      faults.map(([, , hint]) => hint),
      ["audience: 'admins'", "tags: ['…']", "date: '2026-01-31'"],
    );
  });

  it('are told of as missing from pages that have them from the configuration alone', async () => {
    const folder = "  defaults: [{ routes: ['/blog/'], params: { audience: 'admins' } }],\n";
    const [fault, ...others] = await told({ 'blog/a.md': page('') }, RULES, folder);
    assert.deepEqual(others, []);
    assert.match(fault?.join(' ') ?? '', /^content\/blog\/a\.md:1:1-undefined: error wrong-type .* params: \{date: /);
  });
});
