import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isSearchShortcut } from '../../../src/client/search/isSearchShortcut.ts';

const press = (key: string, modifiers = {}) => ({
  key,
  code: 'KeyK',
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

it('isSearchShortcut finds K by its place where the keys have the letters of another script', () => {
  for (const key of ['л', 'κ', 'ל', 'ن']) assert.equal(isSearchShortcut(press(key, { ctrlKey: true }), READING), true);
  assert.equal(isSearchShortcut(press('д', { ctrlKey: true, code: 'KeyL' }), READING), false);
  // With Dvorak's keys, T stands in its place.
  assert.equal(isSearchShortcut(press('t', { ctrlKey: true }), READING), false);
});

it('isSearchShortcut knows no key in what a browser sends when it fills in a form', () => {
  const filled = { ...press(''), key: undefined } as unknown as KeyboardEvent;
  assert.equal(isSearchShortcut(filled, WRITING), false);
});

it('isSearchShortcut leaves alone what something else has handled', () => {
  assert.equal(isSearchShortcut(press('/', { defaultPrevented: true }), READING), false);
});
