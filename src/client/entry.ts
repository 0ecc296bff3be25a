import { createChunkReporter } from './createChunkReporter.ts';
import { createIslands } from './createIslands.ts';
import { createPages } from './createPages.ts';
import { createProgress } from './createProgress.ts';
import { createScreen } from './createScreen.ts';
import { createScroller } from './createScroller.ts';
import { guarded } from './guarded.ts';
import { leaveFor } from './leaveFor.ts';
import { readSite } from './readSite.ts';
import { startMenus } from './startMenus.ts';
import { startPositions } from './startPositions.ts';
import { startPrefetch } from './startPrefetch.ts';
import { startRouter } from './startRouter.ts';
import { startShortcuts } from './startShortcuts.ts';
import { startSidebar } from './startSidebar.ts';
import { startSpy } from './startSpy.ts';
import { tidyAddress } from './tidyAddress.ts';

guarded(tidyAddress);

const report = createChunkReporter();
const screen = createScreen();
const scroller = createScroller();

guarded(() => createIslands(report, (address) => import(address)));
guarded(startShortcuts);
guarded(startMenus);
guarded(startSidebar);
guarded(() => startPositions(screen, scroller));
guarded(() => startSpy(screen, scroller));
guarded(() => {
  const site = readSite(document.documentElement);
  if (!site) return;
  const { base } = site;
  const pages = createPages(site, report, () => import('./preparePage.ts'));
  const progress = createProgress(async () => (await import('./progressBar.ts')).progressBar);
  startRouter({ base, pages, screen, scroller, progress, leave: leaveFor });
  startPrefetch(base, pages.load);
});
