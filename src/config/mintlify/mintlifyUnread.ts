import type { UnreadPart } from '../../model/navigationElsewhere.ts';
import type { Find } from '../elsewhere/itemsHere.ts';
import { VERSIONS_HINT } from '../elsewhere/sharedHints.ts';
import { type CodeData, isValue, listIn, mapIn, textIn } from '../parse/codeData.ts';
import { exportedData } from '../parse/exportedData.ts';

/**
 * What the navigation of a `docs.json` or `mint.json` names that is no page here: those that are not there, and those
 * that are made from the description of an interface. Of those in one list, the first is told of. And several versions
 * or languages.
 */
export const mintlifyUnread = (json: string, file: string, find: Find): readonly UnreadPart[] =>
  unreadIn(mapIn(exportedData(json, file)).get('navigation'), find);

function unreadIn(data: CodeData | undefined, find: Find): readonly UnreadPart[] {
  if (data?.kind === 'list') return listIn(data).flatMap((one) => unreadIn(one, find));
  const parts = mapIn(data);
  if (isValue(parts.get('hidden'), true)) return [];
  const described = parts.get('openapi') ?? parts.get('asyncapi');
  const [versions, languages] = ['versions', 'languages'].map((name) => parts.get(name));
  const hasPages = HOLDING_PAGES.some((name) => parts.has(name));
  return [
    ...(described === undefined || hasPages ? [] : [part(described, ENDPOINTS_HINT)]),
    ...(versions === undefined ? [] : [part(versions, VERSIONS_HINT)]),
    ...(languages === undefined ? [] : [part(languages, LANGUAGES_HINT)]),
    ...pagesUnread(listIn(parts.get('pages')), find),
    ...[...parts.values()].flatMap((inner) => unreadIn(inner, find)),
  ];
}

/** With any of these, only the pages are shown that are named. */
const HOLDING_PAGES = ['pages', 'groups', 'tabs', 'anchors', 'dropdowns', 'products', 'menu', 'versions', 'languages'];

function pagesUnread(pages: readonly CodeData[], find: Find): readonly UnreadPart[] {
  const named = pages.flatMap((page) => {
    const name = textIn(page);
    return name === undefined ? [] : [{ page, name }];
  });
  const endpoint = named.find(({ name }) => ENDPOINT.test(name));
  const missing = named.filter(({ name }) => !ENDPOINT.test(name) && find(name).kind === 'missing');
  return [
    ...(endpoint === undefined ? [] : [part(endpoint.page, ENDPOINTS_HINT)]),
    ...missing.map(({ page, name }) =>
      part(page, `write the page \`${name}\`, or delete it there: it leads to no page`),
    ),
  ];
}

const ENDPOINT = /^(?:[\w./-]+[ ]+)?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|WEBHOOK)[ ]+\S/i;

const ENDPOINTS_HINT =
  'write pages for the endpoints, each with `<Endpoint method="GET" path="/plants" />`, or let a script write them: none are made from a description of an interface';

const LANGUAGES_HINT =
  'name each language by its folder in `locales` of `site/config.ts`, with a `nav` and `sidebars` of its own: the first one has no folder';

const part = ({ place }: CodeData, hint: string): UnreadPart => ({ option: 'navigation', place, isData: true, hint });
