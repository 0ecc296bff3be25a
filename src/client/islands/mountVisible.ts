import type { IslandLife } from './importIsland.ts';

/** How far from the screen an island comes to life, so that most are there when the reader is. */
const MARGIN = '200px';

/** Brings the island in a place to life when it comes near the screen, as if the reader had turned to it. */
export function mountVisible(place: HTMLElement): IslandLife {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      place.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    },
    { rootMargin: MARGIN },
  );
  observer.observe(place);
  return { unmount: () => observer.disconnect() };
}
