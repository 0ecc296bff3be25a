import type { ReactElement } from 'react';
import { announce } from '../../client/announce.ts';
import { strings } from '../strings.ts';
import { copyFrom } from './copyFrom.ts';
import { useCopied } from './useCopied.ts';

/** Long enough to be read: the button's own words change. */
const OUTCOME_MS = 2_000;

/** Copies the page as Markdown, fetched from where its head says when it is asked for. */
export function CopyPage(): ReactElement {
  const [outcome, show] = useCopied(OUTCOME_MS);

  const copy = async () => {
    const isCopied = await copyFrom(markdownHref());
    show(isCopied);
    announce(isCopied ? strings.pageCopied : strings.pageNotCopied);
  };

  return (
    <button
      type="button"
      className={outcome?.isCopied ? 'copy-page needs-js copied' : 'copy-page needs-js'}
      title={strings.copyPageHint}
      onClick={copy}
      // A browser that translates the page changes texts before React sees them: let it.
      suppressHydrationWarning
    >
      {outcome === undefined ? strings.copyPage : outcome.isCopied ? strings.copied : strings.copyFailed}
    </button>
  );
}

const markdownHref = () => document.head.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href ?? '';
