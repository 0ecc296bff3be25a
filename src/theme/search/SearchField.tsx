import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import { strings } from '../strings.ts';
import { searchHitId } from './SearchHits.tsx';

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly placeholder: string;
  /** Whether hits, or a word about them, are shown below it. */
  readonly isExpanded: boolean;
  /** Position of the hit that the arrow keys have come to; undefined for none. */
  readonly active: number | undefined;
  readonly onType: (query: string) => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The search field, a combobox over the list of hits. It keeps its text itself: typing never waits for a render. */
export function SearchField({
  field,
  placeholder,
  isExpanded,
  active,
  onType,
  ...events
}: SearchFieldProps): ReactElement {
  return (
    <input
      ref={field}
      id="_search-input"
      className="search-input"
      type="search"
      role="combobox"
      aria-label={strings.search}
      aria-autocomplete="list"
      aria-expanded={isExpanded}
      aria-controls="_search-hits"
      aria-activedescendant={active === undefined ? undefined : searchHitId(active)}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      onInput={({ currentTarget }) => onType(currentTarget.value.trim())}
      {...events}
    />
  );
}

/** Code of every key that the input method takes. */
const COMPOSING = 229;

/**
 * Whether a key is the input method's. Safari ends a composition before it tells of the Enter that ended it: only the
 * old code of the key knows.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === COMPOSING;
