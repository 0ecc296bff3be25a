import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CALLOUT_KINDS } from '../../src/model/calloutKinds.ts';
import { themeChrome } from '../../src/render/themeChrome.ts';
import { elementsOf } from '../parsedHtml.ts';

const chrome = themeChrome();

describe('themeChrome', () => {
  it('has a label and an icon for every kind of callout, the icon hidden from assistive technology', () => {
    for (const kind of CALLOUT_KINDS) {
      assert.notEqual(chrome.calloutLabel[kind], '');
      const [icon] = elementsOf(chrome.calloutIcon[kind]);
      assert.deepEqual([icon?.tag, icon?.attributes['aria-hidden']], ['svg', 'true']);
    }
    assert.equal(new Set(CALLOUT_KINDS.map((kind) => chrome.calloutIcon[kind])).size, CALLOUT_KINDS.length);
  });

  it('has a copy button with a name', () => {
    const button = elementsOf(chrome.copyButton).find(({ tag }) => tag === 'button');
    assert.equal(button?.attributes.title, 'Copy code');
    assert.equal(button?.attributes.type, 'button');
  });

  it('names the link of a heading after it', () => assert.match(chrome.headingAnchor('Limits'), /Limits/));
});
