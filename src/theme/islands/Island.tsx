import { Fragment, type ReactElement, type ReactNode } from 'react';
import { islandRenderer, placeHtml, places } from './isolation.ts';
import { sendableProps } from './sendableProps.ts';
import { type SlotContent, SlotsContext } from './slots.ts';

export interface IslandProps<Props extends object> {
  /** Name of the island: its module is found by it in the browser. */
  readonly name: string;
  /** Serialisable; the browser renders the island with the same ones. None for an island that takes none. */
  readonly props?: Props;
  /** Content for the island's `Slot`s, by slot name. It is not sent to the browser twice. */
  readonly slots?: Readonly<Record<string, ReactNode>>;
  /** For an island that stands within a line. */
  readonly inline?: boolean;
  /**
   * For an island that acts before a reader turns to it, such as a drawing or a live figure: `visible` hydrates it when
   * it comes near the screen, `load` at once.
   */
  readonly hydrate?: 'visible' | 'load';
  /**
   * Key in localStorage of the reader's choice: with a choice, or an address that leads into it, it hydrates at once.
   */
  readonly choiceKey?: string;
  /** The island's component, rendered with the same props. */
  readonly children: ReactNode;
}

/**
 * Marks server-rendered HTML that the client brings to life when the reader is about to use it, or as `hydrate` says.
 * Throws for any other value of it: the island would never come to life by itself.
 */
export function Island<Props extends object>(island: IslandProps<Props>): ReactElement {
  if (island.hydrate !== undefined && !MOMENTS.includes(island.hydrate))
    throw new Error(
      `the island \`${island.name}\` has \`hydrate="${island.hydrate}"\`, expected \`visible\` or \`load\``,
    );
  const Element = island.inline ? 'span' : 'div';
  const { ids, content } = contentOf(island);
  const marked = (
    <Element
      data-island={island.name}
      data-props={sendableProps(island.name, island.props ?? {})}
      data-hydrate={island.hydrate === 'load' ? '' : island.choiceKey}
      data-ids={ids}
    >
      {content}
    </Element>
  );
  if (island.hydrate !== 'visible') return marked;
  return (
    <Element data-island="visible" data-hydrate="">
      {marked}
    </Element>
  );
}

/** What stands in an island; `ids` is what its ids from `useId` begin with, where it is rendered apart. */
function contentOf({ slots = {}, children }: IslandProps<object>): { ids?: string; content: ReactNode } {
  const entries = Object.entries(slots);
  const within = (contentFor: (slot: ReactNode, index: number) => SlotContent) => (
    <SlotsContext value={Object.fromEntries(entries.map(([name, nodes], index) => [name, contentFor(nodes, index)]))}>
      {children}
    </SlotsContext>
  );
  const render = islandRenderer();
  if (render === undefined) return { content: within((nodes) => ({ kind: 'nodes', nodes })) };
  const ids = render((own) =>
    within((_nodes, index) => ({ kind: 'html', __html: placeHtml(places.shown(own, index)) })),
  );
  const parts = entries.map(([name, nodes], index) => (
    <Fragment key={name}>
      <i data-apart={places.begin(ids, index)} />
      {nodes}
      <i data-apart={places.end(ids, index)} />
    </Fragment>
  ));
  return {
    ids,
    content: (
      <>
        <i data-apart={places.island(ids)} />
        {parts}
      </>
    ),
  };
}

const MOMENTS: readonly IslandProps<object>['hydrate'][] = ['visible', 'load'];
