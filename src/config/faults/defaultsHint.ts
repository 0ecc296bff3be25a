import type { Frontmatter } from '../../model/page.ts';
import type { SharedKey } from '../siteApi.ts';
import type { FaultAt } from './optionsElsewhere.ts';

/** What to do about a name or a value in `defaults`; undefined for what any option may have wrong. */
export function defaultsHint(path: readonly unknown[], { kind }: FaultAt): string | undefined {
  if (path[0] !== 'defaults') return undefined;
  const name = String(path.at(-1));
  if (path.length === 1 && kind === 'other') return `write a list: \`defaults: [${EXAMPLE}]\``;
  if (path.length !== 3 || kind !== 'unknown') return undefined;
  if (Object.hasOwn(OF_ONE_PAGE, name)) return `delete it: \`${name}\` belongs in the front matter of one page`;
  // Of Jekyll.
  return /^(?:scope|values)$/.test(name) ? `write \`${EXAMPLE}\`, with routes and values beside each other` : undefined;
}

const EXAMPLE = "{ routes: ['/changelog/'], search: 'low' }";

/** Each of them says something of one page. */
const OF_ONE_PAGE: Readonly<Record<Exclude<keyof Frontmatter, SharedKey>, true>> = {
  badge: true,
  description: true,
  dir: true,
  head: true,
  hero: true,
  image: true,
  label: true,
  lang: true,
  next: true,
  order: true,
  permalink: true,
  prev: true,
  short_description: true,
  thumbnail: true,
  title: true,
};
