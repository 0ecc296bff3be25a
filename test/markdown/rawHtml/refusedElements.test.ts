import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { REFUSED_ELEMENTS, UNSAFE_ELEMENTS } from '../../../src/markdown/rawHtml/refusedElements.ts';
import { compileText } from '../../compileText.ts';

const codesOf = (text: string, path: string) => compileText(text, { path }).diagnostics.map(({ code }) => code);

describe('an element that a page may not hold', () => {
  for (const name of REFUSED_ELEMENTS)
    it(`is told of in every page: ${name}`, () => {
      // One that begins with a capital is a component.
      const written = name.charAt(0) + name.slice(1).toUpperCase();
      const text = `One <${written}>two</${written}>\n`;
      const code = UNSAFE_ELEMENTS.has(name) ? 'unsafe-html' : 'dropped-html';
      assert.ok(codesOf(text, 'page.md').includes(code), String(codesOf(text, 'page.md')));
      assert.deepEqual(codesOf(text, 'page.mdx'), ['unsafe-html']);
    });
});
