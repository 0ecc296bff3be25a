import type { KeyboardEvent, ReactElement } from 'react';
import { classNames } from '../classNames.ts';
import { strings } from '../strings.ts';
import { Slot } from './Slot.tsx';
import { panelIdOf, type TabView, tabAfterKey, tabIdOf } from './tabSelection.ts';
import { useTabSelection } from './useTabSelection.ts';

export interface TabsProps {
  /** Unique on the page; first part of the tabs' ids. */
  readonly id: string;
  readonly tabs: readonly TabView[];
  /** Sets of one group on a page follow each other. */
  readonly group?: string | undefined;
  /** Under what the choice is kept: the group, or what stands for the set where it has none. */
  readonly choiceName: string;
  readonly cacheLifetimeMinutes?: number | undefined;
  /** What the set is about: its accessible name. */
  readonly section?: string | undefined;
}

/** Name of the slot that holds a tab's panel. */
export const panelSlotOf = (slug: string): string => `panel-${slug}`;

/**
 * A set of tabs after the WAI-ARIA pattern; arrows select at once, because all panels are in the page.
 * The tab comes from the address, else from a kept choice, else it is the default, else the first.
 */
export function Tabs(props: TabsProps): ReactElement {
  const { id, tabs, group, section } = props;
  const { selected, choose, set } = useTabSelection(props);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const slug = tabAfterKey(tabs, selected, event, { isRtl });
    // A key that comes again once the tabs work may come when the reader has gone on.
    if (slug === undefined || !event.currentTarget.contains(document.activeElement)) return;
    event.preventDefault();
    choose(slug);
    document.getElementById(tabIdOf(id, slug))?.focus();
  };

  return (
    <div className="tabs" data-tab-group={group} ref={set}>
      <div className="tab-list" role="tablist" aria-label={section} onKeyDown={onKeyDown}>
        {tabs.map(({ label, slug, disabled }) => (
          <button
            key={slug}
            id={tabIdOf(id, slug)}
            type="button"
            role="tab"
            className="tab"
            aria-selected={slug === selected}
            aria-controls={panelIdOf(id, slug)}
            aria-disabled={disabled}
            tabIndex={slug === selected ? 0 : -1}
            onClick={() => choose(slug)}
          >
            {/* A browser that translates the page changes texts before React sees them: let it. */}
            <span suppressHydrationWarning>{label}</span>
            {disabled ? (
              <span className="tab-note" suppressHydrationWarning>
                {strings.tabUnavailable}
              </span>
            ) : null}
          </button>
        ))}
      </div>
      {tabs.map(({ label, slug, disabled }) => (
        <div
          key={slug}
          id={panelIdOf(id, slug)}
          className={classNames('tab-panel', slug === selected && 'active', disabled && 'unavailable')}
          // A closed one is there for the browser's own search: screen readers would call it an empty panel.
          {...(slug === selected && { role: 'tabpanel', 'aria-labelledby': tabIdOf(id, slug), ref: openPanel })}
          {...(slug !== selected && !disabled && closedOnServer)}
          suppressHydrationWarning
        >
          <p className="tab-panel-title" suppressHydrationWarning>
            {label}
          </p>
          <Slot name={panelSlotOf(slug)} />
        </div>
      ))}
    </div>
  );
}

/**
 * Closed, until the browser finds something in it or is led there. React knows `hidden`, in small letters, as yes or no
 * alone, and its development build complains of capitals in a browser, where `openPanel` does without React.
 */
const closedOnServer = typeof document === 'undefined' && { Hidden: 'until-found' };

function openPanel(panel: HTMLElement | null): () => void {
  panel?.removeAttribute('hidden');
  return () => panel?.setAttribute('hidden', 'until-found');
}
