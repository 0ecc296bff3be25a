import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fragmentTarget } from '../../client/fragmentTarget.ts';
import type { TabsProps } from './Tabs.tsx';
import { keepTabChoice, readTabChoice, TAB_CHOICE_LIFETIME_MINUTES, tabChoiceKey } from './tabChoice.ts';
import { followTabGroup, groupChoiceBefore, tellTabGroup } from './tabGroup.ts';
import { initialTab, panelIdOf, selectableTab, type TabView, tabIdOf } from './tabSelection.ts';

/** Time in which a browser may undo a scroll. */
const SETTLE_MS = 150;

/** What a set of tabs shows. */
interface TabSelection {
  /** Slug of the tab that is open. */
  readonly selected: string;
  /** Opens a tab for the reader, and keeps the choice. */
  readonly choose: (slug: string) => void;
  /** For the element of the set. */
  readonly set: RefObject<HTMLDivElement | null>;
}

/**
 * The tab that a set shows: as the reader chooses, as other sets of its group do, and as the address or the browser's
 * own search asks for what stands in a panel. What the reader looks at stays in its place on screen.
 */
export function useTabSelection({
  id,
  tabs,
  group,
  choiceName,
  cacheLifetimeMinutes = TAB_CHOICE_LIFETIME_MINUTES,
}: TabsProps): TabSelection {
  const set = useRef<HTMLDivElement>(null);
  const settle = useRef<(() => void) | undefined>(undefined);
  const [selected, setSelected] = useState(() => initialTab(tabs));
  const key = tabChoiceKey(choiceName);

  // What stood in a closed panel had no place that the reader could have been led to. Before the effect that seeks, or
  // the panel would still be closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel is open once its tab has been selected.
  useEffect(() => {
    if (settle.current) insistOn(settle.current);
    settle.current = undefined;
    showTab(document.getElementById(tabIdOf(id, selected)));
    const panel = document.getElementById(panelIdOf(id, selected));
    // Keys would pass over a panel of words alone.
    if (!panel?.querySelector('a[href], button, summary, input, [tabindex]')) panel?.setAttribute('tabindex', '0');
    return () => panel?.removeAttribute('tabindex');
  }, [selected]);

  useEffect(() => {
    const show = (tab: string | undefined) => {
      const slug = selectableTab(tabs, tab);
      if (slug !== undefined) setSelected(slug);
    };
    const showHash = () => {
      const target = fragmentTarget(location.hash);
      const slug = selectableTab(tabs, tabAround(target, id, tabs));
      if (slug === undefined) return false;
      if (isInClosedPanel(target)) settle.current = () => target?.scrollIntoView();
      show(slug);
      if (group !== undefined) tellTabGroup({ group, tab: slug });
      return true;
    };
    // At once: the browser scrolls next.
    const showFound = ({ target }: Event) => flushSync(() => show(tabAround(target as Element, id, tabs)));
    // What was found before the island came to life was opened by the browser, beside the open one.
    const found = set.current?.querySelector(':scope > .tab-panel:not(.active, .unavailable, [hidden])') ?? null;
    if (found) settle.current = keepingInPlace(found);
    if (!showHash()) {
      const kept = tabAround(found, id, tabs) ?? groupChoiceBefore(set.current) ?? readTabChoice(key, Date.now());
      const slug = selectableTab(tabs, kept);
      if (slug !== undefined && slug !== initialTab(tabs)) settle.current ??= staying();
      show(slug);
    }
    // One that dev makes after an edit has no address: the reader has gone nowhere.
    const onHash = ({ newURL }: HashChangeEvent) => newURL !== '' && showHash();
    addEventListener('hashchange', onHash);
    const panels = set.current;
    panels?.addEventListener('beforematch', showFound);
    const unfollow = group === undefined ? undefined : followTabGroup(group, show);
    return () => {
      removeEventListener('hashchange', onHash);
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

/** The tab that an element is the button of, or in whose panel it stands. */
const tabAround = (element: Element | null, setId: string, tabs: readonly TabView[]) =>
  tabs.find(({ slug }) =>
    [tabIdOf(setId, slug), panelIdOf(setId, slug)].some((part) => document.getElementById(part)?.contains(element)),
  )?.slug;

const isInClosedPanel = (element: HTMLElement | null) => element?.closest('.tab-panel:not(.active)') != null;

/**
 * Scrolls, and again after every scroll event that follows at once: Chromium may yet send frames of a smooth scroll
 * that has been broken off, Firefox the position of before.
 */
function insistOn(scroll: () => void): void {
  scroll();
  addEventListener('scroll', scroll);
  setTimeout(() => removeEventListener('scroll', scroll), SETTLE_MS);
}

/**
 * Yields what keeps the reader's place while a set takes the choice that was kept: where the reader left the page, when
 * the chosen tabs were open, or what the address names. Undefined where there is neither.
 */
function staying(): (() => void) | undefined {
  const { scrollHeight, dataset } = document.documentElement;
  const top = Number(dataset['top'] ?? 0);
  // Not once the reader has scrolled.
  const isBack = top > 0 && Math.abs(Math.min(top, scrollHeight - innerHeight) - scrollY) < 2;
  if (isBack) return () => scrollTo({ top, behavior: 'instant' });
  const target = fragmentTarget(location.hash);
  return target ? keepingInPlace(target) : undefined;
}

/** Yields what scrolls `element` back to where it is on screen now, whatever has grown or shrunk above it. */
function keepingInPlace(element: Element): () => void {
  const before = element.getBoundingClientRect().top;
  return () => {
    const moved = element.getBoundingClientRect().top - before;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  };
}
