import { before, describe } from 'node:test';
import { createTestSite } from '../site/site.ts';
import { everyJourney } from './journeys/everyJourney.ts';
import { BASE, createReaders, launchBrowser, putReaderSite, type Readers, startDev } from './reader.ts';

describe('readers of docsgen dev', () => {
  const site = createTestSite({});
  let readers: Readers | undefined;
  const theirs = () => readers as Readers;
  before(async () => {
    await putReaderSite(site);
    const server = await startDev(site);
    // The first page that lists others compiles them all: no reader is to wait for that.
    await fetch(`${server.origin}${BASE}/guides/`);
    readers = await createReaders('dev', server, await launchBrowser({ pictures: false }));
  });

  describe('use the site', () => everyJourney(theirs));
});
