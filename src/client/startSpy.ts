import { activeHeading } from './activeHeading.ts';
import { decodeFragment } from './decodeFragment.ts';
import { keepVisible } from './keepVisible.ts';
import { addressOf } from './router/addressOf.ts';
import type { Screen } from './router/createScreen.ts';
import type { Scroller } from './router/createScroller.ts';

/** Specification, section 9. */
const THROTTLE_MS = 300;

/** Marks the section in view in the lists of headings and, when the reader scrolls, names it in the address. */
export function startSpy(screen: Screen, scroller: Scroller): void {
  let isDue = false;
  let byReader = false;

  const update = () => {
    isDue = false;
    const headings = findHeadings();
    const named = decodeFragment(location.hash);
    const active = activeHeading(positionsOf(headings), { atEnd: isAtEnd(), named, byReader });
    const link = headings.get(active ?? '')?.[0];
    mark(headings, active);
    // Where the list is shut, its button names the section.
    document.querySelector('.toc-button')?.setAttribute('data-section', link?.textContent || '');
    // A link that the reader has followed since names the address itself.
    if (byReader && !scroller.isScripted() && screen.inStep() && active !== named && (link || headings.has(named))) {
      // No new entry, and the entry's state is kept.
      history.replaceState(history.state, '', link?.hash ?? addressOf(location));
    }
    byReader = false;
  };

  const updateSoon = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(update, THROTTLE_MS);
  };

  addEventListener('scroll', () => {
    byReader ||= !scroller.isScripted();
    updateSoon();
  });
  // Near the end of a page, a jump from one heading to another moves nothing.
  addEventListener('hashchange', updateSoon);
  document.addEventListener('docsgen:navigated', () => {
    byReader = false;
    update();
  });
  // Where the list is a popover it opens at its top, but in Chromium. The event does not bubble.
  document.addEventListener('toggle', showSection, true);
  update();
}

const showSection = ({ target }: Event) =>
  (target as Element).querySelector('.toc-list [aria-current]')?.scrollIntoView({ block: 'nearest' });

type Headings = ReadonlyMap<string, readonly HTMLAnchorElement[]>;

/** Links of the heading lists by the decoded id they lead to, in document order. */
function findHeadings(): Headings {
  const links = document.querySelectorAll<HTMLAnchorElement>(':is(.toc-list,.sidebar-headings) a');
  const headings = new Map<string, HTMLAnchorElement[]>();
  for (const link of links) {
    const slug = decodeFragment(link.hash);
    headings.set(slug, [...(headings.get(slug) ?? []), link]);
  }
  return headings;
}

function positionsOf(headings: Headings) {
  const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return [...headings.keys()].flatMap((slug) => {
    const heading = document.getElementById(slug);
    // In a closed panel it has no boxes; in closed details it has some, and is not visible.
    if (!heading?.getClientRects().length || heading.checkVisibility?.() === false) return [];
    // Where a jump to the heading leaves it; the styles may leave more room than the header takes.
    const rest = padding + (Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0);
    return { slug, top: heading.getBoundingClientRect().top - Math.max(header, rest) };
  });
}

const isAtEnd = () => scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;

function mark(headings: Headings, active: string | undefined): void {
  for (const [slug, links] of headings) {
    const isActive = slug === active;
    for (const link of links) {
      if (!isActive) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location');
        keepVisible(link);
      }
    }
  }
}
