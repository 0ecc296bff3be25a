import type { FocusEvent, KeyboardEvent, ReactElement } from 'react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../client/announce.ts';
import { SearchIcon } from '../icons.tsx';
import { strings } from '../strings.ts';
import { SearchHits, searchHitId } from './SearchHits.tsx';
import type { SearchState } from './useSearch.ts';
import { useSearch } from './useSearch.ts';

export interface SearchBoxProps {
  readonly placeholder: string;
}

/** The search field with its list of hits, after the WAI-ARIA combobox pattern. One a document. */
export function SearchBox({ placeholder }: SearchBoxProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const state = useSearch(query);
  const { hits, query: answered } = state.kind === 'hits' ? state : NO_ANSWER;
  const message = messageOf(state);
  const isShown = isOpen && state.kind !== 'idle';

  useEffect(() => {
    // What the reader typed before the island was alive. The field is never controlled, so it is still there.
    setQuery(input.current?.value.trim() ?? '');
    setIsOpen(document.activeElement === input.current);
  }, []);

  useEffect(() => {
    setActive(0);
    const answer = spokenAnswer(state);
    if (answer !== undefined) announce(answer);
  }, [state]);

  useEffect(() => {
    document.getElementById(searchHitId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const close = () => setIsOpen(false);
  const clear = () => {
    if (input.current) input.current.value = '';
    setQuery('');
    close();
  };

  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: hits.length > 0 ? () => setActive(isShown ? (active + 1) % hits.length : 0) : undefined,
    ArrowUp: hits.length > 0 ? () => setActive((active - 1 + hits.length) % hits.length) : undefined,
    Enter: isShown ? () => document.getElementById(searchHitId(active))?.click() : undefined,
    Escape: query || isShown ? clear : () => input.current?.blur(),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    if (event.key.startsWith('Arrow')) setIsOpen(true);
    action();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    <search className="search needs-js" onBlur={onBlur}>
      <SearchIcon />
      <input
        ref={input}
        id="search-input"
        className="search-input"
        type="search"
        role="combobox"
        aria-label={strings.search}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls="search-hits"
        aria-activedescendant={isShown && hits.length > 0 ? searchHitId(active) : undefined}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={(event) => {
          setQuery(event.currentTarget.value.trim());
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
      />
      <span className="search-key" aria-hidden="true">
        /
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing the panel must not take the focus from the field,
          or the panel would close before the click. */}
      <div className="search-panel" hidden={!isShown} onMouseDown={(event) => event.preventDefault()}>
        <div id="search-hits" role="listbox" aria-label={strings.searchResults}>
          <SearchHits hits={hits} query={answered} active={active} onPoint={setActive} onOpen={close} />
        </div>
        {message === undefined ? null : <p className="search-message">{message}</p>}
      </div>
    </search>
  );
}

const NO_ANSWER = { hits: [], query: '' } as const;

/** What a screen reader is told of an answer; undefined while there is none. */
const spokenAnswer = (state: SearchState) =>
  messageOf(state) ?? (state.kind === 'hits' ? strings.searchResultCount(state.hits.length) : undefined);

/** What stands in place of hits; undefined when there are some, or nothing was asked. */
function messageOf(state: SearchState): string | undefined {
  if (state.kind === 'unavailable') return strings.searchUnavailable;
  return state.kind === 'hits' && state.hits.length === 0 ? strings.searchNothingFound : undefined;
}
