import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives a field the focus back that a page takes from it: one that was asked for before, and comes while the reader
 * types. Yields what is called when the focus leaves the field.
 */
export function useTypingOn(field: RefObject<HTMLElement | null>): () => void {
  const hasJustLeft = useRef(false);

  useEffect(() => {
    const goOn = () => hasJustLeft.current && field.current?.focus();
    document.addEventListener('docsgen:navigated', goOn);
    return () => document.removeEventListener('docsgen:navigated', goOn);
  }, [field]);

  return () => {
    // The router moves the focus and tells of the page in one go; a reader who leaves the field does so in a task
    // before.
    hasJustLeft.current = true;
    queueMicrotask(() => {
      hasJustLeft.current = false;
    });
  };
}
