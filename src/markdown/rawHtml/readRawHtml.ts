import type { Nodes } from 'hast';
import { raw as parseRaw } from 'hast-util-raw';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { VFile } from 'vfile';
import { mendEndedParagraphs, paragraphEnds } from '../hast/blocksInParagraph.ts';
import { reportUnsafeUrls } from '../links/links.ts';
import type { PageState } from '../pageState.ts';
import { STAND_IN, unmarkMade, withStandIns } from '../plugins/madeElements.ts';
import type { TreeNode } from '../tree.ts';
import { closeRawText } from './closeRawText.ts';
import { reportDropped } from './droppedHtml.ts';
import { correctLines, dropHalfPositions } from './htmlPositions.ts';
import { dropCopiedIds, reportUnended, reportUnendedDetails } from './unendedElements.ts';

/** Elements besides GitHub's that help readers and run nothing. */
const MORE_ELEMENTS = (
  'abbr address aside audio bdi bdo caption cite col colgroup dfn figcaption figure mark small time track u video wbr ' +
  'docsgen-icon docsgen-tabs docsgen-tab'
).split(' ');

// No `autoplay`: what moves or sounds is the reader's to start.
const MEDIA = ['src', 'controls', 'loop', 'muted', 'preload'];

// A picture named `getElementById` takes the place of that function in `document`.
const isNoName = (attribute: unknown) => attribute !== 'name';

// What raw HTML in `.md` may hold: GitHub's list, and the marks that our own earlier steps have put into the tree.
const SCHEMA: Schema = {
  ...defaultSchema,
  clobber: [],
  tagNames: [...(defaultSchema.tagNames ?? []), ...MORE_ELEMENTS],
  strip: ['script', 'style'],
  ancestors: { ...defaultSchema.ancestors, caption: ['table'], col: ['table'], colgroup: ['table'] },
  // `resolveElementUrls` refuses all other unsafe addresses, by one rule for all pages. Here, links whose addresses
  // only seem to have a scheme, such as `(https://a.example)`, would be lost without a word.
  protocols: { longDesc: ['http', 'https'] },
  attributes: {
    ...defaultSchema.attributes,
    '*': [
      ...(defaultSchema.attributes?.['*'] ?? []).filter(isNoName),
      'ariaLabel',
      'id',
      'lang',
      'dir',
      // Read by the search index.
      ['dataSearch', 'false'],
    ],
    // What READMEs have, and what `finishLink` knows.
    a: [
      ...(defaultSchema.attributes?.a ?? []),
      'name',
      ['target', '_blank'],
      ['rel', 'noopener', 'noreferrer', 'nofollow'],
    ],
    aside: [
      ['className', 'callout', /^callout-/],
      ['role', 'note'],
    ],
    details: [...(defaultSchema.attributes?.details ?? []), 'name'],
    p: [['className', 'callout-title']],
    code: [['className', /^language-./], 'dataMeta'],
    'docsgen-icon': ['dataKind'],
    'docsgen-tab': ['dataLabel'],
    th: [...(defaultSchema.attributes?.th ?? []), 'align', 'scope'],
    td: [...(defaultSchema.attributes?.td ?? []), 'align'],
    img: [...(defaultSchema.attributes?.img ?? []), 'width', 'height', 'loading', 'decoding', 'srcSet', 'sizes'],
    audio: MEDIA,
    track: ['src', 'kind', 'srcLang', 'default'],
    video: [...MEDIA, 'poster', 'playsInline'],
    source: [...(defaultSchema.attributes?.source ?? []), 'src', 'media', 'sizes', 'type', 'width', 'height'],
  },
};

/** The same, where elements of plugins may stand beside it. */
const SCHEMA_BESIDE_PLUGINS: Schema = {
  ...SCHEMA,
  tagNames: [...(SCHEMA.tagNames ?? []), STAND_IN],
  attributes: { ...SCHEMA.attributes, [STAND_IN]: ['dataMade'] },
};

/**
 * Parses the raw HTML of a tree and keeps of it what cannot harm a reader, and what plugins have made. The tree of a
 * page without raw HTML is returned as it is. May yield `unsafe-url`, `unsafe-html` and `dropped-html`.
 */
export function readRawHtml(tree: TreeNode, state: PageState): TreeNode {
  const hasPlugins = state.context.plugins !== undefined;
  if (!state.hasRaw) {
    if (hasPlugins) unmarkMade(tree);
    return tree;
  }
  const restore = hasPlugins ? withStandIns(tree) : undefined;
  const schema = hasPlugins ? SCHEMA_BESIDE_PLUGINS : SCHEMA;
  // Positions come from the source.
  const { body } = state.source;
  closeRawText(tree, body);
  const ends = paragraphEnds(tree);
  const parsed = parseRaw(tree as Nodes, { file: new VFile(body) }) as TreeNode;
  reportUnended(dropCopiedIds(parsed, body), state);
  reportUnendedDetails(parsed, state);
  dropHalfPositions(parsed);
  correctLines(parsed, state.source);
  mendEndedParagraphs(parsed, ends);
  // The sanitiser takes away without a word.
  reportUnsafeUrls(parsed, state);
  reportDropped(parsed, schema, state);
  const kept = sanitize(parsed as Nodes, schema) as TreeNode;
  restore?.(kept);
  return kept;
}
