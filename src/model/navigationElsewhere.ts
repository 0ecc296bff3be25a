import type { Place } from './diagnostic.ts';

/** An entry of the navigation that another generator's file lists. */
export interface EntryElsewhere {
  /** Undefined where the page's own title stands there. */
  readonly text?: string;
  /** What it leads to, as written, such as `guides/first.md`; undefined for a group, or for a page that is not written yet. */
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
  readonly entries: readonly EntryElsewhere[];
  /** Whether each entry of the first level stands in the header, with what is in it in a sidebar of its own. */
  readonly hasTabs?: boolean;
  /** Whether a site without a start page begins with its first page. */
  readonly startsWithFirst?: boolean;
}
