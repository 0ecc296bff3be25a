import { before, describe } from 'node:test';
import { createTestSite } from '../site/site.ts';
import { everyPageJourneys } from './journeys/everyPage.ts';
import { lookJourneys } from './journeys/look.ts';
import { pageJourneys } from './journeys/pages.ts';
import { createReaders, launchBrowser, putReaderSite, type Readers, startPreview } from './reader.ts';

// Documents, scripts and styles are the same from dev and preview: it is enough to look at them once.
describe('the pages of the site', () => {
  const site = createTestSite({});
  let readers: Readers | undefined;
  const theirs = () => readers as Readers;
  before(async () => {
    await putReaderSite(site);
    readers = await createReaders('preview', await startPreview(site), await launchBrowser({ pictures: true }));
  });

  everyPageJourneys(theirs, () =>
    JSON.parse(site.read('dist/pages.json')).map(({ path }: { readonly path: string }) => path),
  );
  pageJourneys(theirs, site);
  describe('have the look that is decided', () => lookJourneys(theirs));
});
