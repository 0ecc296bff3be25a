import assert from 'node:assert/strict';
import { it } from 'node:test';
import { zoomImages } from '../../../src/markdown/links/zoomImages.ts';
import type { PageState } from '../../../src/markdown/pageState.ts';
import { element } from '../../../src/markdown/tree.ts';
import { compileText } from '../../compileText.ts';

const PICTURE = 'data-island="Zoom"';

const htmlOf = (text: string) => compileText(text, { assets: ['/a.png'] }).html;

it('zoomImages puts a named button over a picture', () => {
  const html = htmlOf('See ![A cat](/a.png) here.');
  assert.match(
    html,
    /<span class="zoom zoom-inline" data-island="Zoom"><img [^>]*alt="A cat"[^>]*><button type="button"[^>]*><\/button><\/span>/,
  );
  assert.match(html, /aria-label="Enlarge: A cat"/);
});

it('zoomImages takes a picture written as an element, in a list or a callout', () => {
  for (const text of [
    '<img src="/a.png" alt="A cat" />',
    '- one\n\n  ![A cat](/a.png)',
    '> [!NOTE]\n> ![A cat](/a.png)',
  ]) {
    assert.ok(htmlOf(text).includes(PICTURE), text);
  }
});

it('zoomImages marks a picture among words, for it stands in the middle of their line', () => {
  const classOf = (text: string) => /class="(zoom[^"]*)"/.exec(htmlOf(text))?.[1];
  assert.equal(classOf('- ![A cat](/a.png) is a cat'), 'zoom zoom-inline');
  assert.equal(classOf('- ![A cat](/a.png)'), 'zoom');
  assert.equal(classOf('Words.\n\n![A cat](/a.png)'), 'zoom');
});

it('zoomImages marks paragraphs of pictures, with a caption or without: those are no running text', () => {
  const isMarked = (text: string) => htmlOf(text).includes('<p class="pictures">');
  for (const text of ['![A cat](/a.png)', '![A cat](/a.png)\n![Another](/a.png)', '![A cat](/a.png)\n*It sleeps.*'])
    assert.ok(isMarked(text), text);
  for (const text of ['![A cat](/a.png) sleeps.', 'Words.', '[![A cat](/a.png)](https://x.dev)'])
    assert.ok(!isMarked(text), text);
});

// In a box as wide as itself, a drawing that takes the room there is takes none.
it('zoomImages gives the whole line to a picture that takes the room there is, or a share of it', () => {
  const classOf = (text: string) =>
    /class="(zoom[^"]*)"/.exec(compileText(text, { assets: ['/a.png', '/a.svg', '/b.svg'], pictures }).html)?.[1];
  const pictures = { '/b.svg': { width: 90, height: 60 } };
  assert.equal(classOf('![A plan](/a.svg)'), 'zoom zoom-wide');
  assert.equal(classOf('![A plan](https://x.dev/a.svg?v=2)'), 'zoom zoom-wide');
  assert.equal(classOf('<img src="/a.svg" alt="A plan" width="300" />'), 'zoom');
  assert.equal(classOf('![A plan](/b.svg)'), 'zoom');
  assert.equal(classOf('<img src="/a.png" alt="A cat" width="60%" />'), 'zoom zoom-wide');
});

// In boxes of their own, both halves were as wide as the text, one below the other.
it('zoomImages leaves pictures alone that share a line by percentages', () => {
  const pair = '<img src="/a.png" alt="A cat" width="49%" /> <img src="/a.png" alt="Another" width="49%" />';
  assert.ok(!compileText(pair, { path: 'a.md', assets: ['/a.png'] }).html.includes(PICTURE));
  assert.ok(!htmlOf('Left <img src="/a.png" alt="A cat" width="30%" /> of words.').includes(PICTURE));
});

// MDX puts no paragraph around elements, and HTML in lines of its own has none: they stood one below the other.
it('zoomImages puts pictures in a row that have room beside each other by percentages', () => {
  const [one, other] = ['A cat', 'Another'].map((alt) => `<img src="/a.png" alt="${alt}" width="49%" />`);
  const rowsIn = (text: string, path = 'a.mdx', parser: 'satteri' | 'remark' = 'satteri') =>
    [...compileText(text, { path, parser, assets: ['/a.png'] }).html.matchAll(/<p class="pictures">(.*?)<\/p>/gs)].map(
      ([row]) => row.split('<img').length - 1,
    );
  for (const path of ['a.md', 'a.mdx'])
    for (const parser of ['satteri', 'remark'] as const)
      for (const text of [`${one} ${other}`, `${one}\n${other}`, `<div>\n${one}\n${other}\n</div>`])
        assert.deepEqual(rowsIn(text, path, parser), [2], `${parser} ${path} ${text}`);
  assert.deepEqual(rowsIn(`<Tabs><Tab label="a">\n${one}\n${other}\n</Tab></Tabs>`), [2]);
  const thirds = one?.replace('49', '33');
  assert.deepEqual(rowsIn([thirds, thirds, thirds, thirds].join('\n')), [3]);
  // Apart, too wide, or laid out by the site.
  for (const text of [
    `${one}\n\n${other}`,
    `${one}\n${other}`.replaceAll('49', '70'),
    `<div className="grid">\n${one}\n${other}\n</div>`,
  ])
    assert.deepEqual([rowsIn(text), htmlOf(text).split(PICTURE).length - 1], [[], 2], text);
  for (const text of [
    `<p>\n${one} ${other}\n</p>`,
    `<div align="center">\n${one} ${other}\n</div>`,
    `- a ${one} ${other}`,
  ])
    assert.ok(!htmlOf(text).includes(PICTURE), text);
});

// Each stood on a line of its own, and broke the sentence that it was in.
it('zoomImages leaves drawings of other sites alone that share a line, as badges do: their sizes are not known', () => {
  const badge = '![ci](https://ci.example/badge.svg)';
  for (const text of [`${badge} ![npm](//npm.example/a.svg)`, `It ${badge} passes.`])
    assert.ok(!htmlOf(text).includes(PICTURE), text);
  assert.ok(htmlOf(badge).includes(PICTURE));
});

// Each was a stop of Tab, smaller than a finger, that opened the same icon on an empty screen.
it('zoomImages leaves icons alone: there is nothing larger to see', () => {
  const isButton = (size: string) => htmlOf(`Press <img src="/a.png" alt="Save" ${size} /> now.`).includes(PICTURE);
  assert.deepEqual(
    ['width="20" height="20"', 'width="48" height="48"', 'width="48" height="49"', 'width="300" height="20"', ''].map(
      isButton,
    ),
    [false, false, true, true, true],
  );
});

it('zoomImages leaves pictures alone that are decoration or stand in a link', () => {
  for (const text of [
    '<img src="/a.png" alt="" role="presentation" />',
    '[![A cat](/a.png)](https://x.dev)',
    '<Card title="Cat" href="https://x.dev">\n![A cat](/a.png)\n</Card>',
  ]) {
    assert.ok(!htmlOf(text).includes(PICTURE), text);
  }
});

// For each picture, all of the paragraph was looked at: 8,000 in a line took two seconds.
it('zoomImages looks at a paragraph once, whatever the number of its pictures', () => {
  const readsFor = (count: number) => {
    let reads = 0;
    const gap = {
      type: 'text',
      get value() {
        reads += 1;
        return '\n';
      },
    };
    const picture = () => element('img', { src: 'https://x.dev/a.svg', alt: 'A cat' });
    const paragraph = element('p', {}, [gap, ...Array.from({ length: count }, picture)]);
    const context = { chrome: { zoomButton: () => '' } };
    zoomImages(element('div', {}, [paragraph]), { context } as unknown as PageState);
    return reads;
  };
  assert.equal(readsFor(20), readsFor(2));
});
