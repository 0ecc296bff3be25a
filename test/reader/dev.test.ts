import { before, describe } from 'node:test';
import { followingJourneys } from './journeys/navigation.ts';
import { findingJourneys } from './journeys/search.ts';
import { wakingJourney } from './journeys/widgets.ts';
import { BASE, createReaderSite, createReaders, launchBrowser, type Readers, startDev } from './reader.ts';

// What the dev server answers by other means than files: documents, page chunks, their manifest, search, and islands
// that are bundled apart. Documents and scripts themselves are those of the build, and are looked at there.
describe('readers of docsgen dev', () => {
  const site = createReaderSite();
  let readers: Readers | undefined;
  const theirs = () => readers as Readers;
  before(async () => {
    const server = await startDev(site);
    // The first page that lists others compiles them all: no reader is to wait for that.
    await fetch(`${server.origin}${BASE}/guides/`);
    readers = await createReaders('dev', server, await launchBrowser());
  });

  describe('navigate', () => followingJourneys(theirs));
  describe('search', () => findingJourneys(theirs));
  wakingJourney(theirs);
});
