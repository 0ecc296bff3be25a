import type { Fix } from '../../model/diagnostic.ts';
import type { NavigationWorld } from './navigationIn.ts';

/** Corrections of tags that Jekyll parts at spaces, `tags: a b`: here they are one. */
export function spacedTags({
  sourceOf: sources,
  textOf,
}: Pick<NavigationWorld, 'sourceOf' | 'textOf'>): readonly Fix[] {
  return [...sources.values()].flatMap(({ file, keyLines }) => {
    const { tags: line } = keyLines;
    if (line === undefined) return [];
    const written = (textOf(file) ?? '').split(/\r\n?|\n/)[line - 1] ?? '';
    const [, before = '', words = ''] = /^(tags:[ \t]+)(\w[\w-]*(?:[ \t]+\w[\w-]*)+)[ \t]*$/.exec(written) ?? [];
    if (words === '') return [];
    const place = { file, line, column: before.length + 1, endColumn: before.length + 1 + words.length };
    return [{ place, was: words, text: `[${words.split(/[ \t]+/).join(', ')}]` }];
  });
}
