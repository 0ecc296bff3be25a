import type { NavigationWorld } from './navigationIn.ts';

/** The name, without its `_`, of a file that is there and that a navigation names as a page; else undefined. */
export function partialNamed(target: string, { prefix, textOf }: NavigationWorld): string | undefined {
  const path = target.replace(/^[./]+|[#?].*$/g, '');
  const name = /(?:^|\/)_([^/]*\.mdx?)$/i.exec(path)?.[1];
  return name !== undefined && textOf(prefix + path) !== undefined ? name : undefined;
}
