import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement } from 'react';
import { sendableProps } from '../../../src/theme/islands/sendableProps.ts';

describe('sendableProps', () => {
  it('is the JSON of what it can say', () => {
    const props = { a: 1, b: 'x', c: [true, null], d: { e: undefined } };
    assert.equal(sendableProps('Chart', props), JSON.stringify(props));
  });

  it('refuses what is undefined in a list, which JSON makes null', () => {
    assert.throws(() => sendableProps('Chart', { list: [1, undefined] }), {
      message: 'it gives the island `Chart` undefined as `1`, which cannot be sent to the browser',
    });
    assert.equal(sendableProps('Chart', { a: Object.assign(Object.create(null), { b: 1 }) }), '{"a":{"b":1}}');
  });

  it('refuses what the browser would get otherwise than the island is rendered with', () => {
    const refused: readonly [value: unknown, kind: string][] = [
      [() => 1, 'a function'],
      [10n, 'a bigint'],
      [Symbol('a'), 'a symbol'],
      [Number.NaN, 'NaN'],
      [new Date(0), 'a Date'],
      [new URL('https://a.example'), 'a URL'],
      [new Map(), 'a Map'],
      [createElement('b', { key: 'a' }), 'an element'],
      [/a/, 'a RegExp'],
      [new Set(), 'a Set'],
      [new (class Point {})(), 'a Point'],
    ];
    for (const [value, kind] of refused)
      assert.throws(() => sendableProps('Chart', { list: [{ of: value }] }), {
        message: `it gives the island \`Chart\` ${kind} as \`of\`, which cannot be sent to the browser`,
      });
  });
});
