import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tellMkdocsOthers } from '../../../src/config/mkdocs/mkdocsOthers.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';
import { writtenYaml } from '../../../src/config/parse/writtenYaml.ts';

/** Each option that is told of, with its place and the first thing that its hint names. */
function toldOf(text: string) {
  const { miss, missed } = partsReader();
  tellMkdocsOthers(writtenYaml(text, 'mkdocs.yml'), miss);
  return missed.map(({ option, place: { line, column }, hint }) => [
    option,
    line,
    column,
    /`.*?`/.exec(hint ?? '')?.[0],
  ]);
}

describe('tellMkdocsOthers', () => {
  it('tells of styles and scripts that pages load besides', () => {
    assert.deepEqual(toldOf('extra_css: [a.css, b.css]\nextra_javascript:\n  - c.js\n'), [
      ['extra_css', 1, 13, '`site/site.css`'],
      ['extra_javascript', 3, 5, '`head`'],
    ]);
    assert.deepEqual(toldOf('extra_css: []\n'), []);
  });

  it('tells of pages that are left out there', () => {
    assert.deepEqual(toldOf('exclude_docs: |\n  internal/\nplugins:\n  - exclude: { glob: [a/*] }\n'), [
      ['exclude_docs', 2, 1, '`_`'],
      ['plugins', 4, 5, '`_`'],
    ]);
    assert.deepEqual(toldOf('exclude_docs:\n'), []);
  });

  it('tells of a look that pages do not have here by themselves', () => {
    assert.deepEqual(toldOf('theme: { palette: { scheme: slate } }\n'), [
      ['palette', 1, 21, '`:root { color-scheme: dark; } .theme-switch { display: none; }`'],
    ]);
    assert.deepEqual(toldOf('theme:\n  palette:\n    - { scheme: slate, toggle: {} }\n    - scheme: default\n'), [
      ['palette', 3, 9, '`:root:not([data-theme]) { color-scheme: dark; }`'],
    ]);
    assert.deepEqual(toldOf('theme: { palette: { primary: pink } }\n'), [['palette', 1, 21, '`site/site.css`']]);
    const ofSystem = '{ media: "(prefers-color-scheme: dark)", scheme: slate }';
    assert.deepEqual(toldOf(`theme: { palette: [${ofSystem}, { scheme: default }], font: false }\n`), []);
  });

  it('tells of parts of the theme, of services, of versions and of what stands on every page', () => {
    const extra = 'extra: { analytics: { property: G-A }, version: { provider: mike }, alternate: [{ lang: de }] }';
    const snippets = 'markdown_extensions: { pymdownx.snippets: { auto_append: [a.md] } }';
    assert.deepEqual(
      toldOf(`theme: { custom_dir: mine, font: { text: Lato } }\n${extra}\nhooks: [a.py]\n${snippets}\n`).map(
        ([option]) => option,
      ),
      ['hooks', 'custom_dir', 'font', 'analytics', 'version', 'alternate', 'auto_append'],
    );
    assert.deepEqual(toldOf('extra: { alternate: [{ lang: de }] }\nplugins: [i18n]\n'), []);
  });

  it('tells of plugins but those that are read, or whose marks in pages are told of there', () => {
    assert.deepEqual(toldOf('plugins:\n  - search: { lang: en }\n  - material/social\n  - macros\n  - gen-files\n'), [
      ['plugins', 3, 5, '`socialCards: true`'],
      ['plugins', 5, 5, '`site/components.tsx`'],
    ]);
  });
});
