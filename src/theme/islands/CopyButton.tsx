import type { ReactElement } from 'react';
import { useRef } from 'react';
import { announce } from '../../client/announce.ts';
import { strings } from '../strings.ts';
import { useCopied } from './useCopied.ts';
import { useScrollStop } from './useScrollStop.ts';

/** The specification's time for the success state. */
const COPIED_STATE_MS = 500;

interface CopyButtonProps {
  /** Accessible name; "Copy code" unless given. */
  readonly label?: string;
}

/** Copies the code sample or the endpoint path around it, and says so for half a second. */
export function CopyButton({ label = strings.copyCode }: CopyButtonProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const [outcome, show] = useCopied(COPIED_STATE_MS);
  useScrollStop(button);

  const copy = async () => {
    const source = sourceOf(button.current);
    const isCopied = await writeToClipboard(codeOf(source));
    show(isCopied);
    announce(isCopied ? strings.copied : strings.copyRefused);
    if (!isCopied && source) selectAll(source);
  };

  return (
    <button
      ref={button}
      type="button"
      className={outcome?.isCopied ? 'copy-button needs-js copied' : 'copy-button needs-js'}
      // Its name, too: beside an `aria-label` that says the same, screen readers would read it twice.
      title={label}
      onClick={copy}
    >
      {/* The pictures are in the styles: a long page has a hundred of these buttons. */}
      {outcome?.isCopied && (
        <span className="copy-label" aria-hidden="true">
          {strings.copied}
        </span>
      )}
    </button>
  );
}

const sourceOf = (button: HTMLElement | null) =>
  button?.closest('.code-block, .endpoint')?.querySelector('code') ?? null;

/** The sample as it is to be used: without what is marked as taken out; of a session, what is typed. */
function codeOf(source: HTMLElement | null): string {
  const copy = source?.cloneNode(true) as HTMLElement | undefined;
  if (copy === undefined) return '';
  for (const part of copy.querySelectorAll('.line.removed, del, .code-note')) part.remove();
  const isSession = copy.querySelector('.prompt_') !== null;
  const parts = isSession ? [...copy.querySelectorAll('[class^="language-"]')] : [copy];
  // The line feed that ends the last line belongs to the block, not to the sample: pasted into a shell it would run it.
  return parts.map(({ textContent }) => (textContent ?? '').replace(/\n$/, '')).join('\n');
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or no clipboard at all (plain http). The caller then selects the text and says so.
    return false;
  }
}

function selectAll(source: HTMLElement): void {
  const selection = getSelection();
  const range = document.createRange();
  range.selectNodeContents(source);
  selection?.removeAllRanges();
  selection?.addRange(range);
}
