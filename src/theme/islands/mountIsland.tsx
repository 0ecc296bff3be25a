import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import type { SlotContent } from './slots.ts';
import { SlotsContext } from './slots.ts';

/**
 * Hydrates one island in its server-rendered element. The props come from `data-props`, the slots from the HTML found
 * inside, so that React can put them back should it have to draw the island anew (a page translated by the browser).
 */
export function mountIsland<Props extends object>(element: HTMLElement, Component: ComponentType<Props>): Root {
  // Written by `Island` in the same build, from props of this type.
  const props = JSON.parse(element.dataset['props'] ?? '{}') as Props;
  return hydrateRoot(
    element,
    <SlotsContext value={slotsIn(element)}>
      <Component {...props} />
    </SlotsContext>,
    {
      identifierPrefix: element.dataset['ids'] ?? '',
      onRecoverableError(error) {
        // React complains when it is ended before it has hydrated, as where the reader has gone on to another page.
        if (element.isConnected) reportError(error);
      },
    },
  );
}

function slotsIn(element: HTMLElement): Record<string, SlotContent> {
  const slots: Record<string, SlotContent> = {};
  for (const slot of element.querySelectorAll<HTMLElement>('[data-slot]')) {
    const name = slot.dataset['slot'];
    // Slots of islands within this island's slots are theirs.
    const isOwn = slot.parentElement?.closest('[data-island]') === element;
    if (isOwn && name !== undefined) slots[name] = { kind: 'html', __html: slot.innerHTML };
  }
  return slots;
}
