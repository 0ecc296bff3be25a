import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { watchPolicy } from '../../../src/client/dev/watchPolicy.ts';

const original = Object.getOwnPropertyDescriptor(globalThis, 'ReportingObserver');
afterEach(() => {
  if (original === undefined) Reflect.deleteProperty(globalThis, 'ReportingObserver');
  else Object.defineProperty(globalThis, 'ReportingObserver', original);
});

/** What is said of reports, each the directive and the address of what is blocked, in the order of the browser. */
function saidOf(...reports: readonly (readonly [directive: string, url: string | null])[]): string[] {
  const said: string[] = [];
  class Observer {
    readonly tell: (reports: readonly unknown[]) => void;
    constructor(tell: (reports: readonly unknown[]) => void, options: unknown) {
      assert.deepEqual(options, { types: ['csp-violation'], buffered: true });
      this.tell = tell;
    }
    observe() {
      for (const [effectiveDirective, blockedURL] of reports) this.tell([{ body: { effectiveDirective, blockedURL } }]);
    }
  }
  Object.defineProperty(globalThis, 'ReportingObserver', { value: Observer, configurable: true });
  watchPolicy((text) => said.push(text));
  return said;
}

describe('watchPolicy', () => {
  it('says once how to allow each place', () => {
    const frame = ['frame-src', 'https://www.a.example/embed/x?y'] as const;
    assert.deepEqual(saidOf(frame, ['script-src-elem', 'https://b.example/c.js'], frame), [
      "docsgen: to allow this, write `securityPolicy: { 'frame-src': ['https://www.a.example'] }` in `site/config.ts`.",
      "docsgen: to allow this, write `securityPolicy: { 'script-src': ['https://b.example'] }` in `site/config.ts`.",
    ]);
  });

  it('says nothing of what has no address, or none to allow', () => {
    assert.deepEqual(
      saidOf(
        ['style-src-attr', 'inline'],
        ['script-src', 'eval'],
        ['img-src', 'http://a.example/b.png'],
        ['img-src', null],
      ),
      [],
    );
  });

  it('does nothing where there are no reports', () => {
    Reflect.deleteProperty(globalThis, 'ReportingObserver');
    watchPolicy(() => assert.fail());
  });
});
