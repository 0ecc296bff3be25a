import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { readDrawing } from '../../src/build/readDrawing.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const folder = temporaryFolder({});

function drawingIn(text: string, name = 'a.svg') {
  const path = join(folder, name);
  writeFileSync(path, text);
  return readDrawing(path)?.html;
}

const svg = (inside: string, more = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${more} stroke="currentColor">${inside}</svg>`;

it('a drawing that takes the color around it is its shapes alone', () => {
  assert.equal(
    drawingIn(
      `<?xml version="1.0"?>\n<!-- A license -->\n${svg('\n<title>A <b>square</b></title>\n<g id="a" class="b"><path d="M4 4h16&quot;"/></g>\n')}\n`,
    ),
    '<svg viewBox="0 0 24 24" stroke="currentColor"><g><path d="M4 4h16&quot;"></path></g></svg>',
  );
});

it('it can be shown in another size', () => {
  assert.equal(
    drawingIn(svg('<rect x="1"/>', 'width="16px" height="12"')),
    '<svg width="16px" height="12" stroke="currentColor" viewBox="0 0 16 12"><rect x="1"></rect></svg>',
  );
});

it('what has colors of its own, or is more than shapes, stays a file', () => {
  const path = '<path d="M4 4"/>';
  assert.ok(drawingIn(svg(path)) !== undefined);
  for (const text of [
    svg(path).replace('currentColor', '#000'),
    svg(`${path}<script>alert(1)</script>`),
    svg(`${path}<style>path { fill: currentColor }</style>`),
    svg(`${path}<foreignObject><p>currentColor</p></foreignObject>`),
    svg(`<a href="javascript:alert(1)">${path}</a>`),
    svg(`${path}<use href="#a"/>`),
    svg(`${path}<svg viewBox="0 0 1 1"/>`),
    svg('<path d="M4 4" onclick="alert(1)"/>'),
    svg('<path d="M4 4" style="fill: red"/>'),
    svg('<path d="M4 4" fill="url(#a)"/>'),
    svg(String.raw`<path d="M4 4" fill="u\72l(#a)"/>`),
    `<!DOCTYPE svg [<!ENTITY thick "3">]>${svg('<path d="M4 4" stroke-width="&thick;"/>')}`,
    `<g stroke="currentColor">${path}</g>`,
    `<html>${svg(path)}</html>`,
    svg(path).repeat(2),
    svg(path, `data-note="${'a'.repeat(4096)}" viewBox="0 0 1 1"`),
    'currentColor',
    '',
  ])
    assert.equal(drawingIn(text), undefined, text.slice(0, 200));
  assert.equal(drawingIn(svg(path), 'a.txt'), undefined);
  assert.equal(readDrawing(join(folder, 'none.svg')), undefined);
});

it('it is named by what it shows', () => {
  const hashOf = (inside: string) => {
    drawingIn(svg(inside));
    return readDrawing(join(folder, 'a.svg'))?.hash;
  };
  assert.equal(hashOf('<path d="M4 4"/>'), hashOf('<title>A</title><path d="M4 4"/>'));
  assert.notEqual(hashOf('<path d="M4 4"/>'), hashOf('<path d="M4 5"/>'));
});
