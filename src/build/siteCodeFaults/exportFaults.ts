import type { SitePlaces } from '../../config/folders/sitePlaces.ts';
import { type Diagnostic, errorOf, warningOf } from '../../model/diagnostic.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import { isComponent } from '../../render/componentRegistry.ts';

/** What `site/components.tsx` can export besides components. */
const NAMES: readonly string[] = ['codeBlocks', 'files', 'layout', 'rehypePlugins', 'remarkPlugins'];

/**
 * What of the exports beside components would have no effect: a `codeBlocks` that holds something else, and a list by a
 * name that is near to one of these. Yields `config-invalid`.
 */
export const exportFaults = (exported: Readonly<Record<string, unknown>>, places: SitePlaces): Diagnostic[] => [
  ...codeBlockFaults(exported.codeBlocks, places),
  ...misspelled(exported, places),
];

function codeBlockFaults(codeBlocks: unknown, places: SitePlaces): Diagnostic[] {
  if (codeBlocks === undefined) return [];
  const fault = (key: string, message: string): Diagnostic =>
    errorOf('config-invalid', {
      message,
      place: places.ofKey(key),
      hint: 'write `export const codeBlocks = { mermaid: Drawing }`, where `Drawing` is a function component',
    });
  if (typeof codeBlocks !== 'object' || codeBlocks === null || isComponent(codeBlocks))
    return [fault('codeBlocks', '`codeBlocks` is no list of components by languages.')];
  return Object.entries(codeBlocks)
    .filter(([, value]) => value !== undefined && !isComponent(value))
    .map(([language]) => fault(language, `\`codeBlocks.${language}\` is no component.`));
}

const misspelled = (exported: Readonly<Record<string, unknown>>, places: SitePlaces): Diagnostic[] =>
  Object.entries(exported).flatMap(([name, value]) => {
    const isRead = NAMES.includes(name) || isComponent(value);
    const hint = isRead || typeof value !== 'object' ? undefined : didYouMean(name, NAMES);
    if (hint === undefined) return [];
    return warningOf('config-invalid', {
      message: `\`${name}\` is exported for pages, and has no effect.`,
      place: places.ofKey(name),
      hint,
    });
  });
