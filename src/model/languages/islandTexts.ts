import * as clientTexts from './clientTexts.ts';
import type { OwnTexts } from './texts.ts';

/** What islands say, and the components in them. */
export const ISLAND_TEXTS = {
  copyPage: 'Copy page',
  copyPageHint: 'Copy this page as Markdown',
  copyFailed: 'Not copied',
  pageCopied: 'Page copied as Markdown.',
  pageNotCopied: 'The page could not be copied.',
  copyCode: 'Copy code',
  copied: 'Copied',
  copyRefused: 'The browser did not allow copying. The text is selected: copy it with the keyboard.',

  colorSchemeLight: 'Color scheme: light',
  colorSchemeDark: 'Color scheme: dark',
  colorSchemeSystem: 'Color scheme: same as the system',

  search: 'Search',
  searchResults: 'Search results',
  searchCancel: 'Cancel',
  searchWaiting: 'Searching…',
  searchUnavailable: 'Search is not available at the moment.',
  searchNothingFound: 'No results. Try other or fewer words.',
  searchOneFound: '1 page found',
  searchFound: '{count} pages found',
  searchOneCorrected: '1 page found for “{corrected}”',
  searchCorrected: '{count} pages found for “{corrected}”',
  searchedVersion: 'Version searched: {version}',
  searchKeyMove: 'move',
  searchKeyOpen: 'open',
  searchKeyClose: 'close',
  searchSlash: '/ opens search',

  tabUnavailable: 'not available',
  enlarge: 'Enlarge: {picture}',
} as const;

/** Those of a language's texts that are said in the browser. */
export const textsInBrowser = (texts: OwnTexts): OwnTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name in ISLAND_TEXTS || name in clientTexts));
