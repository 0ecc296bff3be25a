import type { SecurityPolicy } from './securityPolicy.ts';

/** Whether browsers refuse styles in pages of the site: its policy does, unless its configuration says otherwise. */
export function refusesStyles(securityPolicy: SecurityPolicy | false): boolean {
  if (securityPolicy === false) return false;
  const added = ['style-src', 'style-src-attr', 'style-src-elem'].flatMap((name) => securityPolicy[name] ?? []);
  return !added.some((source) => source === "'unsafe-inline'");
}
