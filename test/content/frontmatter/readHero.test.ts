import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { read, told } from './readYaml.ts';

const hintsOf = (yaml: string) => read(yaml).diagnostics.map(({ hint }) => hint);

describe('readHero', () => {
  it('yields picture and actions, and where their addresses stand', () => {
    const { frontmatter, urlPlaces, diagnostics } = read(
      'title: A\nhero:\n  image: " /a.svg"\n  actions:\n    - { text: " B ", link: /b/ }\n    - text: C\n      link: https://c.example',
    );
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(frontmatter.hero, {
      image: '/a.svg',
      actions: [
        { text: 'B', link: '/b/' },
        { text: 'C', link: 'https://c.example' },
      ],
    });
    const file = 'content/a.md';
    assert.deepEqual(urlPlaces, {
      image: { file, line: 4, column: 11, endColumn: 18 },
      0: { file, line: 6, column: 28, endColumn: 31 },
      1: { file, line: 8, column: 13, endColumn: 30 },
    });
  });

  it('yields two pictures where one is for dark pages', () => {
    const { frontmatter, urlPlaces, diagnostics } = read('hero:\n  image: { light: /a.svg, dark: " /b.svg" }');
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(frontmatter.hero, { image: { light: '/a.svg', dark: '/b.svg' } });
    assert.deepEqual(
      Object.entries(urlPlaces ?? {}).map(([key, { line, column }]) => [key, line, column]),
      [
        ['image.light', 3, 19],
        ['image.dark', 3, 34],
      ],
    );
  });

  it('takes `true` and an empty map for a hero of title and description alone', () => {
    for (const yaml of ['hero: true', 'hero: {}', 'hero: { actions: [] }'])
      assert.deepEqual([read(yaml).frontmatter.hero, told(yaml)], [{}, []], yaml);
    assert.equal(read('title: A').urlPlaces, undefined);
  });

  it('refuses values of other types where they stand, and shows what is right besides', () => {
    assert.deepEqual(told('title: A\nhero: [a]'), [
      '3:1 error `hero` is a list, expected `true`, or a map of `image` and `actions`. hero: {actions: [{text: Get started, link: /a/route/}]}',
    ]);
    assert.deepEqual(told('hero: false'), [
      '2:1 error `hero` is the boolean `false`, expected `true`, or a map of `image` and `actions`. delete the line: only a page with `hero` is a landing page',
    ]);
    assert.deepEqual(told('hero:\n  image:\n  actions: /a/'), [
      '3:3 error `image` of `hero` is empty, expected the path of a picture, or `{light, dark}`. image: /logo.svg',
      '4:3 error `actions` of `hero` is the string `/a/`, expected a list of `{text, link}`. actions: [{text: Get started, link: /a/route/}]',
    ]);
    const yaml =
      'hero:\n  actions:\n    - /a/\n    - { text: B }\n    - { text: 1, link: /c/ }\n    - { text: D, link: /d/ }';
    assert.deepEqual(told(yaml), [
      '4:7 error An action of `hero` is the string `/a/`, expected `{text, link}`. - {text: Get started, link: /a/route/}',
      '5:7 error `link` of an action of `hero` is missing, expected a route, a file or a full URL. {text: Get started, link: /a/route/}',
      '6:9 error `text` of an action of `hero` is the number `1`, expected text. {text: Get started, link: /a/route/}',
    ]);
    const { frontmatter, urlPlaces } = read(yaml);
    assert.deepEqual(frontmatter.hero, { actions: [{ text: 'D', link: '/d/' }] });
    assert.deepEqual(Object.keys(urlPlaces ?? {}), ['0']);
    assert.equal(urlPlaces?.[0]?.line, 7);
  });

  it('asks what a mistyped key means', () => {
    assert.deepEqual(told('hero:\n  imgae: /a.svg'), [
      '3:3 warning Unknown key `imgae` of `hero`. did you mean `image`?',
    ]);
    assert.deepEqual(told('hero: { actions: [{ text: A, link: /a/, tetx: B }] }'), [
      '2:41 warning Unknown key `tetx` of an action of `hero`. did you mean `text`?',
    ]);
  });

  it('says how the heroes of VitePress, Starlight and Rspress are written here', () => {
    const same = (key: string) => `delete it: readers see the \`${key}\` of the page, which stands outside of \`hero\``;
    const other = (key: string) =>
      `write it in the \`${key}\` of the page, which readers see in place of it, or delete it`;
    const hero = 'hero:\n  name: A\n  text: All <b>of</b>\n    it\n  tagline: "C: d"';
    const written = (line: string) => `write \`${line}\` outside of \`hero\`, and delete it here`;
    const atTop = written('title: "A: All of it"');
    assert.deepEqual(hintsOf(`title: B\ndescription: B\n${hero}`), [
      other('title'),
      other('title'),
      other('description'),
    ]);
    assert.deepEqual(hintsOf(`title: "A: All of it"\ndescription: "C: d"\n${hero}`), [
      same('title'),
      same('title'),
      same('description'),
    ]);
    assert.deepEqual(hintsOf(hero), [atTop, atTop, written('description: "C: d"')]);
    // What readers see besides the title is not lost.
    assert.deepEqual(hintsOf(`title: A\n${hero}`), [atTop, atTop, written('description: "C: d"')]);
    assert.deepEqual(hintsOf('title: A\nhero:\n  name: A'), [same('title')]);
    assert.deepEqual(hintsOf('hero:\n  tagline: \n  title: First'), [same('description'), written('title: First')]);
    const look = 'delete it: the first action is filled, and the others are framed';
    const action = (more: string) => `hero:\n  actions:\n    - { text: A, link: /a/, ${more} }`;
    assert.deepEqual(hintsOf(action('theme: brand')), [look]);
    assert.deepEqual(hintsOf(action('variant: minimal, icon: external')), [
      look,
      'delete it: the keys are `text` and `link`',
    ]);
    assert.deepEqual(hintsOf('hero:\n  image:\n    src: /logo.png\n    alt: A'), ['image: /logo.png']);
    assert.deepEqual(hintsOf('hero:\n  image: { file: ../../assets/houston.webp }'), ['image: /assets/houston.webp']);
    assert.deepEqual(hintsOf('hero:\n  image: { src: { light: /a.png, dark: /b.png } }'), [
      'image: {light: /a.png, dark: /b.png}',
    ]);
    assert.deepEqual(hintsOf('hero:\n  image: { src: https://a.example/b.png }'), ['image: https://a.example/b.png']);
    assert.deepEqual(hintsOf('hero:\n  image: { light: ./a.png, dark: ../b.png, alt: A }'), [
      'image: {light: /a.png, dark: /b.png}',
    ]);
  });
});
