import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readMkdocs } from '../../src/content/readMkdocs.ts';

const read = (text: string) => readMkdocs(text, 'mkdocs.yml');

describe('readMkdocs', () => {
  it('reads titles, pages, groups and links, and passes over tags', () => {
    const site = read(
      [
        'site_name: Acme',
        'site_description: >-',
        '  All',
        '  of it.',
        'extra: !ENV [A, B]',
        'markdown_extensions:',
        '  - emoji: {index: !!python/name:material.twemoji }',
        'nav:',
        '  - Home: index.md',
        "  - 'A: b':",
        '      - guide/a.md',
        '      - Later:',
        '  - Source: https://a.example/',
        '',
      ].join('\n'),
    );
    const at = (line: number, column: number, endColumn: number) => ({ file: 'mkdocs.yml', line, column, endColumn });
    assert.deepEqual(site, {
      title: 'Acme',
      description: 'All of it.',
      entries: [
        { text: 'Home', target: 'index.md', place: at(9, 11, 19) },
        {
          text: 'A: b',
          place: at(10, 6, 10),
          items: [
            { target: 'guide/a.md', place: at(11, 9, 19) },
            { text: 'Later', place: at(1, 1, 1) },
          ],
        },
        { text: 'Source', target: 'https://a.example/', place: at(13, 13, 31) },
      ],
    });
  });

  it('reads what Material makes of the navigation: tabs, and groups that lead to their index', () => {
    const site = read(
      'theme:\n  name: material\n  features: [navigation.tabs, navigation.indexes]\nnav:\n  - Setup:\n      - setup/index.md\n      - B: setup/b.md\n',
    );
    assert.equal(site?.hasTabs, true);
    assert.equal(site?.entries[0]?.target, 'setup/index.md');
    assert.deepEqual(
      site?.entries[0]?.items?.map(({ target }) => target),
      ['setup/b.md'],
    );
  });

  it('reads how many levels of groups Material has open', () => {
    const nav = 'nav:\n  - A:\n      - B:\n          - C:\n              - a.md\n';
    const openIn = (features: string) => {
      const [a] = read(`theme:\n  features: [${features}]\n${nav}`)?.entries ?? [];
      return [a, a?.items?.[0], a?.items?.[0]?.items?.[0]].map((entry) => entry?.isOpen === true);
    };
    assert.deepEqual(openIn(''), [false, false, false]);
    assert.deepEqual(openIn('navigation.sections'), [true, false, false]);
    assert.deepEqual(openIn('navigation.sections, navigation.tabs'), [true, true, false]);
    assert.deepEqual(openIn('navigation.expand'), [true, true, true]);
  });

  it('reads nothing where there is no navigation, or no YAML', () => {
    for (const text of ['', 'site_name: A\n', 'nav: SUMMARY.md\n', '- a\n', 'nav: [a\n', 'nav:\n\t- a: b\n'])
      assert.equal(read(text), undefined, text);
  });
});
