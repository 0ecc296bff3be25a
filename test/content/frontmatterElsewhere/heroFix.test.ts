import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { splitFrontmatter } from '../../../src/content/frontmatter/splitFrontmatter.ts';

/** Front matter after all corrections of it that can be made, one after the other. */
function mended(yaml: string): string {
  let text = `---\n${yaml}\n---\nbody\n`;
  for (let round = 0; round < 4; round += 1) {
    const fixes = splitFrontmatter(text, 'content/a.md').diagnostics.flatMap(({ fix }) => fix ?? []);
    text = correctText(text, fixes).text;
  }
  return text.slice(4, -10);
}

const faultsIn = (yaml: string) => splitFrontmatter(`---\n${yaml}\n---\nbody\n`, 'content/a.md').diagnostics.length;

describe('heroFix', () => {
  it('writes a landing page of VitePress or Rspress as it is written here', () => {
    const written = `layout: home

hero:
  name: Acme
  text: Docs for all
  tagline: "One SDK: fast"
  image:
    src: /logo.svg
    alt: The logo
  actions:
    - theme: brand
      text: Start
      link: /a/
    - text: Code
      theme: alt
      link: https://a.example`;
    const meant = `
title: "Acme: Docs for all"
description: "One SDK: fast"
hero:
  image: /logo.svg
  actions:
    - text: Start
      link: /a/
    - text: Code
      link: https://a.example`;
    assert.equal(mended(written), meant);
    assert.equal(faultsIn(meant), 0);
  });

  it('loses no words of a hero that holds nothing else', () => {
    for (const [yaml, meant] of [
      ['hero:\n  name: A', 'title: A\nhero: true'],
      [
        'hero:\n  text: |\n    All\n    of it\n  tagline: B\nlabel: C',
        'title: All of it\ndescription: B\nhero: true\nlabel: C',
      ],
      ['title: A\nhero:\n  name: A\n  text: b', 'title: "A: b"\nhero: true'],
      ['title: A\nhero:\n  name: A', 'title: A\nhero: true'],
      ['title: A\ndescription: B\nhero:\n  name: A\n  tagline: C', 'title: A\ndescription: B\nhero:\n  tagline: C'],
      ['hero:\n  tagline: B\n  actions: []', 'description: B\nhero:\n  actions: []'],
    ] as const)
      assert.equal(mended(yaml), meant);
  });

  it('writes the picture of a hero alone, by the path of its author', () => {
    for (const [image, meant] of [
      ['\n    src: /a.png', ' /a.png'],
      [' { src: "/a.png", alt: A }', ' /a.png'],
      ['\n    light: /a.png\n    dark: /b.png\n    alt: A', ' {light: /a.png, dark: /b.png}'],
      ['\n    src:\n      light: /a.png\n      dark: /b.png', ' {light: /a.png, dark: /b.png}'],
      ['\n    src: https://a.example/b.png', ' https://a.example/b.png'],
      ['\n    alt: A\n    file: ../../assets/a.png', ' /assets/a.png'],
      [
        '\n    light: ../../assets/a.png\n    dark: ../../assets/b.png\n    alt: A',
        ' {light: /assets/a.png, dark: /assets/b.png}',
      ],
    ] as const)
      assert.equal(mended(`hero:\n  image:${image}\nlabel: A`), `hero:\n  image:${meant}\nlabel: A`);
  });

  it('takes away how a button looks where it looks so here', () => {
    const actions = (...lines: readonly string[]) =>
      `hero:\n  actions:\n${lines.map((line) => `    ${line}`).join('\n')}`;
    for (const [yaml, meant] of [
      [actions('- { theme: brand, text: A, link: /a/ }'), actions('- { text: A, link: /a/ }')],
      [actions('- { text: A, link: /a/, theme: brand }'), actions('- { text: A, link: /a/ }')],
      [actions('- text: A', '  link: /a/', '  theme: brand'), actions('- text: A', '  link: /a/')],
      // Starlight.
      [
        actions(
          '- text: A',
          '  link: /a/',
          '  icon: right-arrow',
          '- icon: external',
          '  text: B',
          '  link: /b/',
          '  variant: minimal',
        ),
        actions('- text: A', '  link: /a/', '- text: B', '  link: /b/'),
      ],
      [actions('- { text: A, link: /a/, icon: external }'), actions('- { text: A, link: /a/ }')],
    ] as const)
      assert.equal(mended(yaml), meant);
    for (const left of [
      actions('- theme: alt', '  text: A', '  link: /a/'),
      actions('- text: A', '  link: /a/', '- text: B', '  link: /b/', '  theme: brand'),
      actions('- text: A', '  link: /a/', '  theme: brand # first'),
      actions('- theme: brand'),
    ])
      assert.equal(mended(left), left);
  });

  it('leaves what needs judgment', () => {
    for (const left of [
      'title: B\nhero:\n  name: A',
      'hero: { name: A }',
      'hero:\n  name: A # of the SDK',
      'hero:\n  name: A &amp; B',
      'title: A # here\nhero:\n  name: A\n  text: B',
      'hero:\n  "name": A',
      'hero:\n  image:\n    src: ./a.png',
      'hero:\n  image:\n    file: ./a.png',
      'hero:\n  image:\n    src: /a.png\n    srcset: /b.png',
      'hero:\n  image:\n    # the logo\n    src: /a.png',
    ])
      assert.equal(mended(left), left);
  });
});
