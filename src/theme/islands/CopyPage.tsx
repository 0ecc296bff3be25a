import type { ReactElement } from 'react';
import { useEffect, useState } from 'react';
import { addStyles } from '../../client/addStyles.ts';
import { announce } from '../../client/announce.ts';
import { copiedStyles } from '../../client/lateStyles.ts';
import { strings } from '../strings.ts';
import { copyFrom } from './copyFrom.ts';

/** Long enough to be read: the button's own words change. */
const OUTCOME_MS = 2_000;

/** Copies the page as Markdown, fetched from where its head says when it is asked for. */
export function CopyPage(): ReactElement {
  // A new object for each copy, so that each is shown for its whole time, even where another is still shown when it is made.
  const [made, setMade] = useState<{ readonly isCopied: boolean }>();

  useEffect(() => addStyles(copiedStyles), []);

  useEffect(() => {
    if (made === undefined) return;
    const timer = setTimeout(() => setMade(undefined), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [made]);

  const copy = async () => {
    const isCopied = await copyFrom(markdownHref());
    setMade({ isCopied });
    announce(isCopied ? strings.pageCopied : strings.pageNotCopied);
  };

  return (
    <button
      type="button"
      className={made?.isCopied ? 'copy-page needs-js copied' : 'copy-page needs-js'}
      title={strings.copyPageHint}
      onClick={copy}
      // A browser that translates the page changes texts before React sees them: let it.
      suppressHydrationWarning
    >
      {made === undefined ? strings.copyPage : made.isCopied ? strings.copied : strings.copyFailed}
    </button>
  );
}

const markdownHref = () => document.head.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href ?? '';
