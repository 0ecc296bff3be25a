import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inheritedYaml } from '../../../src/config/mkdocs/inheritedYaml.ts';
import { readMkdocs } from '../../../src/config/mkdocs/readMkdocs.ts';
import { inside, wordsOf } from '../../../src/config/parse/writtenYaml.ts';

const FILES: Readonly<Record<string, string>> = {
  'shared/base.yml':
    'INHERIT: ../root.yml\nsite_name: Base\nnav:\n  - base.md\ntheme:\n  logo: logo.svg\n  language: de\n',
  'root.yml': 'site_url: https://acme.example/docs/\ncopyright: "<b>Acme</b>"\ntheme:\n  favicon: icon.png\n',
  'a.yml': 'INHERIT: b.yml\nsite_name: A\n',
  'b.yml': 'INHERIT: a.yml\n',
};
const textOf = (file: string) => FILES[file];

describe('inheritedYaml', () => {
  it('tells of a file that is not there, at the line that names it', () => {
    const missingIn = (text: string) =>
      (readMkdocs(text, 'mkdocs.yml', (file) => (file === 'c.yml' ? 'INHERIT: no.yml\n' : undefined))?.unread ?? [])
        .filter(({ option }) => option === 'INHERIT')
        .map(({ place }) => `${place.file}:${place.line}`);
    assert.deepEqual(missingIn('site_name: A\nINHERIT: ../none.yml\n'), ['mkdocs.yml:2']);
    assert.deepEqual(missingIn('INHERIT: none.yml\n'), ['mkdocs.yml:1']);
    assert.deepEqual(missingIn('site_name: A\nINHERIT: c.yml\n'), ['c.yml:1']);
  });

  it('joins maps, puts lists and words before those that are inherited, and knows where each stands', () => {
    const site = readMkdocs(
      'INHERIT: shared/base.yml\nnav:\n  - own.md\ntheme:\n  language: fr\n',
      'mkdocs.yml',
      textOf,
    );
    const { title, lang, siteUrl, logo, favicon, entries = [], unread = [] } = site ?? {};
    assert.deepEqual([title, lang, siteUrl], ['Base', 'fr', 'https://acme.example/docs/']);
    assert.deepEqual([logo?.image, favicon?.image], ['/logo.svg', 'icon.png']);
    assert.deepEqual(
      entries.map(({ target, place }) => `${target} ${place.file}:${place.line}`),
      ['own.md mkdocs.yml:3'],
    );
    assert.equal(`${favicon?.place.file}:${favicon?.place.line}`, 'root.yml:4');
    assert.deepEqual(
      unread.map(({ option, place }) => `${option} ${place.file}:${place.line}`),
      ['copyright root.yml:2'],
    );
  });

  it('reads what there is where a file is missing, and where files inherit from each other', () => {
    assert.equal(readMkdocs('INHERIT: none.yml\nsite_name: A\n', 'mkdocs.yml', textOf)?.title, 'A');
    const asked: string[] = [];
    const site = readMkdocs(FILES['a.yml'] ?? '', 'a.yml', (file) => {
      asked.push(file);
      return FILES[file];
    });
    assert.equal(site?.title, 'A');
    // Each of the two who read them comes to an end.
    assert.ok(asked.length <= 40, `${asked.length}`);
  });

  it('takes its own where the other is a map, or a map for words', () => {
    const joined = (own: string, other: string) =>
      inside(inheritedYaml(`INHERIT: other.yml\n${own}`, 'own.yml', { textOf: () => other, miss: () => {} }), 'theme');
    assert.equal(wordsOf(joined('theme: material\n', 'theme:\n  name: readthedocs\n')), 'material');
    assert.equal(wordsOf(inside(joined('theme:\n  name: material\n', 'theme: readthedocs\n'), 'name')), 'material');
  });
});
