import { before, describe } from 'node:test';
import { createTestSite } from '../site/site.ts';
import { everyJourney } from './journeys/everyJourney.ts';
import { everyPageJourneys } from './journeys/everyPage.ts';
import { pageJourneys } from './journeys/pages.ts';
import { createReaders, launchBrowser, putReaderSite, type Readers, startPreview } from './reader.ts';

// One build and one browser for all. What is looked at and what is used go side by side, one journey of each at a time.
describe('readers of docsgen preview', { concurrency: 2 }, () => {
  const site = createTestSite({});
  let readers: Readers | undefined;
  const theirs = () => readers as Readers;
  before(async () => {
    await putReaderSite(site);
    readers = await createReaders('preview', await startPreview(site), await launchBrowser());
  });

  describe('use the site', { concurrency: 1 }, () => everyJourney(theirs));

  describe('look at its pages', { concurrency: 1 }, () => {
    everyPageJourneys(theirs, () =>
      JSON.parse(site.read('dist/pages.json')).map(({ path }: { readonly path: string }) => path),
    );
    pageJourneys(theirs, site);
  });
});
