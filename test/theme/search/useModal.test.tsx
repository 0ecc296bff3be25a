import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { leadsOut, useIsSmallScreen, useModal } from '../../../src/theme/search/useModal.ts';
import { find, openBrowser } from '../../client/browser.ts';

const PAGE =
  '<header id="header"><a id="home"></a><div id="island"></div></header><main id="main"><p id="text"></p></main>' +
  '<aside id="aside" inert></aside><div id="_status" role="status"></div>';

let release = () => {};

function Box({ isModal }: { readonly isModal: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  release = useModal(root, isModal);
  return <div ref={root} id="box" />;
}

const inert = () => Array.from(document.querySelectorAll('[inert]'), ({ id }) => id);

describe('useModal', () => {
  let root: Root;
  const show = (isModal: boolean) => flushSync(() => root.render(<Box isModal={isModal} />));
  const open = () => {
    openBrowser(PAGE);
    root = createRoot(find('#island'));
  };
  afterEach(() => root.unmount());

  it('makes all inert that is beside the box, but not what is heard', () => {
    open();
    show(false);
    assert.deepEqual(inert(), ['aside']);
    show(true);
    assert.deepEqual(inert(), ['home', 'main', 'aside']);
  });

  it('leaves the page as it was, what was inert before included', () => {
    open();
    show(true);
    show(false);
    assert.deepEqual(inert(), ['aside']);
  });

  it('ends at once when it is told to, and with the box', () => {
    open();
    show(true);
    release();
    assert.deepEqual(inert(), ['aside']);
    show(false);
    show(true);
    flushSync(() => root.render(null));
    assert.deepEqual(inert(), ['aside']);
  });
});

it('leadsOut tells the keys that lead out of a box, also in a browser that does not know what shows', () => {
  openBrowser('<div id="box"><input id="first"><a id="hit"></a><button id="last"></button></div>');
  const stops = (shiftKey: boolean) =>
    Array.from(find('#box').children)
      .filter((target) => leadsOut({ key: 'Tab', shiftKey, target, currentTarget: find('#box') }))
      .map(({ id }) => id);
  for (const check of [() => true, undefined]) {
    Object.assign(Element.prototype, { checkVisibility: check });
    assert.deepEqual([stops(false), stops(true)], [['last'], ['first']]);
  }
});

it('useIsSmallScreen follows the screen as it is turned', () => {
  const { window } = openBrowser('<div id="island"></div>');
  const root = createRoot(find('#island'));
  const seen: boolean[] = [];
  function Screen() {
    seen.push(useIsSmallScreen());
    return null;
  }
  flushSync(() => root.render(<Screen />));
  flushSync(() => window.happyDOM.setViewport({ width: 400 }));
  assert.deepEqual(seen, [false, true]);
  root.unmount();
});
