import type { HeadTag } from '../model/headTag.ts';
import { neededSources } from './headSources.ts';
import { type SecurityPolicy, securityPolicy } from './securityPolicy.ts';

/** What of a site's configuration makes its policy. */
export interface PolicyOptions {
  /** Sources to add to what its pages need; `false` for no policy. */
  readonly securityPolicy: SecurityPolicy | false;
  readonly gtmId: string | undefined;
  readonly head: readonly HeadTag[];
  readonly siteUrl: string | undefined;
}

/** The Content-Security-Policy of a site; undefined where it wants none. */
export const policyOf = ({ securityPolicy: added, gtmId, head, siteUrl }: PolicyOptions): SecurityPolicy | undefined =>
  added === false
    ? undefined
    : securityPolicy({ tagManager: gtmId !== undefined, added, needed: neededSources(head, siteUrl) });
