import type { ReactNode } from 'react';
import { createContext } from 'react';

/** Content that an island shows but does not own: nodes on the server, in browsers the HTML found in the page. */
export type SlotContent =
  | { readonly kind: 'nodes'; readonly nodes: ReactNode }
  | { readonly kind: 'html'; readonly __html: string };

/** Slots of the island around, by name. */
export const SlotsContext = createContext<Readonly<Record<string, SlotContent>>>({});
