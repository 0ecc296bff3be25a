import type { Place } from './diagnostic.ts';

/** An entry of the navigation that another generator's file lists. */
export interface EntryElsewhere {
  /** Undefined where the page's own title stands there. */
  readonly text?: string;
  /**
   * What it leads to, as written, such as `guides/first.md`, or `guides/*` for all pages of a folder; undefined for a group,
   * or for a page that is not written yet.
   */
  readonly target?: string;
  /** Its `endColumn` is given. */
  readonly place: Place;
  /** What is in a group; undefined for what is none. */
  readonly items?: readonly EntryElsewhere[];
  /** Of a group that is always open there. */
  readonly isOpen?: boolean;
}

/** A site as another generator's settings have it. */
export interface SiteElsewhere {
  readonly title?: string;
  readonly description?: string;
  readonly lang?: string;
  /** Path under the origin. */
  readonly base?: string;
  readonly entries: readonly EntryElsewhere[];
  /**
   * Sidebars, each for the pages whose addresses begin with `prefix`, or where there is none for those that it names; pages
   * of no other have `entries`.
   */
  readonly sidebars?: readonly { readonly prefix?: string; readonly entries: readonly EntryElsewhere[] }[];
  /** What stands in the header. Entries with others in them are menus. */
  readonly header?: { readonly left?: readonly EntryElsewhere[]; readonly right?: readonly EntryElsewhere[] };
  /** What is not carried over of settings that are code; undefined for those that are none. */
  readonly unread?: readonly UnreadPart[];
  /** Whether each entry of the first level stands in the header, with what is in it in a sidebar of its own. */
  readonly hasTabs?: boolean;
  /** Whether a site without a start page begins with its first page. */
  readonly startsWithFirst?: boolean;
}

/** A part of settings that is not carried over, mostly as only running them would tell it. */
export interface UnreadPart {
  /** The option that it is of, such as `sidebar`. */
  readonly option: string;
  readonly place: Place;
  /** Of what is no code, but has no counterpart that could be written. */
  readonly isData?: true;
}

/** All entries of navigations and what is in them, in their order. */
export const allEntries = (entries: readonly EntryElsewhere[]): readonly EntryElsewhere[] =>
  entries.flatMap((entry) => [entry, ...allEntries(entry.items ?? [])]);
