import { describe } from 'node:test';
import { createTestSite } from '../site/site.ts';
import { everyPageJourneys } from './journeys/everyPage.ts';
import { lookJourneys } from './journeys/look.ts';
import { pageJourneys } from './journeys/pages.ts';
import { beforeJourneys, createReaders, launchBrowser, startPreview } from './reader.ts';
import { putReaderSite } from './readerSite.ts';

// Documents, scripts and styles are the same from dev and preview: it is enough to look at them once.
describe('the pages of the site', () => {
  const site = createTestSite({});
  const readers = beforeJourneys(async () => {
    await putReaderSite(site);
    return createReaders('preview', await startPreview(site), await launchBrowser({ pictures: true }));
  });

  everyPageJourneys(readers, () =>
    JSON.parse(site.read('dist/pages.json')).map(({ path }: { readonly path: string }) => path),
  );
  pageJourneys(readers, site);
  describe('have the look that is decided', () => lookJourneys(readers));
});
