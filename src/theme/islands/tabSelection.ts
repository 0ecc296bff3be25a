/** A tab as its island knows it. */
export interface TabView {
  readonly label: string;
  /** Last part of the tab's id; unique within its set, and what sets of one group share. */
  readonly slug: string;
  readonly disabled?: boolean;
  /** Shown unless the address or a kept choice says otherwise. */
  readonly isDefault?: boolean;
}

/** Id of a tab's button: the fragment that selects it, as in `#language-python`. */
export const tabIdOf = (setId: string, slug: string): string => `${setId}-${slug}`;

export const panelIdOf = (setId: string, slug: string): string => `${tabIdOf(setId, slug)}-panel`;

/** The tab that the server shows: the default one, else the first that can be selected. */
export function initialTab(tabs: readonly TabView[]): string {
  const selectable = tabs.filter((tab) => !tab.disabled);
  return (selectable.find((tab) => tab.isDefault) ?? selectable[0] ?? tabs[0])?.slug ?? '';
}

/** `slug` when a tab of that name can be selected, else undefined. */
export function selectableTab(tabs: readonly TabView[], slug: string | undefined): string | undefined {
  return tabs.find((tab) => tab.slug === slug && !tab.disabled)?.slug;
}

/** A key with what is held beside it. */
export type TabPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Where an arrow key, Home or End leads from the selected tab: round the ends, past the disabled ones.
 * Undefined for all other keys, and where another key is held: Alt and an arrow lead back in the browser. `isRtl` turns
 * the arrows round.
 */
export function tabAfterKey(
  tabs: readonly TabView[],
  selected: string,
  press: TabPress,
  { isRtl }: { readonly isRtl: boolean },
): string | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  const slugs = tabs.filter((tab) => !tab.disabled).map((tab) => tab.slug);
  const position = slugs.indexOf(selected);
  const forwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const targets: Readonly<Record<string, number>> = {
    [forwards]: position + 1,
    [backwards]: position - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[press.key];
  return target === undefined ? undefined : slugs.at(target === slugs.length ? 0 : target);
}
