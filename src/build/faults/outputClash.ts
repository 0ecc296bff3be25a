import type { Route } from '../../model/brands.ts';
import { type Diagnostic, errorOf, type Place, placeAtStart } from '../../model/diagnostic.ts';
import { isInTheWay, keyOf } from '../../output/createTakenPaths.ts';
import { markdownFileOf, spellingsOf } from '../../routes/routeOf.ts';

/** Two that want one path. */
interface Rivals {
  /** What the second is written for, in words. */
  readonly owner: string;
  /** The project's file that the second is written for, if there is one. */
  readonly file: string | undefined;
  /** Where the site's code asks for the second. */
  readonly place?: Place | undefined;
  /** The project's file that the first is written for, if there is one. */
  readonly first?: string | undefined;
}

/** That a second file would be written over the first: `output-clash`. */
export function outputClash(
  path: string,
  { owner, file, place = file === undefined ? undefined : placeAtStart(file), first }: Rivals,
): Diagnostic {
  const isOther = first !== undefined && first !== owner;
  return errorOf('output-clash', {
    message: isOther
      ? `\`${path}\` would be written twice: for \`${first}\` and for \`${owner}\`.`
      : `\`${path}\` would be written twice, the second time for \`${owner}\`.`,
    place,
    ...(isOther ? { related: [placeAtStart(first)] } : {}),
    hint:
      /\.md$/i.test(first ?? '') && file !== undefined && /\.html$/i.test(file)
        ? insteadOfPage(file)
        : 'rename one of the two',
  });
}

/** Docsify has an `index.html` beside its pages that shows all of them. */
const insteadOfPage = (file: string) =>
  `delete \`${file}\` if another generator shows the page with it, else rename one of the two`;

/** That a page would be written over a file that is there. `sourceOf` has all pages, to name the other one. */
export function pageClash(
  path: string,
  route: Route,
  sourceOf: ReadonlyMap<Route, { readonly file: string }>,
): Diagnostic {
  const file = sourceOf.get(route)?.file;
  const key = keyOf(path);
  const pathsOf = (other: Route) => [...spellingsOf(other), markdownFileOf(other)];
  const first = [...sourceOf].find(
    ([other]) => other !== route && pathsOf(other).some((one) => isInTheWay(keyOf(one), key)),
  )?.[1].file;
  return outputClash(path, { owner: file ?? route, file, first });
}

/** Of a page in `a.html/`, the small page of its other spelling is `a.html`. */
export const ownClash = (path: string, route: Route, file: string | undefined): Diagnostic =>
  errorOf('output-clash', {
    message: `\`${path}\` would be a file and a folder at once, both for the page \`${route}\`.`,
    place: file === undefined ? undefined : placeAtStart(file),
    hint: `write \`permalink: ${route.slice(0, -1)}\`, or leave \`.html\` out of the file's name`,
  });
