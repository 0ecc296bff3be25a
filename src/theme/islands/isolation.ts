import type { ReactNode } from 'react';

/**
 * Renders what an island shows as a React root of its own, as the browser will, and names what its ids begin with; the
 * content is asked for by that name.
 */
type RenderIsland = (contentOf: (ids: string) => ReactNode) => string;

// The code of a site has its own copy of this module: both find what they share by this name.
const KEY = Symbol.for('docsgen.renderIsland');

const shared = globalThis as { [KEY]?: RenderIsland | undefined };

/** How islands are rendered at the moment; undefined where they are not rendered apart. */
export const islandRenderer = (): RenderIsland | undefined => shared[KEY];

/** Renders islands apart while `run` runs. */
export function withIslandsApart<Result>(render: RenderIsland, run: () => Result): Result {
  const before = shared[KEY];
  shared[KEY] = render;
  try {
    return run();
  } finally {
    shared[KEY] = before;
  }
}

/**
 * Names of the places at which all is put together once it is rendered, as React takes no finished HTML beside
 * elements: that of an island, where one of its slots begins and ends in what was rendered around it, and where it
 * shows the slot.
 */
export const places = {
  island: (ids: string) => `island ${ids}`,
  begin: (ids: string, slot: number) => `begin ${ids} ${slot}`,
  end: (ids: string, slot: number) => `end ${ids} ${slot}`,
  shown: (ids: string, slot: number) => `slot ${ids} ${slot}`,
} as const;

/** A place as React writes the element that marks it. */
export const placeHtml = (name: string): string => `<i data-apart="${name}"></i>`;
