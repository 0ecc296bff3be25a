import { describe } from 'node:test';
import { createTestSite } from '../site/site.ts';
import { everyJourney } from './journeys/everyJourney.ts';
import { beforeJourneys, createReaders, launchBrowser, startPreview } from './reader.ts';
import { putReaderSite } from './readerSite.ts';

describe('readers of docsgen preview', () => {
  const site = createTestSite({});
  const readers = beforeJourneys(async () => {
    await putReaderSite(site);
    return createReaders('preview', await startPreview(site), await launchBrowser({ pictures: false }));
  });

  describe('use the site', () => everyJourney(readers));
});
