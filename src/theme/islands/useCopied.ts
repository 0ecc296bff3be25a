import { useEffect, useState } from 'react';
import { addStyles } from '../../client/addStyles.ts';
import { copiedStyles } from '../../client/lateStyles.ts';

/** What came of a copy. A new object for each. */
interface Outcome {
  readonly isCopied: boolean;
}

/**
 * What came of the last copy, until it has been shown for so many milliseconds: for the whole of them, even where the
 * outcome before it still shows. The second value is called with what came of one.
 */
export function useCopied(shownMs: number): readonly [Outcome | undefined, (isCopied: boolean) => void] {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => addStyles(copiedStyles), []);

  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome, shownMs]);

  return [outcome, (isCopied) => setOutcome({ isCopied })];
}
