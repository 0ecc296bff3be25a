import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../compileText.ts';
import { elementsWith } from '../parsedHtml.ts';

const SENTENCE = 'Events run one after the other, at most one a second; more wait.';

const classesIn = (text: string, path = 'page.md') => {
  const { html, diagnostics } = compileText(text, { path });
  assert.deepEqual(diagnostics, []);
  return elementsWith(html, 'td').map(({ attributes }) => attributes.class);
};

describe('cells of sentences', () => {
  it('are marked in tables of three columns and more', () => {
    const row = `| 1 | ${SENTENCE} | *${SENTENCE}* |`;
    assert.deepEqual(classesIn(`| ${SENTENCE} | b | c |\n|---|---|---|\n${row}\n`), [
      undefined,
      'cell-long',
      'cell-long',
    ]);
  });

  it('keep the classes that they are given', () => {
    const cells = `<td className="one two">${SENTENCE}</td><td>b</td><td>c</td>`;
    const table = `<table><tbody><tr>${cells}</tr></tbody></table>`;
    assert.deepEqual(classesIn(table, 'page.mdx'), ['one two cell-long', undefined, undefined]);
  });

  it('are not marked where there are two columns, which have room for them', () => {
    assert.deepEqual(classesIn(`| a | b |\n|---|---|\n| 1 | ${SENTENCE} |\n`), [undefined, undefined]);
  });
});
