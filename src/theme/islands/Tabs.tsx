import type { KeyboardEvent, ReactElement } from 'react';
import { useEffect, useRef, useState } from 'react';
import { fragmentTarget } from '../../client/fragmentTarget.ts';
import { strings } from '../strings.ts';
import { Slot } from './Slot.tsx';
import { keepTabChoice, readTabChoice, TAB_CHOICE_LIFETIME_MINUTES, tabChoiceKey } from './tabChoice.ts';
import { followTabGroup, groupChoiceBefore, tellTabGroup } from './tabGroup.ts';
import type { TabView } from './tabSelection.ts';
import { initialTab, selectableTab, tabAfterKey, tabIdOf, tabOfHash } from './tabSelection.ts';

export interface TabsProps {
  /** Unique on the page; first part of the tabs' ids. */
  readonly id: string;
  readonly tabs: readonly TabView[];
  /** Sets of one group on a page follow each other. */
  readonly group?: string;
  /** Under what the choice is kept: the group, or what stands for the set where it has none. */
  readonly choiceName: string;
  readonly cacheLifetimeMinutes?: number;
}

/** Name of the slot that holds a tab's panel. */
export const panelSlotOf = (slug: string): string => `panel-${slug}`;

/**
 * A set of tabs after the WAI-ARIA pattern; arrows select at once, because all panels are in the page.
 * The tab comes from the address, else from a kept choice, else it is the default, else the first.
 */
export function Tabs(props: TabsProps): ReactElement {
  const { id, tabs, group } = props;
  const { selected, choose, set } = useTabSelection(props);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const slug = tabAfterKey(tabs, selected, { key: event.key, isRtl });
    if (slug === undefined) return;
    event.preventDefault();
    choose(slug);
    document.getElementById(tabIdOf(id, slug))?.focus();
  };

  return (
    <div className="tabs" data-tab-group={group} ref={set}>
      <div className="tab-list" role="tablist" onKeyDown={onKeyDown}>
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
      {tabs.map(({ label, slug }) => (
        <div
          key={slug}
          id={panelIdOf(id, slug)}
          role="tabpanel"
          className={slug === selected ? 'tab-panel active' : 'tab-panel'}
          aria-labelledby={tabIdOf(id, slug)}
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

const panelIdOf = (setId: string, slug: string) => `${tabIdOf(setId, slug)}-panel`;

function useTabSelection({
  id,
  tabs,
  group,
  choiceName,
  cacheLifetimeMinutes = TAB_CHOICE_LIFETIME_MINUTES,
}: TabsProps) {
  const set = useRef<HTMLDivElement>(null);
  const sought = useRef<HTMLElement>(null);
  const [selected, setSelected] = useState(() => initialTab(tabs));
  const key = tabChoiceKey(choiceName);

  // What stood in a closed panel had no place that the reader could have been led to. Before the effect that seeks, or
  // the panel would still be closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel is open once its tab has been selected.
  useEffect(() => {
    sought.current?.scrollIntoView();
    sought.current = null;
  }, [selected]);

  useEffect(() => {
    const show = (tab: string | undefined) => {
      const slug = selectableTab(tabs, tab);
      if (slug !== undefined) setSelected(slug);
    };
    const showHash = () => {
      const target = fragmentTarget(location.hash);
      const slug = tabOfHash(tabs, id, location.hash) ?? selectableTab(tabs, tabAround(target, id, tabs));
      if (slug === undefined) return false;
      if (isInClosedPanel(target)) sought.current = target;
      show(slug);
      if (group !== undefined) tellTabGroup({ group, tab: slug });
      return true;
    };
    if (!showHash()) show(groupChoiceBefore(set.current) ?? readTabChoice(key, Date.now()));
    addEventListener('hashchange', showHash);
    const unfollow = group === undefined ? undefined : followTabGroup(group, show);
    return () => {
      removeEventListener('hashchange', showHash);
      unfollow?.();
    };
    // The props are read from the page once and never change.
  }, [id, tabs, group, key]);

  const choose = (slug: string) => {
    if (selectableTab(tabs, slug) === undefined) return;
    keepInPlace(set.current);
    setSelected(slug);
    keepTabChoice(key, slug, Date.now() + cacheLifetimeMinutes * 60_000);
    if (group !== undefined) tellTabGroup({ group, tab: slug });
  };

  return { selected, choose, set };
}

/** The tab in whose panel an element stands. */
const tabAround = (element: HTMLElement | null, setId: string, tabs: readonly TabView[]) =>
  tabs.find(({ slug }) => document.getElementById(panelIdOf(setId, slug))?.contains(element))?.slug;

const isInClosedPanel = (element: HTMLElement | null) => element?.closest('.tab-panel:not(.active)') != null;

/** Scrolls so that `element` stays under the pointer while sets of its group above it grow or shrink. */
function keepInPlace(element: HTMLElement | null): void {
  if (!element) return;
  const before = element.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - before;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  });
}
