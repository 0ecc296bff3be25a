import { type RefObject, useEffect } from 'react';

/**
 * Makes the sample of a copy button a stop of the Tab key only while it scrolls. The button comes before it, so this is
 * known by the next press. The page has the sample as a stop: without scripts, Safari leads nobody to what scrolls.
 */
export function useScrollStop(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const sample = button.current?.closest('.code-block')?.querySelector('pre');
    if (!sample) return;
    const observer = new ResizeObserver(() => {
      // What has the focus keeps it.
      if (sample === document.activeElement) return;
      sample.tabIndex = sample.scrollWidth > sample.clientWidth ? 0 : -1;
    });
    observer.observe(sample);
    return () => observer.disconnect();
  }, [button]);
}
