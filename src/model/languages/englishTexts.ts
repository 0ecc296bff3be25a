import * as clientTexts from './clientTexts.ts';
import { ISLAND_TEXTS } from './islandTexts.ts';

/**
 * Every text that the theme itself says to a reader, in English. What belongs to one site (its name, navigation, search
 * placeholder) comes from SiteView and PageView instead. Braces stand for what is put there.
 */
export const ENGLISH = {
  ...clientTexts,
  ...ISLAND_TEXTS,

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
  untranslated: 'Not translated yet',
  onThisPage: 'On this page',
  previous: 'Previous',
  next: 'Next',
  neighbors: 'Previous and next page',
  viewMarkdown: 'View as Markdown',
  tags: 'Tags',
  backToTop: 'Back to top',
  lastUpdated: 'Last updated',
  improveThisPage: 'Improve this page',
  footerNavigation: 'Footer',
  sourceRepository: 'Source on {host}',

  copyEndpoint: 'Copy path',

  required: 'required',
  defaultValue: 'Default:',

  allLines: 'Show all {count} lines',

  calloutNote: 'Note',
  calloutTip: 'Tip',
  calloutWarning: 'Warning',
  calloutDanger: 'Danger',
  calloutImportant: 'Important',
  calloutCaution: 'Caution',
  headingAnchor: 'Link to this section: {title}',
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
