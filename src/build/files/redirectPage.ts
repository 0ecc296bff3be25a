import { regularPathOf } from '../../model/pageRecord.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import type { Redirect } from '../../redirects/planRedirects.ts';
import { canonicalUrl, publicUrl } from '../../routes/publicUrl.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';
import type { Site } from '../site.ts';

export function redirectPage(site: Site, { from, to }: Redirect): string {
  const target = site.resolve(to);
  const [canonical, moved] = [canonicalOf(target, site), site.movedFrom(from)];
  return site.redirectRenderer(from)(withoutUndefined({ to: target.href, title: to, canonical, moved }));
}

/** The one address of what a redirect leads to: that of a page is the one that the page names itself. */
function canonicalOf(target: ResolvedUrl, { project, routes }: Site): string | undefined {
  const { config } = project;
  if (target.kind === 'external') return target.href;
  if (target.kind !== 'page')
    return config.siteUrl === undefined ? undefined : publicUrl(target.href.replace(/[?#].*$/s, ''), config);
  const { path } = target;
  return canonicalUrl(regularPathOf(routes.sourceOf.get(path)?.original?.path ?? path), config.siteUrl);
}
