import { describe } from 'node:test';
import { createTestSite } from '../site/site.ts';
import { everyJourney } from './journeys/everyJourney.ts';
import { beforeJourneys, createReaders, launchBrowser, startDev } from './reader.ts';
import { BASE, putReaderSite } from './readerSite.ts';

describe('readers of docsgen dev', () => {
  const site = createTestSite({});
  const readers = beforeJourneys(async () => {
    await putReaderSite(site);
    const server = await startDev(site);
    // The first page that lists others compiles them all: no reader is to wait for that.
    await fetch(`${server.origin}${BASE}/guides/`);
    return createReaders('dev', server, await launchBrowser({ pictures: false }));
  });

  describe('use the site', () => everyJourney(readers));
});
