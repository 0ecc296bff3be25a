import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addStyles } from '../../src/client/addStyles.ts';
import { openBrowser } from './browser.ts';

it('addStyles adds styles to the document, each once, and no element', () => {
  openBrowser('<p class="a">Words</p>');
  addStyles('.a { color: teal; }');
  addStyles('.a { color: teal; }');
  addStyles('.a { margin: 0; }');
  const rules = document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText.replace(/\s+/g, ' '));
  assert.deepEqual(rules, ['.a { color: teal; }', '.a { margin: 0px; }']);
  assert.equal(document.querySelector('style'), null);
});
