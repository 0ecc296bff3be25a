import { memo, useContext } from 'react';
import { SlotsContext } from './slots.ts';

/**
 * Place in an island for content that the island does not own, such as the panel of a tab.
 * In the browser React takes over the element around it and never looks at what is inside: the content may be text
 * of any size, translated by the browser, or hold other islands.
 */
export const Slot = memo(function Slot({ name }: { readonly name: string }) {
  const content = useContext(SlotsContext)[name] ?? UNTOUCHED;
  if (content.kind === 'nodes') return <div data-slot={name}>{content.nodes}</div>;
  return <div data-slot={name} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
});

// One object for all renders: React compares the object, not the string, before it writes innerHTML.
const UNTOUCHED = { kind: 'html', __html: '' } as const;
