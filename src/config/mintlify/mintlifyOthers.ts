import type { UnreadPart } from '../../model/navigationElsewhere.ts';
import { schemeHint } from '../elsewhere/schemeHint.ts';
import { ANALYTICS_HINT, COLORS_HINT, FONTS_HINT } from '../elsewhere/sharedHints.ts';
import { hintInstead } from '../elsewhere/tellOthers.ts';
import { type CodeData, isValue, listIn, mapIn, textIn } from '../parse/codeData.ts';
import { exportedData } from '../parse/exportedData.ts';

/** What readers would miss of a `docs.json` or `mint.json` besides its pages, each with what to write here. */
export function mintlifyOthers(json: string, file: string): readonly UnreadPart[] {
  const settings = mapIn(exportedData(json, file));
  const at = (name: string) => settings.get(name);
  // Every page has its Markdown here, to copy and to look at.
  const assistant = listIn(mapIn(at('contextual')).get('options')).find(
    (one) => !/^(?:copy|view)$/.test(textIn(one) ?? ''),
  );
  const parts: readonly (readonly [option: string, data: CodeData | undefined, hint: string | undefined])[] = [
    ['colors', at('colors'), COLORS_HINT],
    ['appearance', at('appearance'), lookHint(at('appearance'), 'strict')],
    ['modeToggle', at('modeToggle'), lookHint(at('modeToggle'), 'isHidden')],
    ['fonts', at('fonts'), FONTS_HINT],
    ['font', at('font'), FONTS_HINT],
    ['banner', at('banner'), BANNER],
    ['contextual', assistant, hintInstead('contextual')],
    ['integrations', at('integrations'), ANALYTICS_HINT],
    ['analytics', at('analytics'), ANALYTICS_HINT],
    ['metatags', mapIn(at('seo')).get('metatags') ?? at('metadata'), META],
    ['variables', at('variables'), CONSTANTS],
  ];
  return parts.flatMap(([option, data, hint]) =>
    data === undefined || hint === undefined || isEmpty(data)
      ? []
      : [{ option, place: data.place, isData: true as const, hint }],
  );
}

const isEmpty = (data: CodeData) => mapIn(data).size === 0 && listIn(data).length === 0 && textIn(data) === undefined;

const META = "write each in `head` of `site/config.ts`, as `{ tag: 'meta', attributes: { name: '…', content: '…' } }`";
const BANNER = 'export it from `site/components.tsx` as `layout.announcement`';
const CONSTANTS = 'write each under `constants` in `site/config.ts`, and `{NAME}` in pages';

/** The look that pages have at first, and whether readers have a choice. */
function lookHint(data: CodeData | undefined, fixed: string): string | undefined {
  const parts = mapIn(data);
  const word = textIn(parts.get('default'));
  const first = word === 'light' || word === 'dark' ? word : undefined;
  return schemeHint({ first, isFixed: isValue(parts.get(fixed), true) });
}
