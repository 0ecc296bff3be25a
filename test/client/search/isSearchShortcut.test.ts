import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isSearchShortcut } from '../../../src/client/search/isSearchShortcut.ts';

const press = (key: string, modifiers = {}) => ({
  key,
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...modifiers,
});
const READING = { isWriting: false };
const WRITING = { isWriting: true };

it('isSearchShortcut knows the slash where nobody writes', () => {
  assert.equal(isSearchShortcut(press('/'), READING), true);
  assert.equal(isSearchShortcut(press('/', { shiftKey: true }), READING), true);
  assert.equal(isSearchShortcut(press('/'), WRITING), false);
  assert.equal(isSearchShortcut(press('/', { ctrlKey: true }), READING), false);
});

it('isSearchShortcut knows Ctrl+K and Cmd+K everywhere', () => {
  assert.equal(isSearchShortcut(press('k', { ctrlKey: true }), WRITING), true);
  assert.equal(isSearchShortcut(press('K', { metaKey: true }), READING), true);
  assert.equal(isSearchShortcut(press('k'), READING), false);
  assert.equal(isSearchShortcut(press('k', { ctrlKey: true, shiftKey: true }), READING), false);
  assert.equal(isSearchShortcut(press('k', { ctrlKey: true, altKey: true }), READING), false);
});

it('isSearchShortcut leaves alone what something else has handled', () => {
  assert.equal(isSearchShortcut(press('/', { defaultPrevented: true }), READING), false);
});
