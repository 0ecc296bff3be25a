import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement, type ReactNode, useId } from 'react';
import { componentRegistry } from '../../src/render/componentRegistry.ts';
import { renderComponent } from '../../src/render/renderComponent.ts';

const registry = componentRegistry({
  Box: ({ title, children }: { title?: string; children?: ReactNode }) => createElement('div', { title }, children),
  Twice: ({ children }: { children?: ReactNode }) => [children, children],
  WithId: () => createElement('p', { id: useId() }),
  Throws: () => {
    throw new Error('boom');
  },
});

const render = (
  name: string,
  props: Record<string, unknown>,
  ...children: Parameters<typeof renderComponent>[0]['children']
) => renderComponent({ name, props, children }, registry);

describe('renderComponent', () => {
  it('puts finished children in unescaped, and escapes properties', () => {
    assert.equal(
      render('Box', { title: '<b>"' }, '<i>x</i> &amp; "y"'),
      '<div title="&lt;b&gt;&quot;"><i>x</i> &amp; "y"</div>',
    );
  });

  it('renders components within each other, in order', () => {
    const inner = (title: string) => ({ name: 'Box', props: { title }, children: [`<b>${title}</b>`] });
    assert.equal(
      render('Box', {}, 'one', inner('two'), 'three', inner('four')),
      '<div>one<div title="two"><b>two</b></div>three<div title="four"><b>four</b></div></div>',
    );
  });

  it('lets a component show its children more than once', () =>
    assert.equal(render('Twice', {}, '<b>x</b>'), '<b>x</b><b>x</b>'));

  it('is the same each time, ids included', () => assert.equal(render('WithId', {}), render('WithId', {})));

  it('throws what a component throws, and for a name that is not there', () => {
    assert.throws(() => render('Throws', {}), /boom/);
    assert.throws(() => render('Nope', {}), /there is no component `Nope`/);
  });
});
