import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement, type ReactNode } from 'react';
import { componentRegistry } from '../../src/render/componentRegistry.ts';
import { renderComponent } from '../../src/render/renderComponent.ts';
import { Island } from '../../src/theme/islands/Island.tsx';

describe('refuseMisusedContent', () => {
  it('refuses a component that changes its children, which are finished, or puts them into an attribute', () => {
    const island = (children: ReactNode) =>
      createElement(Island, { name: 'Chart', props: { children }, children: 'x' });
    const uses: Readonly<Record<string, (children: string) => ReactNode>> = {
      Loud: (children) => children.toUpperCase(),
      Short: (children) => `${children.slice(0, 20)}…`,
      Anchor: (children) => createElement('h2', { id: children.replace(/\W+/g, '-') }, children),
      Hint: (children) => createElement('abbr', { title: children }, 'x'),
      Chart: island,
    };
    const refusing = componentRegistry(
      Object.fromEntries(
        Object.entries(uses).map(([name, use]) => [name, ({ children }: { children: string }) => use(children)]),
      ),
    );
    const resultOf = (name: string, content: string) => {
      try {
        return String(renderComponent({ name, props: {}, children: [content] }, refusing));
      } catch (error) {
        return (error as Error).message;
      }
    };
    const changes = 'it changes its content, which is finished HTML';
    assert.deepEqual(
      Object.keys(uses).map((name) => resultOf(name, 'say <i>"x"</i>')),
      [
        changes,
        changes,
        changes,
        'it puts its content, which is finished HTML, into `title`',
        'it gives its content, which is finished HTML, to an island as a property',
      ],
    );
    assert.equal(resultOf('Loud', 'plain'), changes);
    assert.equal(resultOf('Hint', 'plain &amp; simple'), '<abbr title="plain &amp; simple">x</abbr>');
  });
});
