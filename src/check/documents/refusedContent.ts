import type { PolicyRefusal } from '../../hosting/policySources.ts';
import { INLINE_SCRIPT, type Load, policyLine } from '../../hosting/refusedLoad.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { locate } from './locate.ts';
import type { ShownSite } from './shownSite.ts';

/**
 * Styles that components write into pages, each on the first one: a component may stand on all of them. Yields
 * `inline-style`.
 */
export function inlineStyles({ pages }: ShownSite): Diagnostic[] {
  const told = new Set<string>();
  return [...pages.values()].flatMap((shown) => {
    const [style, ...others] = shown.document.inlineStyles.filter((found) => !told.has(found));
    if (style === undefined) return [];
    for (const found of [style, ...others]) told.add(found);
    const written = style === '<style>' ? style : `style="${style.replaceAll('`', "'")}"`;
    const more = others.length === 0 ? '' : ` and ${others.length} more like it`;
    return warningOf('inline-style', {
      message: `The finished page has \`${written}\`${more}, which the content security policy blocks.`,
      place: locate(shown, [`"${style}"`]),
      hint:
        'use a class in the component, and style it in `site/site.css`; where a package writes styles, add ' +
        "`securityPolicy: { 'style-src': [\"'unsafe-inline'\"] }` to `site/config.ts`",
    });
  });
}

/**
 * What components load from where the policy lets nothing come from, each host on the first page: browsers show nothing
 * in its place. Yields `refused-source`.
 */
export function refusedLoads(site: ShownSite): Diagnostic[] {
  const told = new Set<string>();
  return [...site.pages.values()].flatMap((shown) =>
    shown.document.loads.flatMap((load) => {
      const refusal = site.refused(load);
      if (refusal === undefined || told.has(`${refusal.directive} ${refusal.source}`)) return [];
      told.add(`${refusal.directive} ${refusal.source}`);
      return warningOf('refused-source', {
        message: `The content security policy blocks \`${load.url.replaceAll('`', "'")}\` in the finished page: \`${refusal.directive}\` does not allow it.`,
        place: locate(shown, [load.url]),
        hint: refusalHint(load, refusal, site),
      });
    }),
  );
}

function refusalHint({ url }: Load, refusal: PolicyRefusal, { addedPolicy }: ShownSite): string {
  if (url === INLINE_SCRIPT)
    return 'move the code to an island in `site/islands/`, or to `head` in `site/config.ts`, whose code the policy names';
  if (refusal.directive === 'img-src') return `write \`${url.replace('http:', 'https:')}\``;
  return `${policyLine(addedPolicy, refusal)} in \`site/config.ts\``;
}
