import type { ReactElement } from 'react';
import { useEffect, useState } from 'react';
import { announce } from '../../client/announce.ts';
import { strings } from '../strings.ts';

/** Long enough to be read: the button's own words change. */
const OUTCOME_MS = 2_000;

export interface CopyPageProps {
  /** Address of the page as Markdown. */
  readonly href: string;
}

type Outcome = 'copied' | 'failed';

const LABELS = { copied: strings.copied, failed: strings.copyFailed } as const;
const MESSAGES = { copied: strings.pageCopied, failed: strings.pageNotCopied } as const;

/** Copies the page as Markdown, fetched when it is asked for. */
export function CopyPage({ href }: CopyPageProps): ReactElement {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const reached = await copyFrom(href);
    setOutcome(reached);
    announce(MESSAGES[reached]);
  };

  return (
    <button
      type="button"
      className={outcome === 'copied' ? 'copy-page needs-js copied' : 'copy-page needs-js'}
      title={strings.copyPageHint}
      onClick={copy}
    >
      {outcome === undefined ? strings.copyPage : LABELS[outcome]}
    </button>
  );
}

async function copyFrom(href: string): Promise<Outcome> {
  try {
    const text = fetchText(href);
    // Some browsers allow copying only within the click itself, so the clipboard is given the promise.
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then(plainBlob) })]);
    return 'copied';
  } catch {
    return 'failed';
  }
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  return response.text();
}

const plainBlob = (text: string) => new Blob([text], { type: 'text/plain' });
