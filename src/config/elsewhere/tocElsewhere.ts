import { LISTED_LEVELS, USUAL_LEVEL } from '../../model/headingLevels.ts';
import type { SiteElsewhere } from '../../model/navigationElsewhere.ts';
import type { CodeData } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

/**
 * How deep the lists of headings go, as `option` says: `false`, or a level, two of them, `'deep'`, or `level` of
 * VitePress; `maxHeadingLevel` of others. What is the same here need not be said.
 */
export function tocElsewhere(data: CodeData | undefined, option: string, read: PartsRead): Pick<SiteElsewhere, 'toc'> {
  if (data === undefined) return {};
  const parts = read.map(data.kind === 'map' ? data : undefined, option);
  const said = data.kind === 'map' ? (parts.get('level') ?? parts.get('maxHeadingLevel')) : data;
  const lowest = said?.kind === 'list' ? said.items.at(-1) : said;
  const toc = lowest?.kind === 'value' ? TOCS.get(lowest.value) : undefined;
  if (toc === undefined && lowest !== undefined && isSaid(lowest)) read.miss(option, lowest.place, { hint: HINT });
  return toc === undefined || toc === USUAL_LEVEL ? {} : { toc };
}

const TOCS = new Map<unknown, NonNullable<SiteElsewhere['toc']>>([
  [false, false],
  ['deep', 6],
  ...LISTED_LEVELS.map((level) => [level, level] as const),
]);

/** `true` says nothing. */
const isSaid = (data: CodeData) => !(data.kind === 'value' && (data.value === true || data.value === undefined));

const HINT =
  'write `toc`, the lowest level of the headings that pages list, such as 3, or `false`, in `site/config.ts`';
