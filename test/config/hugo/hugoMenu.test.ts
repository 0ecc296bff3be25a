import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readHugo } from '../../../src/config/hugo/readHugo.ts';
import type { EntryElsewhere } from '../../../src/model/navigationElsewhere.ts';

const kindOf = (target: string) => (/^https?:/.test(target) ? 'external' : target === '/none/' ? 'missing' : 'page');

const shown = (entries: readonly EntryElsewhere[] = []): unknown[] =>
  entries.map(({ text, target, items }) => [text, target, ...(items ? [shown(items)] : [])]);

const menu = (text: string, file = 'hugo.yaml') => {
  const site = readHugo(text, file, [], kindOf);
  return [shown(site?.header?.right), site?.unread?.map(({ option }) => option)];
};

describe('hugoMenu', () => {
  it('reads the menu at the top, in the order of its weights, with those that name a parent below it', () => {
    const text = [
      'title: A',
      'menu:',
      '  main:',
      '    - weight: 3',
      '      name: More',
      '      identifier: more',
      '    - name: Search',
      '      params: { type: search }',
      '    - { name: Docs, pageRef: /docs, weight: 1, params: { icon: a } }',
      '    - name: Code',
      '      url: https://a.example',
      '      parent: more',
      '  footer:',
      '    - name: Not at the top',
      '      url: /a/',
    ].join('\n');
    assert.deepEqual(menu(text), [
      [
        ['Docs', '/docs'],
        ['More', undefined, [['Code', 'https://a.example']]],
      ],
      [],
    ]);
  });

  it('reads it in TOML', () => {
    const text =
      'title = "A"\n\n[[menu.main]]\nname = "Docs"\nweight = 2\nurl = "/docs/"\n\n[[menu.main]]\nweight = 1\nidentifier = "b"\npageRef = "/b/"\n';
    assert.deepEqual(menu(text, 'hugo.toml'), [
      [
        [undefined, '/b/'],
        ['Docs', '/docs/'],
      ],
      [],
    ]);
  });

  it('ends where an entry has the name of the one around it, or is below itself', () => {
    const entry = (name: string, parent?: string) =>
      `    - { name: ${name}, url: /${name}/${parent === undefined ? '' : `, parent: ${parent}`} }\n`;
    const main = (...entries: readonly string[]) => menu(`title: A\nmenu:\n  main:\n${entries.join('')}`);
    assert.deepEqual(main(entry('a'), entry('a', 'a')), [[['a', '/a/', [['a', '/a/']]]], []]);
    assert.deepEqual(main(entry('b', 'c'), entry('c', 'b'), entry('d')), [[['d', '/d/']], []]);
  });

  it('leaves a menu to the writer that leads to no page here', () => {
    assert.deepEqual(
      menu('title: A\nmenu:\n  main:\n    - name: B\n      url: /b/\n    - name: C\n      url: /none/\n'),
      [[], ['menus']],
    );
  });
});

describe('the repository of a site of Hugo', () => {
  const repository = (params: string) => readHugo(`title: A\nparams:\n${params}`, 'hugo.yaml')?.repository;

  it('comes over from what Docsy and Hextra are told', () => {
    const url = 'https://github.com/acme/docs';
    assert.deepEqual(repository(`  github_repo: ${url}\n  github_subdir: site\n`), {
      url,
      editUrl: `${url}/edit/main/site/content/{path}`,
      folder: 'content',
    });
    const base = `${url}/edit/next/content`;
    assert.deepEqual(repository(`  editURL:\n    enable: true\n    base: ${base}\n`), {
      url,
      editUrl: `${base}/{path}`,
      folder: 'content',
    });
    assert.equal(repository(`  editURL:\n    enable: false\n    base: ${base}\n`), undefined);
  });
});
