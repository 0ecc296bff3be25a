import { keyBlock } from '../../content/frontmatter/keyBlock.ts';
import type { Fix } from '../../model/diagnostic.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import type { NavigationWorld } from './navigationIn.ts';

/** Keys of the theme Minimal Mistakes that say how a page looks, which it does so here, or not at all. */
const OF_THEME: ReadonlyMap<string, RegExp> = new Map([
  ['layout', /^(?:single|default|splash)$/],
  ['classes', /./],
  ['author_profile', /./],
  ['toc_label', /./],
  ['toc_icon', /./],
  ['toc_sticky', /./],
]);

/** The lists that pages of that theme name for their sidebars, and what deletes from pages what says so, and looks. */
export function menusNamed({ sourceOf: sources, textOf }: Pick<NavigationWorld, 'sourceOf' | 'textOf'>): {
  readonly names: readonly string[];
  readonly deletions: readonly Fix[];
} {
  const names: string[] = [];
  const deletions = [...sources.values()].flatMap(({ file, keyLines }) => {
    const text = textOf(file) ?? '';
    return ['sidebar', ...OF_THEME.keys()].flatMap((key) => {
      const line = keyLines[key];
      const block = line === undefined ? undefined : keyBlock(file, text, line);
      if (block === undefined) return [];
      const { nav } = asRecord(block.value);
      if (key === 'sidebar' && typeof nav === 'string') names.push(nav);
      const isGone = key === 'sidebar' ? typeof nav === 'string' : OF_THEME.get(key)?.test(String(block.value));
      return isGone ? [block.deletion] : [];
    });
  });
  return { names, deletions };
}
