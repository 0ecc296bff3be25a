import type { FocusEvent, KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { useEffect, useRef, useState } from 'react';
import { addStyles } from '../../client/addStyles.ts';
import { searchStyles } from '../../client/lateStyles.ts';
import type { SearchInput } from '../../client/search/startShortcuts.ts';
import { searchPlaceholder } from '../../model/search/searchPlaceholder.ts';
import { SearchIcon } from '../icons.tsx';
import { isComposing, SearchField } from '../search/SearchField.tsx';
import { hitCount } from '../search/SearchHits.tsx';
import { SearchPanel } from '../search/SearchPanel.tsx';
import { searchFrame } from '../search/searchFrame.ts';
import { siteSearch } from '../search/siteSearch.ts';
import { useActiveHit } from '../search/useActiveHit.ts';
import { useFoundWords } from '../search/useFoundWords.ts';
import { useOpenBox } from '../search/useOpenBox.ts';
import { answerIn, useSearch } from '../search/useSearch.ts';
import { useSearchStatus } from '../search/useSearchStatus.ts';
import { useTypingOn } from '../search/useTypingOn.ts';
import { strings } from '../strings.ts';

interface SearchBoxProps {
  readonly placeholder?: string;
}

/** The search field with its list of hits, after the WAI-ARIA combobox pattern. One a document. */
export function SearchBox({ placeholder = searchPlaceholder(strings.search) }: SearchBoxProps): ReactElement {
  const input = useRef<SearchInput>(null);
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [isAlive, setIsAlive] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const state = useSearch(siteSearch, query, attempt);
  const remember = useFoundWords();
  const answer = answerIn(state);
  const count = hitCount(answer?.pages ?? []);
  // If not, the hits are those of what was typed before.
  const isCurrent = answer?.query === query;
  const { active, first, setActive, point, open, forget } = useActiveHit(state, isCurrent);
  const box = useOpenBox(root, input, forget);
  const { isOpen, isModal, setIsOpen, close } = box;
  const isShown = isOpen && state.kind !== 'idle';
  const typeOn = useTypingOn(input);

  useEffect(() => {
    addStyles(searchStyles);
    // What the reader typed before the island was alive. The field is never controlled, so it is still there.
    const typed = input.current?.value.trim() ?? '';
    setQuery(typed);
    setIsAlive(typed === '');
    setIsOpen(document.activeElement === input.current);
    getReady();
  }, [setIsOpen]);

  useEffect(() => {
    if (state.kind !== 'idle') setIsAlive(true);
  }, [state]);
  useSearchStatus(state);

  const leave = () => {
    const from = input.current?.cameFrom;
    if (input.current) input.current.value = '';
    setQuery('');
    close();
    // The body takes no focus: then the field only loses it.
    if (from?.isConnected || !query) input.current?.blur();
    if (from instanceof HTMLElement) from.focus();
  };

  const askAgain = () => {
    // The button goes while it has the focus.
    input.current?.focus();
    setAttempt(attempt + 1);
  };

  const actions: Readonly<Record<string, () => void>> = {
    ...(count > 0 && {
      ArrowDown: () => setActive(isShown ? (active + 1) % count : first),
      ArrowUp: () => setActive((active - 1 + count) % count),
    }),
    Enter() {
      if (state.kind === 'unavailable') askAgain();
      open();
    },
    Escape: leave,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = isComposing(event) ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    // Further out, a key is a sign that the reader scrolls: the way to the hit would be taken for that.
    if (event.key === 'Enter') event.stopPropagation();
    if (event.key.startsWith('Arrow')) setIsOpen(true);
    action();
  };

  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // The button of a phone's keyboard that hides it takes the focus away: the hits stay.
    if (currentTarget.contains(relatedTarget) || (isModal && !relatedTarget)) return;
    if (input.current) input.current.cameFrom = undefined;
    if (isOpen && target === input.current) typeOn();
    close();
  };

  const onOpenHit = ({ currentTarget, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent<HTMLAnchorElement>) => {
    // In a tab of its own: here the reader goes on among the hits.
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    close();
    remember(currentTarget, answer?.words ?? []);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the linter does not see the role that it has.
    <div
      ref={root}
      {...searchFrame(input, box, leave)}
      className="search needs-js"
      data-alive={isAlive || undefined}
      data-open={isOpen || undefined}
      onBlur={onBlur}
    >
      <SearchIcon />
      <SearchField
        field={input}
        placeholder={placeholder}
        isExpanded={isShown}
        active={isShown && count > 0 ? active : undefined}
        onType={(typed) => {
          forget();
          setQuery(typed);
          setIsOpen(true);
        }}
        onFocus={() => {
          setIsOpen(true);
          getReady();
        }}
        onKeyDown={onKeyDown}
      />
      {/* A browser that translates the page changes texts before React sees them: let it. */}
      <span className="search-key" aria-hidden="true" suppressHydrationWarning>
        /
      </span>
      {isModal && (
        <button type="button" className="search-cancel" onClick={leave}>
          {strings.searchCancel}
        </button>
      )}
      <SearchPanel
        state={state}
        isHidden={isAlive && !isShown}
        isEarly={!isAlive}
        isBusy={!isCurrent}
        active={active}
        onAgain={askAgain}
        onPoint={point}
        onOpen={onOpenHit}
      />
    </div>
  );
}

/** A failure shows when something is asked. */
const getReady = () => void siteSearch.prepare().catch(() => {});
