import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { createReporter } from '../../../src/cli/report/reporter.ts';

/** A stream that remembers what was written to it. */
function newStream(facts: { readonly isTTY?: boolean; readonly columns?: number } = {}) {
  const written: string[] = [];
  const stream = { ...facts, write: (text: string) => void written.push(text) } as unknown as NodeJS.WriteStream;
  return { stream, written };
}

const { CI, TERM } = process.env;

beforeEach(() => {
  delete process.env.CI;
  process.env.TERM = 'xterm';
});

afterEach(() => {
  for (const [name, value] of Object.entries({ CI, TERM })) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

describe('createReporter', () => {
  it('O-20: writes one plain line a stage where no one watches, without escape codes', () => {
    const { stream, written } = newStream();
    const { progress, finish } = createReporter(stream, { quiet: false, now: () => 0 });
    progress('read', 0, 1);
    for (let page = 1; page <= 3; page += 1) progress('pages', page, 3);
    finish();
    assert.deepEqual(written, ['Reading\n', 'Making pages 3\n']);
  });

  for (const [what, prepare] of [
    ['in CI', () => Object.assign(process.env, { CI: '1' })],
    ['on a dumb terminal', () => Object.assign(process.env, { TERM: 'dumb' })],
  ] as const) {
    it(`O-20: writes plain lines ${what}`, () => {
      prepare();
      const { stream, written } = newStream({ isTTY: true, columns: 80 });
      createReporter(stream, { quiet: false, now: () => 0 }).progress('cards', 1, 2);
      assert.deepEqual(written, ['Drawing cards 2\n']);
    });
  }

  it('draws one live line in a terminal, and takes it away', () => {
    const { stream, written } = newStream({ isTTY: true, columns: 80 });
    let now = 1_000;
    const { progress, finish } = createReporter(stream, { quiet: false, now: () => now });
    progress('pages', 1, 4);
    progress('pages', 2, 4);
    now += 100;
    progress('pages', 3, 4);
    progress('pages', 4, 4);
    progress('write', 1, 1);
    finish();
    assert.deepEqual(written, [
      '\r\u001b[2KMaking pages █████░░░░░░░░░░░░░░░ 1/4',
      '\r\u001b[2KMaking pages ███████████████░░░░░ 3/4',
      '\r\u001b[2KMaking pages ████████████████████ 4/4',
      '\r\u001b[2KWriting',
      '\r\u001b[2K',
    ]);
  });

  it('draws a bar from two on', () => {
    const { stream, written } = newStream({ isTTY: true });
    createReporter(stream, { quiet: false, now: () => 1_000 }).progress('pages', 1, 2);
    assert.deepEqual(written, ['\r\u001b[2KMaking pages ██████████░░░░░░░░░░ 1/2']);
  });

  it('O-20: stays within a narrow terminal', () => {
    const { stream, written } = newStream({ isTTY: true, columns: 20 });
    createReporter(stream, { quiet: false, now: () => 1_000 }).progress('pages', 1, 4);
    assert.equal(written[0]?.replace('\r\u001b[2K', '').length, 19);
  });

  for (const facts of [{}, { columns: 0 }]) {
    it(`shows how far it is in a terminal that does not know its width: ${JSON.stringify(facts)}`, () => {
      const { stream, written } = newStream({ isTTY: true, ...facts });
      createReporter(stream, { quiet: false, now: () => 1_000 }).progress('pages', 1, 4);
      assert.deepEqual(written, ['\r\u001b[2KMaking pages █████░░░░░░░░░░░░░░░ 1/4']);
    });
  }

  it('writes nothing when quiet', () => {
    const { stream, written } = newStream({ isTTY: true });
    const { progress, finish } = createReporter(stream, { quiet: true, now: () => 0 });
    progress('pages', 1, 1);
    finish();
    assert.deepEqual(written, []);
  });
});
