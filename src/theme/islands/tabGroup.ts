const CHOICE_EVENT = 'docsgen:tab-choice';

/** What the sets of a group tell each other. */
interface GroupChoice {
  readonly group: string;
  readonly tab: string;
}

/** Makes every set of tabs of a group on the page show `tab`, also those that are not hydrated yet. */
export function tellTabGroup(choice: GroupChoice): void {
  for (const set of document.querySelectorAll<HTMLElement>('[data-tab-group]')) {
    const island = islandOf(set);
    if (set.dataset['tabGroup'] !== choice.group || !island) continue;
    // A set that is still plain HTML reads this once it is hydrated; the event is what makes the client hydrate it.
    island.dataset['tab'] = choice.tab;
    island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }
  document.dispatchEvent(new CustomEvent<GroupChoice>(CHOICE_EVENT, { detail: choice }));
}

/** Calls `show` with each tab chosen in a group from now on; yields what ends that. */
export function followTabGroup(group: string, show: (tab: string) => void): () => void {
  const follow = (event: Event) => {
    const { detail } = event as CustomEvent<GroupChoice>;
    if (detail.group === group) show(detail.tab);
  };
  document.addEventListener(CHOICE_EVENT, follow);
  return () => document.removeEventListener(CHOICE_EVENT, follow);
}

/** The tab chosen in the group of `set` before that set was hydrated. */
export function groupChoiceBefore(set: Element | null): string | undefined {
  return set ? islandOf(set)?.dataset['tab'] : undefined;
}

// React owns the set itself, so what is noted beside it stands on the island's element.
const islandOf = (set: Element) => set.closest<HTMLElement>('[data-island]');
