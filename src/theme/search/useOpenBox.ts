import { type RefObject, useEffect, useState } from 'react';
import { useIsSmallScreen, useModal } from './useModal.ts';

/** A box that its field opens. */
export interface OpenBox {
  readonly isOpen: boolean;
  /** On a small screen it is modal, and covers the page. */
  readonly isModal: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
  readonly close: () => void;
  /** Lets the page take the focus again, before the box is closed. */
  readonly release: () => void;
}

/** Opens and closes a box around a field. `onClose` is called at the beginning of every closing. */
export function useOpenBox(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  onClose: () => void,
): OpenBox {
  const [isOpen, setIsOpen] = useState(false);
  const isSmall = useIsSmallScreen();
  const isModal = isSmall && isOpen;
  const release = useModal(root, isModal);

  useEffect(() => {
    // Closed by Escape it has kept the focus: on a screen that becomes small, it then covers the bar.
    if (isSmall && document.activeElement === field.current) setIsOpen(true);
  }, [isSmall, field]);

  const close = () => {
    onClose();
    setIsOpen(false);
    if (!isModal) return;
    release();
    field.current?.blur();
  };
  useEffect(() => {
    if (!isOpen) return;
    // Before the router: behind a modal box the page that comes could not take the focus.
    addEventListener('popstate', close, { capture: true });
    return () => removeEventListener('popstate', close, { capture: true });
  });

  return { isOpen, isModal, setIsOpen, close, release };
}
