import { before, describe } from 'node:test';
import type { Browser } from 'playwright-core';
import type { RunningServer } from '../site/server.ts';
import { navigationJourneys } from './journeys/navigation.ts';
import { createReaderSite, launchBrowser, type Readers, startDev, startPreview } from './reader.ts';

// The same journeys through the same site, by both servers. They share a browser; each visit has a profile of its own.
describe('readers', { concurrency: 2 }, () => {
  const site = createReaderSite();
  let browser: Promise<Browser> | undefined;

  for (const command of ['dev', 'preview'] as const) {
    describe(`of docsgen ${command}`, () => {
      let readers: Readers | undefined;
      before(async () => {
        browser ??= launchBrowser();
        const start: Promise<RunningServer> = command === 'dev' ? startDev(site) : startPreview(site);
        readers = { command, server: await start, browser: await browser };
      });
      const theirs = () => readers as Readers;

      describe('navigate', () => navigationJourneys(theirs));
    });
  }
});
