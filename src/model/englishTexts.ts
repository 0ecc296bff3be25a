import * as clientTexts from './clientTexts.ts';

/**
 * Every text that the theme itself says to a reader, in English. What belongs to one site (its name, navigation, search
 * placeholder) comes from SiteView and PageView instead. Braces stand for what is put there.
 */
export const ENGLISH = {
  ...clientTexts,

  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  moreNavigation: 'More',
  documentationNavigation: 'Documentation',
  breadcrumbs: 'Breadcrumbs',
  language: 'Language',
  home: 'Home page',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  groupOverview: 'Overview',
  draft: 'Draft',
  onThisPage: 'On this page',
  previous: 'Previous',
  next: 'Next',
  neighbours: 'Previous and next page',
  copyPage: 'Copy page',
  copyPageHint: 'Copy this page as Markdown',
  copyFailed: 'Not copied',
  pageCopied: 'Page copied as Markdown.',
  pageNotCopied: 'The page could not be copied.',
  viewMarkdown: 'View as Markdown',
  backToTop: 'Back to top',
  lastUpdated: 'Last updated',
  improveThisPage: 'Improve this page',
  footerNavigation: 'Footer',
  sourceRepository: 'Source on {host}',

  copyCode: 'Copy code',
  copyEndpoint: 'Copy path',
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

  required: 'required',
  defaultValue: 'Default:',

  calloutNote: 'Note',
  calloutTip: 'Tip',
  calloutWarning: 'Warning',
  calloutDanger: 'Danger',
  calloutImportant: 'Important',
  calloutCaution: 'Caution',
  headingAnchor: 'Link to this section: {title}',
  enlarge: 'Enlarge: {picture}',
  details: 'Details',
  table: 'Table',
  taskDone: 'Done',
  taskOpen: 'Not done',
  footnotes: 'Footnotes',
  footnoteBack: 'Back to reference {number}',

  notFoundTitle: 'Page not found',
  notFoundText: 'There is no page at this address. The page may have moved, or the address may contain a typo.',
  notFoundSearchHint: 'Use the search box at the top of the page, or start from one of these places:',
  notFoundStart: 'Start from one of these places:',
  notFoundNearest: 'Did you mean one of these pages?',
  notFoundHome: 'Go to the home page',

  pages: 'Pages',
  morePages: 'More pages',

  redirecting: 'This page has moved.',
  redirectLink: 'Continue to the new address',
} as const;
