import assert from 'node:assert/strict';
import { it } from 'node:test';
import { linkOf } from '../../../src/client/router/linkOf.ts';
import { find, openBrowser } from '../browser.ts';

it('linkOf finds the HTML link around the target, and no anchor without address', () => {
  openBrowser(
    '<a id="link" href="/docs/"><b>x</b></a><a id="name">y</a><svg><a id="svg" href="/docs/"><rect/></a></svg>',
  );
  const of = (selector: string) => linkOf({ target: find(selector) } as unknown as Event)?.id;
  assert.equal(of('b'), 'link');
  assert.equal(of('#name'), undefined);
  assert.equal(of('#svg'), undefined);
  assert.equal(of('body'), undefined);
  assert.equal(linkOf({ target: document } as unknown as Event), undefined);
});
