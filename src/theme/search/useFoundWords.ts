import { useEffect, useRef } from 'react';
import { markFound, unmarkFound } from '../../client/search/markFound.ts';
import { revealFound } from '../../client/search/revealFound.ts';

/** A page that is being opened, and the words to mark on it. */
interface Expected {
  readonly path: string;
  readonly words: readonly string[];
}

/**
 * Marks the words of a search on the page that is opened from it, until the reader goes on or presses Escape, and
 * brings them to light where none is to be seen. Yields what is called with the link that was followed.
 */
export function useFoundWords(): (link: HTMLAnchorElement, words: readonly string[]) => void {
  const expected = useRef<Expected>(undefined);

  useEffect(() => {
    const onNavigated = () => {
      const page = expected.current;
      expected.current = undefined;
      if (page?.path === location.pathname) show(page.words);
      else unmarkFound();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') unmarkFound();
    };
    document.addEventListener('docsgen:navigated', onNavigated);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('docsgen:navigated', onNavigated);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (link, words) => {
    if (link.pathname === location.pathname) show(words);
    else expected.current = { path: link.pathname, words };
  };
}

function show(words: readonly string[]): void {
  const content = document.querySelector('[data-region="main"] .content');
  if (content) revealFound(markFound(content, words));
}
