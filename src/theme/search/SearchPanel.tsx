import { type ReactElement, useState } from 'react';
import { isSlashOn, setSlash } from '../../client/search/slashKey.ts';
import { filled } from '../../model/languages/texts.ts';
import { strings } from '../strings.ts';
import { SearchHits, type SearchHitsProps } from './SearchHits.tsx';
import { searchStatus } from './searchStatus.ts';
import { answerIn, type SearchState } from './useSearch.ts';

interface SearchPanelProps extends Pick<SearchHitsProps, 'active' | 'onPoint' | 'onOpen'> {
  readonly state: SearchState;
  readonly isHidden: boolean;
  /** What says it to screen readers later has not come: the panel does so itself, when the styles show it. */
  readonly isEarly?: boolean;
  /** Whether the hits are those of what was typed before. */
  readonly isBusy: boolean;
  /** Asks again what had no answer. */
  readonly onAgain: () => void;
}

/** What opens below the search field: how many hits there are, the hits, and the keys for them. */
export function SearchPanel({ state, isHidden, isEarly, isBusy, onAgain, ...list }: SearchPanelProps): ReactElement {
  const answer = answerIn(state);
  const pages = answer?.pages ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing the panel must not take the focus from the field, or the panel would close before the click.
    <div className="search-panel" hidden={isHidden} onMouseDown={(event) => event.preventDefault()}>
      <p className="search-status" role={isEarly ? 'status' : undefined} data-failed={strings.searchUnavailable}>
        {answer?.version === undefined ? null : (
          <span className="search-version" title={filled(strings.searchedVersion, { version: answer.version })}>
            {answer.version}
          </span>
        )}
        {/* The text may have been translated before React sees it. */}
        <span suppressHydrationWarning>{searchStatus(state) ?? strings.searchWaiting}</span>
        {state.kind === 'unavailable' && (
          <button type="button" className="search-again" onClick={onAgain}>
            {strings.tryAgain}
          </button>
        )}
      </p>
      <div
        id="_search-hits"
        className="search-hits"
        role="listbox"
        // Browsers let keys stop at what scrolls; those in the field scroll it.
        tabIndex={-1}
        aria-label={strings.searchResults}
        aria-busy={answer !== undefined && isBusy}
      >
        <SearchHits pages={pages} hrefOf={hrefOf} {...list} />
      </div>
      {pages.length > 0 && (
        <div className="search-foot">
          <SearchKeys />
          <SlashSwitch />
        </div>
      )}
    </div>
  );
}

function hrefOf(route: string, slug?: string): string {
  const base = document.documentElement.dataset['base'] ?? '/';
  return base.slice(0, -1) + route + (slug === undefined ? '' : `#${slug}`);
}

/** Keys of one character can be in the way of speech input: the reader may switch this one off. */
function SlashSwitch() {
  const [isOn, setIsOn] = useState(isSlashOn);
  return (
    <label className="search-slash">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setIsOn(checked);
          setSlash(checked);
        }}
      />{' '}
      {strings.searchSlash}
    </label>
  );
}

/** Screen readers know the keys of a combobox and say them. */
function SearchKeys() {
  return (
    <p className="search-keys" aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> {strings.searchKeyMove} <kbd>↵</kbd> {strings.searchKeyOpen} <kbd>Esc</kbd>{' '}
      {strings.searchKeyClose}
    </p>
  );
}
