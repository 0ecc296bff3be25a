import type { ReactElement } from 'react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../client/announce.ts';
import { strings } from '../strings.ts';

/** The specification's time for the success state. */
const COPIED_STATE_MS = 500;

export interface CopyButtonProps {
  /** Accessible name; "Copy code" unless given. */
  readonly label?: string;
}

/** Copies the code sample or the endpoint path around it, and says so for half a second. */
export function CopyButton({ label = strings.copyCode }: CopyButtonProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_STATE_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const source = sourceOf(button.current);
    const isCopied = await writeToClipboard(codeOf(source));
    setCopied(isCopied);
    announce(isCopied ? strings.copied : strings.copyRefused);
    if (!isCopied && source) selectAll(source);
  };

  return (
    <button
      ref={button}
      type="button"
      className={copied ? 'copy-button needs-js copied' : 'copy-button needs-js'}
      aria-label={label}
      title={label}
      onClick={copy}
    >
      {/* The pictures are in the styles: a long page has a hundred of these buttons. */}
      <span className="copy-label" aria-hidden="true" suppressHydrationWarning>
        {strings.copied}
      </span>
    </button>
  );
}

const sourceOf = (button: HTMLElement | null) =>
  button?.closest('.code-block, .endpoint')?.querySelector('code') ?? null;

// The line feed that ends the last line belongs to the block, not to the sample: pasted into a shell it would run it.
const codeOf = (source: HTMLElement | null) => (source?.textContent ?? '').replace(/\n$/, '');

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
