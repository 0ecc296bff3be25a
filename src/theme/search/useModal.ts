import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** Screens on which what is opened covers the bar; the styles know the same width. */
const SMALL_SCREEN = '(max-width: 39.99em)';

/** What stays active behind a modal: screen readers announce it. */
const HEARD = '[role="status"]';

export function useIsSmallScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(SMALL_SCREEN);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(SMALL_SCREEN).matches,
    () => false,
  );
}

/**
 * Makes all of the page but an element inert while `isModal` is set. Yields what ends that at once: what is inert takes
 * no focus.
 */
export function useModal(root: RefObject<HTMLElement | null>, isModal: boolean): () => void {
  const held = useRef<readonly HTMLElement[]>([]);
  const release = useCallback(() => {
    for (const element of held.current) element.inert = false;
    held.current = [];
  }, []);

  useLayoutEffect(() => {
    if (!isModal || !root.current) return;
    held.current = besides(root.current).filter((element) => !element.inert && !element.matches(HEARD));
    for (const element of held.current) element.inert = true;
    return release;
  }, [root, isModal, release]);

  return release;
}

/**
 * Whether a key leads out of the element that hears it: Tab from its last field or button, Shift+Tab from its first.
 */
export function leadsOut({
  key,
  shiftKey,
  target,
  currentTarget,
}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'target' | 'currentTarget'>): boolean {
  if (key !== 'Tab') return false;
  const stops = [...currentTarget.querySelectorAll('input, button')].filter((one) => one.checkVisibility?.() ?? true);
  return target === stops.at(shiftKey ? 0 : -1);
}

/** All elements of the page that neither hold the element nor stand in it, as few as possible. */
function besides(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const beside = [...parent.children].filter((child) => child !== element && child instanceof HTMLElement);
  return [...(beside as HTMLElement[]), ...besides(parent)];
}
