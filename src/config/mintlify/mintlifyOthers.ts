import { schemeHint } from '../elsewhere/schemeHint.ts';
import { ANALYTICS_HINT, COLORS_HINT, FONTS_HINT } from '../elsewhere/sharedHints.ts';
import { hintInstead } from '../elsewhere/tellOthers.ts';
import { type CodeData, type CodeParts, isValue, listIn, mapIn, textIn } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

/** Tells of what readers would miss of a `docs.json` or `mint.json` besides its pages, with what to write here. */
export function tellMintlifyOthers(settings: CodeParts, miss: PartsRead['miss']): void {
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
  for (const [option, data, hint] of parts)
    if (data !== undefined && hint !== undefined && !isEmpty(data)) miss(option, data.place, { isData: true, hint });
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
