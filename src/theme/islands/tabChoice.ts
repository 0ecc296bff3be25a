/** How long a choice is kept unless a set of tabs says otherwise; the specification's figure. */
export const TAB_CHOICE_LIFETIME_MINUTES = 5;

/** Key in localStorage of the choice made in a group of tab sets. */
export const tabChoiceKey = (group: string): string => `docsgen:tabs:${group}`;

/** The kept choice as a tab's slug; undefined when there is none, when it is too old or when storage is blocked. */
export function readTabChoice(key: string, now: number): string | undefined {
  try {
    const { tab, until }: { readonly tab?: unknown; readonly until?: unknown } = JSON.parse(
      localStorage.getItem(key) ?? '{}',
    );
    return typeof tab === 'string' && typeof until === 'number' && until > now ? tab : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice until `until`, in milliseconds since 1970. */
export function keepTabChoice(key: string, tab: string, until: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ tab, until }));
  } catch {
    // Storage is full or blocked: the choice lasts as long as the page.
  }
}
