import type { SiteConfig } from '../config/siteConfig.ts';
import { neededSources } from '../hosting/headSources.ts';
import { type SecurityPolicy, securityPolicy } from '../hosting/securityPolicy.ts';

/** The Content-Security-Policy of a site; undefined where it wants none. */
export const policyOf = ({ securityPolicy: added, gtmId, head, siteUrl }: SiteConfig): SecurityPolicy | undefined =>
  added === false
    ? undefined
    : securityPolicy({ tagManager: gtmId !== undefined, added, needed: neededSources(head, siteUrl) });
