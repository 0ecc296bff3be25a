/** A start tag of a page that the generator wrote. Attribute names are in lower case, values decoded. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;

/**
 * All start tags of a page in order. Good for what the generator writes: quoted attributes, and no bare `<` in text
 * or scripts; a page that breaks that rule is found by the tests that count tags.
 */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key.toLowerCase(), decoded(value)]),
    ),
  }));
}

/** Text between a start tag of that name and its end, for elements that hold nothing else. */
export const textOf = (html: string, name: string): string =>
  decoded(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 's').exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '');

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name ?? ''] ?? whole;
  });
