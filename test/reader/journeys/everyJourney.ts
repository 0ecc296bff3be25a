import { describe } from 'node:test';
import type { Readers } from '../reader.ts';
import { chunkFailureJourneys } from './chunkFailure.ts';
import { flakyNetworkJourneys } from './flakyNetwork.ts';
import { keyboardJourneys } from './keyboard.ts';
import { navigationJourneys } from './navigation.ts';
import { searchJourneys } from './search.ts';
import { tabsJourneys } from './tabs.ts';
import { wakingJourney, widgetJourneys } from './widgets.ts';
import { withoutScriptsJourneys } from './withoutScripts.ts';

/** Readers who use the site: the same whichever command serves it. */
export function everyJourney(readers: () => Readers): void {
  describe('meet what does not load', () => chunkFailureJourneys(readers));
  describe('have a bad network', () => flakyNetworkJourneys(readers));
  describe('have no scripts', () => withoutScriptsJourneys(readers));
  describe('have a keyboard', () => keyboardJourneys(readers));
  describe('use tabs', () => tabsJourneys(readers));
  describe('search', () => searchJourneys(readers));
  describe('use widgets', () => widgetJourneys(readers));
  describe('wake what sleeps', () => wakingJourney(readers));
  describe('navigate', () => navigationJourneys(readers));
}
