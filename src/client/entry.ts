import { createChunkReporter } from './createChunkReporter.ts';
import { guarded } from './guarded.ts';
import { createIslands } from './islands/createIslands.ts';
import { createPageLoader } from './router/createPageLoader.ts';
import { createProgress } from './router/createProgress.ts';
import { createScreen } from './router/createScreen.ts';
import { createScroller } from './router/createScroller.ts';
import { leaveFor } from './router/leaveFor.ts';
import { readSite } from './router/readSite.ts';
import { startPositions } from './router/startPositions.ts';
import { startPrefetch } from './router/startPrefetch.ts';
import { startRouter } from './router/startRouter.ts';
import { tidyAddress } from './router/tidyAddress.ts';
import { startShortcuts } from './search/startShortcuts.ts';
import { startMenus } from './startMenus.ts';
import { startSidebar } from './startSidebar.ts';
import { startSpy } from './startSpy.ts';

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
  const loadPage = createPageLoader(site, report, () => import('./router/preparePage.ts'));
  const progress = createProgress(async () => (await import('./router/progressBar.ts')).progressBar);
  startRouter({ base, loadPage, screen, scroller, progress, leave: leaveFor });
  startPrefetch(base, loadPage);
});
