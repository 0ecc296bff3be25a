import type { Route } from '../model/brands.ts';
import { translationOf } from '../model/languages/translationOf.ts';
import { routesAt } from '../routes/routeOf.ts';
import type { FallbackLanguage } from '../routes/untranslatedPages.ts';
import { addressTrunk, sourceKey } from './movedAnchors.ts';
import { fileAt, type Redirect } from './planRedirects.ts';
import { asTarget, targetPath } from './targetPath.ts';

/** What the redirects of further languages are made in. */
interface FallbackWorld {
  readonly translations: readonly FallbackLanguage[];
  readonly hasRoute: (route: string) => boolean;
  /** Whether a file is published at a path. */
  readonly hasAsset: (path: string) => boolean;
  /** Whether a page is one of the first language, which is not translated yet. */
  readonly isUntranslated: (route: string) => boolean;
  readonly translatedRoute?: (route: string, prefix: string) => Route | undefined;
}

/**
 * What has moved in the first language has moved in each that falls back on it, too, unless that has something of its
 * own at the old address. A heading has where its page is not translated.
 */
export function fallbackRedirects(redirects: readonly Redirect[], world: FallbackWorld): readonly Redirect[] {
  const languages = world.translations.filter(({ fallback }) => fallback === true);
  const taken = new Set(redirects.map(({ from }) => sourceKey(from)));
  const first = redirects.filter(({ from }) => translationOf(from, world.translations) === undefined);
  return languages.flatMap(({ prefix }) =>
    first.flatMap(({ from, to }) => {
      const own = prefix + from.slice(1);
      const page = routesAt(addressTrunk(own)).find(world.hasRoute);
      const isHeading = own.includes('#');
      const isOwn =
        page === undefined
          ? !isHeading && fileAt(own, world) !== undefined
          : !(isHeading && world.isUntranslated(page));
      if (isOwn || taken.has(sourceKey(own))) return [];
      const [path = '', behind = ''] = to.split(/(?=[?#])(.*)/s);
      const translated = world.translatedRoute?.(targetPath(to), prefix);
      return [{ from: own, to: (translated === undefined ? path : asTarget(translated)) + behind }];
    }),
  );
}
