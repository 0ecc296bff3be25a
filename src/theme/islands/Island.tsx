import type { ReactElement, ReactNode } from 'react';
import { sendableProps } from './sendableProps.ts';
import { SlotsContext } from './slots.ts';

export interface IslandProps<Props extends object> {
  /** Name of the island: its module is found by it in the browser. */
  readonly name: string;
  /** Serialisable; the browser renders the island with the same ones. None for an island that takes none. */
  readonly props?: Props;
  /** Content for the island's `Slot`s, by slot name. It is not sent to the browser twice. */
  readonly slots?: Readonly<Record<string, ReactNode>>;
  /** For an island that stands within a line. */
  readonly inline?: boolean;
  /** `choice`: the island may differ from its HTML by the address or by a kept choice, see `choiceKey`. */
  readonly hydrate?: 'choice';
  /** Key in localStorage of the reader's choice; the client hydrates the island at once where it is set. */
  readonly choiceKey?: string;
  /** The island's component, rendered with the same props. */
  readonly children: ReactNode;
}

/** Marks server-rendered HTML that the client brings to life when the reader is about to use it. */
export function Island<Props extends object>(island: IslandProps<Props>): ReactElement {
  const Element = island.inline ? 'span' : 'div';
  const slots = Object.entries(island.slots ?? {}).map(([name, nodes]) => [name, { kind: 'nodes', nodes }] as const);
  return (
    <Element
      data-island={island.name}
      data-props={sendableProps(island.name, island.props ?? {})}
      data-hydrate={island.hydrate}
      data-choice-key={island.choiceKey}
    >
      <SlotsContext value={Object.fromEntries(slots)}>{island.children}</SlotsContext>
    </Element>
  );
}
