import { before, describe } from 'node:test';
import { chunkFailureJourneys } from './journeys/chunkFailure.ts';
import { everyPageJourneys } from './journeys/everyPage.ts';
import { keyboardJourneys } from './journeys/keyboard.ts';
import { navigationJourneys } from './journeys/navigation.ts';
import { pageJourneys } from './journeys/pages.ts';
import { searchJourneys } from './journeys/search.ts';
import { tabsJourneys } from './journeys/tabs.ts';
import { widgetJourneys } from './journeys/widgets.ts';
import { withoutScriptsJourneys } from './journeys/withoutScripts.ts';
import { createReaderSite, createReaders, launchBrowser, type Readers, startPreview } from './reader.ts';

// One build and one browser for all. What is looked at and what is used go side by side, one journey of each at a time.
describe('readers of docsgen preview', { concurrency: 2 }, () => {
  const site = createReaderSite();
  let readers: Readers | undefined;
  const theirs = () => readers as Readers;
  before(async () => {
    readers = await createReaders('preview', await startPreview(site), await launchBrowser());
  });

  describe('use the site', { concurrency: 1 }, () => {
    describe('meet what does not load', () => chunkFailureJourneys(theirs));
    describe('have no scripts', () => withoutScriptsJourneys(theirs));
    describe('have a keyboard', () => keyboardJourneys(theirs));
    describe('use tabs', () => tabsJourneys(theirs));
    describe('search', () => searchJourneys(theirs));
    describe('use widgets', () => widgetJourneys(theirs));
    describe('navigate', () => navigationJourneys(theirs));
  });

  describe('look at its pages', { concurrency: 1 }, () => {
    everyPageJourneys(theirs, () =>
      JSON.parse(site.read('dist/pages.json')).map(({ path }: { readonly path: string }) => path),
    );
    pageJourneys(theirs, site);
  });
});
