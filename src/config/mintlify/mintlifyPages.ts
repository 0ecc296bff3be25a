import type { Find } from '../elsewhere/itemsHere.ts';
import { VERSIONS_HINT } from '../elsewhere/sharedHints.ts';
import { type CodeData, isValue, listIn, mapIn, textIn } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

/**
 * Tells of what the navigation of a `docs.json` or `mint.json` names that is no page here: those that are not there,
 * and those that are made from the description of an interface. Of those in one list, the first is told of. And of
 * several versions or languages.
 */
export function tellMintlifyPages(navigation: CodeData | undefined, find: Find, miss: PartsRead['miss']): void {
  if (navigation?.kind === 'list') for (const one of navigation.items) tellMintlifyPages(one, find, miss);
  const parts = mapIn(navigation);
  if (isValue(parts.get('hidden'), true)) return;
  const tell = (data: CodeData | undefined, hint: string) =>
    data && miss('navigation', data.place, { isData: true, hint });
  const hasPages = HOLDING_PAGES.some((name) => parts.has(name));
  if (!hasPages) tell(parts.get('openapi') ?? parts.get('asyncapi'), ENDPOINTS_HINT);
  tell(parts.get('versions'), VERSIONS_HINT);
  tell(parts.get('languages'), LANGUAGES_HINT);
  const pages = listIn(parts.get('pages'));
  tell(
    pages.find((page) => ENDPOINT.test(textIn(page) ?? '')),
    ENDPOINTS_HINT,
  );
  for (const page of pages) {
    const name = textIn(page);
    if (name !== undefined && !ENDPOINT.test(name) && find(name).kind === 'missing')
      tell(page, `write the page \`${name}\`, or delete it there: it leads to no page`);
  }
  for (const inner of parts.values()) tellMintlifyPages(inner, find, miss);
}

/** With any of these, only the pages are shown that are named. */
const HOLDING_PAGES = ['pages', 'groups', 'tabs', 'anchors', 'dropdowns', 'products', 'menu', 'versions', 'languages'];

const ENDPOINT = /^(?:[\w./-]+[ ]+)?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|WEBHOOK)[ ]+\S/i;

const ENDPOINTS_HINT =
  'write pages for the endpoints, each with `<Endpoint method="GET" path="/plants" />`, or let a script write them: none are made from a description of an interface';

const LANGUAGES_HINT =
  'name each language by its folder in `locales` of `site/config.ts`, with a `nav` and `sidebars` of its own: the first one has no folder';
