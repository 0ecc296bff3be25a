import { before, describe } from 'node:test';
import { createTestSite } from '../site/site.ts';
import { everyJourney } from './journeys/everyJourney.ts';
import { createReaders, launchBrowser, putReaderSite, type Readers, startPreview } from './reader.ts';

describe('readers of docsgen preview', () => {
  const site = createTestSite({});
  let readers: Readers | undefined;
  const theirs = () => readers as Readers;
  before(async () => {
    await putReaderSite(site);
    readers = await createReaders('preview', await startPreview(site), await launchBrowser({ pictures: false }));
  });

  describe('use the site', () => everyJourney(theirs));
});
