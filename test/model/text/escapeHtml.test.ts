import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml, escapeText, unescapeHtml } from '../../../src/model/text/escapeHtml.ts';
import { elementsOf } from '../../parsedHtml.ts';

const texts = fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", '/', 'a', ';', 'é', '`', '=') });

describe('escapeHtml', () => {
  it('M-05: lets a text stand in an element and in an attribute', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const elements = elementsOf(`<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`);
        assert.deepEqual(
          elements.map(({ attributes, text: inside }) => [attributes.title, inside]),
          [[text, text]],
        );
      }),
    );
  });

  it('writes as React does, so that its markup can be searched', () => {
    fc.assert(
      fc.property(texts, (text) => {
        assert.equal(
          renderToStaticMarkup(createElement('p', { title: text }, text)),
          `<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`,
        );
      }),
    );
  });
});

describe('escapeText', () => {
  it('lets a text stand in an element, with its quotes as they are', () => {
    assert.equal(escapeText(`<a href="x">'&amp;'`), `&lt;a href="x"&gt;'&amp;amp;'`);
    fc.assert(
      fc.property(texts, (text) => {
        assert.deepEqual(
          elementsOf(`<p>${escapeText(text)}</p>`).map(({ text: inside }) => inside),
          [text],
        );
      }),
    );
  });
});

describe('unescapeHtml', () => {
  it('yields the text that was escaped', () => {
    fc.assert(fc.property(texts, (text) => assert.equal(unescapeHtml(escapeHtml(text)), text)));
  });
});
