import assert from 'node:assert/strict';
import { it } from 'node:test';
import { replayOf } from '../../../src/client/islands/replayOf.ts';
import { find, openBrowser } from '../browser.ts';

const HTML =
  '<button id="b"><i>x</i></button><button role="tab" id="t">y</button><a href="/">z</a><input><a href="#x" data-island="X" id="l">#</a>';

function fired(selector: string, event: Event): Event {
  find(selector).dispatchEvent(event);
  return event;
}
const click = (selector: string) =>
  fired(selector, new MouseEvent('click', { bubbles: true, clientX: 5, shiftKey: true }));
const key = (selector: string, name: string, held = {}) =>
  fired(selector, new KeyboardEvent('keydown', { bubbles: true, key: name, ...held }));

it('replayOf repeats clicks on buttons and tabs with their particulars', () => {
  openBrowser(HTML);
  const replay = replayOf(click('#b i'));
  let seen: MouseEvent | undefined;
  find('#b').addEventListener('click', (event) => {
    seen = event;
  });
  replay?.();
  assert.equal(seen?.target, find('#b i'));
  assert.deepEqual([seen?.clientX, seen?.shiftKey, seen?.bubbles], [5, true, true]);
  assert.ok(replayOf(click('#t')));
  assert.ok(replayOf(click('#l')), 'a link that is an island');
});

it('replayOf repeats the keys that walk tabs, and no others', () => {
  openBrowser(HTML);
  for (const name of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'])
    assert.ok(replayOf(key('#t', name)), name);
  for (const name of ['Tab', 'Enter', ' ', 'Escape', 'a', 'Homeless'])
    assert.equal(replayOf(key('#t', name)), undefined, name);
  assert.equal(replayOf(key('#b', 'ArrowLeft')), undefined);
  assert.equal(replayOf(key('#t', 'ArrowLeft', { altKey: true })), undefined, 'Back');
  assert.equal(replayOf(key('#t', 'End', { ctrlKey: true })), undefined, 'the end of the page');
});

it('replayOf repeats Enter in a field, and lets it be typed in', () => {
  openBrowser(HTML);
  assert.ok(replayOf(key('input', 'Enter')));
  for (const name of ['a', 'ArrowLeft', 'Escape', 'Tab']) assert.equal(replayOf(key('input', name)), undefined, name);
});

it('replayOf repeats nothing for links, fields and other events', () => {
  openBrowser(HTML);
  assert.equal(replayOf(click('a')), undefined);
  assert.equal(replayOf(click('input')), undefined);
  assert.equal(replayOf(fired('#b', new Event('pointerover', { bubbles: true }))), undefined);
});
