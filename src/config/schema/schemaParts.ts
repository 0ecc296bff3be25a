import * as v from 'valibot';
import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import { namesNoSite } from '../../model/addresses/namesNoSite.ts';

/** A text. In the place of an icon, too: screen readers hear it. */
export const words = v.pipe(v.string(), v.regex(/\S/, 'a text that readers can see or hear'));

/** The route of a page, or the beginning of several. */
export const route = v.pipe(v.string(), v.startsWith('/', 'a route that begins with `/`'));

/** A route, or all below one. */
export const plannedRoute = v.pipe(
  route,
  v.regex(/^[^*]*(?:\/\*)?$/, 'a route, or `/*` behind one for all pages below it'),
  v.regex(/^[^?#]*$(?<!\.mdx?)/i, 'the route of a page, as in its address: without `#` and `?`, and not its file'),
);

/** Whether readers can follow a text as a full URL: not one for git alone, as `ssh://` and `github:acme/docs` are. */
export const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && !namesNoSite(text) && canParseUrl(text);

/** Whether the server of a full URL stands in braces, as in `https://{path}/`: nothing that is put there names one. */
export const namesServerInBraces = (text: string) => /^https?:\/*[^/?#]*\{/i.test(text);
