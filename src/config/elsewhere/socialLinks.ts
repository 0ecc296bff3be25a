import type { EntryElsewhere } from '../../model/navigationElsewhere.ts';
import { type CodeData, textIn } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

/**
 * Links that stand in the header as icons, each by its name: those of VitePress and Starlight, in both forms of it, and
 * of Rspress, some of which are no links.
 */
export function socialLinks(data: CodeData | undefined, read: PartsRead): readonly EntryElsewhere[] {
  if (data?.kind === 'map')
    return [...read.map(data, 'social')].flatMap(([icon, address]) => {
      const target = read.text(address, 'social');
      return target === undefined ? [] : [{ text: brandName(icon), target, place: address.place }];
    });
  return read.list(data, 'social').flatMap((item) => {
    const before = read.missed.length;
    const parts = read.map(item, 'social');
    const icon = parts.get('icon');
    const mode = parts.get('mode');
    const isLink = mode === undefined || /^(?:link|github-stars)$/.test(String(textIn(mode)));
    const address = parts.get('href') ?? parts.get('link') ?? (isLink ? parts.get('content') : undefined);
    const target = read.text(address, 'social');
    const label = read.text(parts.get('label') ?? parts.get('ariaLabel'), 'social');
    const text = label ?? (icon?.kind === 'value' ? brandName(String(icon.value)) : undefined);
    // An icon of its own says nothing in words.
    if ((text === undefined || !isLink) && read.missed.length === before)
      read.miss('social', item.place, { isData: true });
    if (text === undefined || target === undefined || read.missed.length > before) return [];
    return [{ text, target, place: (address ?? item).place }];
  });
}

/** What those whom an icon stands for are called. Brands have icons of several looks: `square-github`, `github-alt`. */
export function brandName(icon: string): string {
  const brand = icon.replace(/^square-(?=.)|(?<=.)-(?:alt|square)$|(?<=linkedin|facebook)-(?:in|f)$/g, '');
  const words = brand.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return NAMES.get(brand.toLowerCase().replaceAll('-', '')) ?? words.join(' ');
}

/** Those that are not written as their icons are called, but for capital letters and spaces in place of hyphens. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['bluesky', 'Bluesky'],
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['hackernews', 'Hacker News'],
  ['linkedin', 'LinkedIn'],
  ['microsoftteams', 'Microsoft Teams'],
  ['npm', 'npm'],
  ['opencollective', 'Open Collective'],
  ['pypi', 'PyPI'],
  ['rss', 'RSS'],
  ['stackoverflow', 'Stack Overflow'],
  ['x', 'X'],
  ['xtwitter', 'X'],
  ['x.com', 'X'],
  ['youtube', 'YouTube'],
]);
