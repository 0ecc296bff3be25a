import type { Place } from '../model/diagnostic.ts';
import type { Translation } from '../model/languages/translationOf.ts';

/** What redirects are checked against. */
export interface RedirectWorld {
  /** Begins and ends with "/"; that of a site at the root of its host unless given. */
  readonly base?: string;
  readonly hasRoute: (route: string) => boolean;
  /** Whether a file is published at a path. */
  readonly hasAsset: (path: string) => boolean;
  /** What can stand behind "#" in addresses of a page; undefined for one whose headings are not known. */
  readonly anchorsAt: (route: string) => ReadonlySet<string> | undefined;
  readonly routes: readonly string[];
  /** Whether nothing may name the address of a page. */
  readonly isUnlisted?: (route: string) => boolean;
  /** The site's other languages. */
  readonly translations?: readonly Translation[];
  /** Routes and paths of files. */
  readonly addresses: () => readonly string[];
  /** Old addresses of pages that have moved, with where they are now. */
  readonly moves: () => ReadonlyMap<string, string>;
  /** Whether a draft that is left out would stand at a route. */
  readonly isDraft: (route: string) => boolean;
  /** What gives the page of a route its address; undefined where there is no page. */
  readonly placeOf: (route: string) => Place | undefined;
  /** Whether browsers keep for ever what they find at a path. */
  readonly isKept: (path: string) => boolean;
}
