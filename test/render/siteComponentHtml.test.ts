import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement, Suspense, use } from 'react';
import { siteComponentHtml } from '../../src/render/siteComponentHtml.ts';
import { Island } from '../../src/theme/islands/Island.tsx';

const island = (name: string) => createElement(Island, { name, props: {}, children: 'x' });

describe('siteComponentHtml', () => {
  it('is what the component shows', () => {
    assert.equal(siteComponentHtml(createElement('b', {}, 'a', 1), new Set()), '<b>a1</b>');
    assert.match(siteComponentHtml(island('Chart'), new Set(['Chart'])), / data-island="Chart"/);
  });

  it('refuses an island that does not exist, unless it is unknown which ones do', () => {
    assert.throws(() => siteComponentHtml(island('Chrat'), new Set(['Chart'])), {
      message: 'it shows the island `Chrat`, and there is no `site/islands/Chrat.tsx`; did you mean `Chart`?',
    });
    assert.match(siteComponentHtml(island('Chrat'), undefined), /data-island/);
    const inView = createElement(Island, { name: 'Chart', hydrate: 'visible', children: 'x' });
    assert.throws(() => siteComponentHtml(inView, new Set(['Tabs'])), {
      message: 'it shows the island `Chart`, and there is no `site/islands/Chart.tsx`',
    });
  });

  it('refuses what shows readers the fallback of a `<Suspense>` for ever, unless an island takes its place', () => {
    const Throws = () => {
      throw new Error('no data');
    };
    const Waits = () => createElement('b', {}, use(new Promise<string>(() => {})));
    for (const Part of [Throws, Waits]) {
      const suspense = createElement(Suspense, { fallback: 'wait' }, createElement(Part as never));
      assert.throws(() => siteComponentHtml(suspense, undefined), {
        message: 'its `<Suspense>` shows the fallback: what is in it throws an error, or is not there yet',
      });
      const inIsland = createElement(Island, { name: 'Chart', props: {}, children: suspense });
      assert.match(siteComponentHtml(inIsland, new Set(['Chart'])), /wait/);
    }
    const done = createElement(Suspense, { fallback: 'wait' }, createElement('b', {}, 'here'));
    assert.match(siteComponentHtml(done, undefined), /<b>here<\/b>/);
  });

  it('refuses an island whose properties cannot be sent to the browser', () => {
    const chart = createElement(Island, { name: 'Chart', props: { onPick: () => {} }, children: 'x' });
    assert.throws(() => siteComponentHtml(chart, undefined), /gives the island `Chart` a function as `onPick`/);
  });

  it('ends a component that does not end, sooner each further time, and lets others run as long as before', () => {
    const Busy = ({ forMs }: { readonly forMs: number }) => {
      const end = performance.now() + forMs;
      while (performance.now() < end);
      return 'done';
    };
    const Loop = () => Busy({ forMs: Number.POSITIVE_INFINITY });
    const run = (component: unknown, forMs = 0) =>
      siteComponentHtml(createElement(component as never, { forMs } as never), undefined, {
        limits: { firstMs: 500, nextMs: 50 },
      });
    assert.throws(() => run(Loop), /does not end/);
    assert.equal(run(Busy, 150), 'done');
    const again = performance.now();
    assert.throws(() => run(Loop), /does not end/);
    assert.ok(performance.now() - again < 450);
  });
});
