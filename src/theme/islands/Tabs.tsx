import type { KeyboardEvent, ReactElement } from 'react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fragmentTarget } from '../../client/fragmentTarget.ts';
import { classNames } from '../classNames.ts';
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
    const slug = tabAfterKey(tabs, selected, event, { isRtl });
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
      {tabs.map(({ label, slug, disabled }) => (
        <div
          key={slug}
          id={panelIdOf(id, slug)}
          role="tabpanel"
          className={classNames('tab-panel', slug === selected && 'active', disabled && 'unavailable')}
          aria-labelledby={tabIdOf(id, slug)}
          {...(slug !== selected && !disabled && FINDABLE)}
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

/** Closed, until the browser finds something in it or is led there. React knows `hidden`, in small letters, as yes or no alone. */
const FINDABLE = { Hidden: 'until-found' };

/** Time in which a browser may undo a scroll. */
const SETTLE_MS = 150;

const panelIdOf = (setId: string, slug: string) => `${tabIdOf(setId, slug)}-panel`;

function useTabSelection({
  id,
  tabs,
  group,
  choiceName,
  cacheLifetimeMinutes = TAB_CHOICE_LIFETIME_MINUTES,
}: TabsProps) {
  const set = useRef<HTMLDivElement>(null);
  const settle = useRef<() => void>(null);
  const [selected, setSelected] = useState(() => initialTab(tabs));
  const key = tabChoiceKey(choiceName);

  // What stood in a closed panel had no place that the reader could have been led to. Before the effect that seeks, or
  // the panel would still be closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel is open once its tab has been selected.
  useEffect(() => {
    if (settle.current) insistOn(settle.current);
    settle.current = null;
    showTab(document.getElementById(tabIdOf(id, selected)));
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
      if (isInClosedPanel(target)) settle.current = () => target?.scrollIntoView();
      show(slug);
      if (group !== undefined) tellTabGroup({ group, tab: slug });
      return true;
    };
    // At once: the browser scrolls next.
    const showFound = ({ target }: Event) => flushSync(() => show(tabAround(target as Element, id, tabs)));
    // What was found before the island came to life was opened by the browser, beside the open one.
    const found = set.current?.querySelector(':scope > .tab-panel:not(.active, .unavailable, [hidden])');
    if (found) settle.current = keepingInPlace(found);
    if (!showHash()) {
      show(tabAround(found, id, tabs) ?? groupChoiceBefore(set.current) ?? readTabChoice(key, Date.now()));
    }
    addEventListener('hashchange', showHash);
    const panels = set.current;
    panels?.addEventListener('beforematch', showFound);
    const unfollow = group === undefined ? undefined : followTabGroup(group, show);
    return () => {
      removeEventListener('hashchange', showHash);
      panels?.removeEventListener('beforematch', showFound);
      unfollow?.();
    };
    // The props are read from the page once and never change.
  }, [id, tabs, group, key]);

  const choose = (slug: string) => {
    if (selectableTab(tabs, slug) === undefined) return;
    if (set.current) requestAnimationFrame(keepingInPlace(set.current));
    setSelected(slug);
    keepTabChoice(key, slug, Date.now() + cacheLifetimeMinutes * 60_000);
    if (group !== undefined) tellTabGroup({ group, tab: slug });
  };

  return { selected, choose, set };
}

/** Scrolls the row alone: a browser that shows half of a tab leaves it, and else may move the page, too. */
function showTab(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const [room, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += Math.max(place.right - room.right, 0) + Math.min(place.left - room.left, 0);
}

/** The tab in whose panel an element stands. */
const tabAround = (element: Element | null | undefined, setId: string, tabs: readonly TabView[]) =>
  tabs.find(({ slug }) => document.getElementById(panelIdOf(setId, slug))?.contains(element ?? null))?.slug;

const isInClosedPanel = (element: HTMLElement | null) => element?.closest('.tab-panel:not(.active)') != null;

/**
 * Scrolls, and again after every scroll event that follows at once: Chromium may yet send frames of a smooth scroll that
 * has been broken off, Firefox the position of before.
 */
function insistOn(scroll: () => void): void {
  scroll();
  addEventListener('scroll', scroll);
  setTimeout(() => removeEventListener('scroll', scroll), SETTLE_MS);
}

/** Yields a function that scrolls `element` back to where it is on screen now, whatever has grown or shrunk above it. */
function keepingInPlace(element: Element): () => void {
  const before = element.getBoundingClientRect().top;
  return () => {
    const moved = element.getBoundingClientRect().top - before;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  };
}
