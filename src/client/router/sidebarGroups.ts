const KEY = 'docsgen:groups:';

/** Keeps which groups of a sidebar are open, for when the reader comes back to its section. */
export function keepOpenGroups(sidebar: HTMLElement): void {
  const open = [...sidebar.querySelectorAll('details')].map((group) => Number(group.open)).join('');
  try {
    sessionStorage[keyOf(sidebar)] = open;
  } catch {
    // Storage is blocked: each section begins with the groups that are open at first.
  }
}

/** Opens the groups of a sidebar that the reader had open in it. What is open at first stays so. */
export function openKeptGroups(sidebar: HTMLElement): void {
  try {
    const open = sessionStorage[keyOf(sidebar)] ?? '';
    for (const [at, group] of sidebar.querySelectorAll('details').entries()) group.open ||= open[at] === '1';
  } catch {
    // Storage is blocked.
  }
}

/** The id changes with what is in the sidebar: groups are known by their number. */
const keyOf = ({ dataset }: HTMLElement): string => KEY + dataset['sidebarId'];
