import type { HTMLAttributes, MouseEvent, RefObject } from 'react';
import { strings } from '../strings.ts';
import { leadsOut } from './useModal.ts';
import type { OpenBox } from './useOpenBox.ts';

/**
 * Properties of the `div` around field and hits: a landmark, and a dialog while it covers the page of a small screen. A
 * `search` element cannot be a dialog, and with another element the field would lose the focus. `leave` ends the
 * search.
 */
export function searchFrame(
  field: RefObject<HTMLElement | null>,
  { isModal, release }: OpenBox,
  leave: () => void,
): HTMLAttributes<HTMLElement> {
  const isBeside = ({ target, currentTarget }: MouseEvent) => isModal && target === currentTarget;
  return {
    ...(isModal ? { role: 'dialog', 'aria-modal': true, 'aria-label': strings.search } : { role: 'search' }),
    onKeyDown(event) {
      // From the hits and the switch below them, which go: the field has the focus, unless it is to return elsewhere.
      if (event.key === 'Escape' && event.target !== field.current) {
        if (!isModal) field.current?.focus();
        leave();
      }
      // The page takes the focus again, before the browser looks for what comes next.
      if (isModal && leadsOut(event)) release();
    },
    onMouseDown(event) {
      // The box must not close before the click: that would fall on what is behind it.
      if (isBeside(event)) event.preventDefault();
    },
    onClick(event) {
      if (isBeside(event)) leave();
    },
  };
}
