import type { ReactNode } from 'react';

/**
 * Renders what an island shows as a React root of its own, as the browser will, and names what its ids begin with; the
 * content is asked for by that name.
 */
export type RenderIsland = (contentOf: (ids: string) => ReactNode) => string;

/** How islands are rendered at the moment, if apart. */
interface Isolation {
  readonly current: () => RenderIsland | undefined;
  /** Renders islands apart while `run` runs. */
  readonly during: <Result>(render: RenderIsland, run: () => Result) => Result;
}

// The code of a site has its own copy of this module: both find what they share by this name.
const KEY = Symbol.for('docsgen.renderIsland');

const shared = globalThis as { [KEY]?: RenderIsland | undefined };

export const isolation: Isolation = {
  current: () => shared[KEY],
  during(render, run) {
    const before = shared[KEY];
    shared[KEY] = render;
    try {
      return run();
    } finally {
      shared[KEY] = before;
    }
  },
};

const attributes = (part: string, ids: string, index?: number) => ({
  'data-apart': index === undefined ? `${part} ${ids}` : `${part} ${ids} ${index}`,
});

/** Marks of what is put together once it is rendered: React has no place for finished HTML beside elements. */
export const apart = {
  island: (ids: string) => attributes('island', ids),
  begin: (ids: string, slot: number) => attributes('begin', ids, slot),
  end: (ids: string, slot: number) => attributes('end', ids, slot),
  /** Where the island shows a slot, as HTML. */
  place: (ids: string, slot: number) => htmlOf(attributes('slot', ids, slot)),
} as const;

/** A mark as React writes it. */
export const htmlOf = (mark: Readonly<Record<'data-apart', string>>): string =>
  `<i data-apart="${mark['data-apart']}"></i>`;
