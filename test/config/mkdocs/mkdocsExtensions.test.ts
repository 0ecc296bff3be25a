import assert from 'node:assert/strict';
import { it } from 'node:test';
import { tellMkdocsOthers } from '../../../src/config/mkdocs/mkdocsOthers.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';
import { writtenToml } from '../../../src/config/parse/writtenToml.ts';
import { inside, writtenYaml } from '../../../src/config/parse/writtenYaml.ts';

/** Each extension that is told of, with its line and how its hint begins. */
function toldOf(text: string, file = 'mkdocs.yml') {
  const { miss, missed } = partsReader();
  tellMkdocsOthers(file.endsWith('.toml') ? inside(writtenToml(text, file), 'project') : writtenYaml(text, file), miss);
  return missed.map(({ option, place, hint }) => [option, place.line, hint?.slice(0, 16)]);
}

// Readers saw other line breaks, or marks as they are written, and nothing told of it.
it('tells of extensions whose marks have another meaning here, or none', () => {
  const text = `markdown_extensions:
  - markdown.extensions.nl2br
  - smarty
  - pymdownx.smartsymbols: {}
  - pymdownx.fancylists
  - pymdownx.progressbar
  - acme_markdown.boxes:
      name: a
`;
  assert.deepEqual(toldOf(text), [
    ['markdown_extensions', 2, 'end each line be'],
    ['markdown_extensions', 3, 'write the signs '],
    ['markdown_extensions', 4, 'write the signs '],
    ['markdown_extensions', 5, 'write lists with'],
    ['markdown_extensions', 6, 'write the figure'],
    ['markdown_extensions', 7, 'write what its m'],
  ]);
});

it('tells of options of an extension that decide what readers see', () => {
  const told = (options: string) => toldOf(`markdown_extensions: { ${options} }\n`).length;
  assert.equal(told('toc: { slugify: a }'), 1);
  assert.equal(told('toc: { separator: _ }'), 1);
  assert.equal(told('toc: { separator: "-" }'), 0);
  assert.equal(told('toc: { permalink: true, toc_depth: 2 }'), 0);
  assert.equal(told('pymdownx.magiclink: { repo_url_shorthand: true, user: acme }'), 1);
  assert.equal(told('pymdownx.magiclink: { repo_url_shorthand: false }'), 0);
});

it('is silent of those that are here without them, or whose marks are told of in pages', () => {
  const names = 'admonition, attr_list, def_list, pymdownx.superfences, pymdownx.blocks.tab, pymdownx.keys, toc';
  assert.deepEqual(toldOf(`markdown_extensions: [${names}]\n`), []);
});

it('reads them in the tables of Zensical', () => {
  const text = '[project.markdown_extensions.pymdownx.keys]\n[project.markdown_extensions.pymdownx.progressbar]\n';
  assert.deepEqual(toldOf(text, 'zensical.toml'), [['markdown_extensions', 2, 'write the figure']]);
});
