/** What stands in braces at the end of a line that opens a container, as VitePress and Docusaurus have it. */
interface OpeningAttributes {
  /** The braces, as written. */
  readonly written: string;
  readonly id?: string;
  /** Whether `open` is among them. */
  readonly isOpen: boolean;
  /** Whether there is more, such as a class. */
  readonly hasMore: boolean;
}

/**
 * The attributes at the end of what stands behind a container's name; undefined for none, and for braces that may be
 * words of a title.
 *   "Mind this {#box .wide}" → {written: "{#box .wide}", id: "box", isOpen: false, hasMore: true}
 */
export function openingAttributes(behind: string): OpeningAttributes | undefined {
  const [written, inside = ''] = ATTRIBUTES.exec(behind) ?? [];
  if (written === undefined) return undefined;
  const [id, ...others] = [...inside.matchAll(/#([\w:-]+)/g)].map((found) => found[1] ?? '');
  const isOpen = /(?:^|\s)open(?=\s|$)/.test(inside);
  const rest = inside.replace(/(?<=^|\s)(?:#[\w:-]+|open)(?=\s|$)/g, '').trim();
  return { written, ...(id === undefined ? {} : { id }), isOpen, hasMore: rest !== '' || others.length > 0 };
}

const ONE = String.raw`(?:[#.][\w:-]+|open|[\w:-]+=(?:"[^"{}]*"|'[^'{}]*'|[^\s"'{}]+))`;
const ATTRIBUTES = new RegExp(String.raw`\{[ \t]*(${ONE}(?:[ \t]+${ONE})*)[ \t]*\}$`);

/** The line that makes an address of what is below it. */
export const anchorLine = (id: string): string => `<a id="${id}"></a>`;

/** Why attributes are to go; empty for an anchor alone, which has a place of its own. */
export const noAttributes = ({ id, hasMore }: OpeningAttributes): string =>
  hasMore ? `: boxes have no ${id === undefined ? '' : 'other '}attributes` : '';
