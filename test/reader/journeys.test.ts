import { before, describe } from 'node:test';
import type { Browser } from 'playwright-core';
import type { RunningServer } from '../site/server.ts';
import { chunkFailureJourneys } from './journeys/chunkFailure.ts';
import { keyboardJourneys } from './journeys/keyboard.ts';
import { navigationJourneys } from './journeys/navigation.ts';
import { searchJourneys } from './journeys/search.ts';
import { tabsJourneys } from './journeys/tabs.ts';
import { widgetJourneys } from './journeys/widgets.ts';
import { withoutScriptsJourneys } from './journeys/withoutScripts.ts';
import { createReaderSite, createReaders, launchBrowser, type Readers, startDev, startPreview } from './reader.ts';

// The same journeys through the same site, by both servers. They share a browser, and run side by side.
describe('readers', { concurrency: 2 }, () => {
  const site = createReaderSite();
  let browser: Promise<Browser> | undefined;

  for (const command of ['dev', 'preview'] as const) {
    describe(`of docsgen ${command}`, { concurrency: 1 }, () => {
      let readers: Readers | undefined;
      before(async () => {
        browser ??= launchBrowser();
        const start: Promise<RunningServer> = command === 'dev' ? startDev(site) : startPreview(site);
        readers = await createReaders(command, await start, await browser);
      });
      const theirs = () => readers as Readers;

      describe('meet what does not load', () => chunkFailureJourneys(theirs));
      describe('have no scripts', () => withoutScriptsJourneys(theirs));
      describe('have a keyboard', () => keyboardJourneys(theirs));
      describe('use tabs', () => tabsJourneys(theirs));
      describe('search', () => searchJourneys(theirs));
      describe('use widgets', () => widgetJourneys(theirs));
      describe('navigate', () => navigationJourneys(theirs));
    });
  }
});
