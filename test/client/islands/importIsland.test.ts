import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { type IslandSource, importIsland } from '../../../src/client/islands/importIsland.ts';
import { type Browser, openBrowser, settled } from '../browser.ts';

const ADDRESS = '/docs/assets/Tabs.abc.js';
const mount = () => undefined;
const NETWORK = new TypeError('Failed to fetch dynamically imported module');

let browser: Browser;
let asked: string[];
/** Answers to imports, one after the other; a failure is an Error. */
const source = (...answers: (Error | object)[]): IslandSource => ({
  name: 'Tabs',
  address: ADDRESS,
  importModule: async (address) => {
    asked.push(address);
    const answer = answers[asked.length - 1] ?? new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return answer;
  },
});

beforeEach(() => {
  browser = openBrowser();
  browser.setOnline(true);
  asked = [];
  mock.timers.enable({ apis: ['setTimeout'] });
});

afterEach(() => mock.timers.reset());

describe('importIsland', () => {
  it('yields the mount function of the module', async () => {
    assert.equal(await importIsland(source({ mount })), mount);
  });

  it('D-07 tries a transport failure again after a second, by another address', async () => {
    const loading = importIsland(source(NETWORK, { mount }));
    await settled();
    mock.timers.tick(999);
    await settled();
    assert.deepEqual(asked, [ADDRESS]);
    mock.timers.tick(1);
    assert.equal(await loading, mount);
    assert.deepEqual(asked, [ADDRESS, `${ADDRESS}?r=1`]);
  });

  for (const [name, message] of [
    ['Chromium', `Failed to fetch dynamically imported module: https://x.dev${ADDRESS}`],
    ['Firefox', `error loading dynamically imported module: https://x.dev${ADDRESS}`],
    ['Safari', 'Importing a module script failed.'],
  ] as const) {
    it(`tells a transport failure by what ${name} says of it`, async () => {
      const loading = importIsland(source(new TypeError(message), { mount }));
      await settled();
      mock.timers.tick(1000);
      assert.equal(await loading, mount);
    });
  }

  it('gives up after the second failure, with the error of specification section 8', async () => {
    const loading = importIsland(source(NETWORK, NETWORK));
    const rejected = assert.rejects(loading, {
      message: `Loading chunk Tabs failed.\n(error: ${ADDRESS}?r=1)`,
      cause: NETWORK,
    });
    await settled();
    mock.timers.tick(1000);
    await rejected;
    assert.equal(asked.length, 2);
  });

  it('waits for the network when offline', async (test) => {
    test.mock.method(globalThis, 'fetch', async () => {
      throw new TypeError('NetworkError when attempting to fetch resource.');
    });
    browser.setOnline(false);
    const loading = importIsland(source({ mount }));
    await settled();
    mock.timers.tick(60_000);
    await settled();
    // Firefox would never ask again for what the module imports.
    assert.equal(asked.length, 0);
    browser.setOnline(true);
    assert.equal(await loading, mount);
  });

  it('asks at once for what the browser has without the network', async (test) => {
    test.mock.method(globalThis, 'fetch', async () => new Response(''));
    browser.setOnline(false);
    assert.equal(await importIsland(source({ mount })), mount);
    assert.deepEqual(asked, [ADDRESS]);
  });

  it('waits for the network when it is lost meanwhile', async (test) => {
    test.mock.method(globalThis, 'fetch', async () => new Response(''));
    browser.setOnline(false);
    const loading = importIsland(source(NETWORK, { mount }));
    await settled();
    mock.timers.tick(60_000);
    await settled();
    assert.equal(asked.length, 1);
    browser.setOnline(true);
    assert.equal(await loading, mount);
  });

  it('does not ask again for a module that came and threw, or has no mount', async () => {
    for (const thrown of [
      new RangeError('boom'),
      new TypeError("Cannot read properties of null (reading 'x')"),
      new SyntaxError("The requested module './a.js' does not provide an export named 'b'"),
    ]) {
      await assert.rejects(importIsland(source(thrown)), { type: 'missing', cause: thrown });
      assert.deepEqual(asked.splice(0), [ADDRESS]);
    }
    await assert.rejects(importIsland(source({})), { type: 'missing' });
    assert.equal(asked.length, 1);
  });

  it('D-03 fails with kind `timeout` at 120 s, twice', async () => {
    const never: IslandSource['importModule'] = (address) => {
      asked.push(address);
      return new Promise(() => undefined);
    };
    const rejected = assert.rejects(importIsland({ name: 'Tabs', address: ADDRESS, importModule: never }), {
      type: 'timeout',
    });
    mock.timers.tick(119_999);
    await settled();
    mock.timers.tick(1);
    await settled();
    mock.timers.tick(1000);
    await settled();
    assert.equal(asked.length, 2);
    mock.timers.tick(120_000);
    await rejected;
  });

  it('asks for nothing when the page lists no module', async () => {
    await assert.rejects(importIsland({ ...source(), address: '' }), { type: 'missing' });
    assert.deepEqual(asked, []);
  });
});
