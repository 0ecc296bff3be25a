import { canParseUrl } from './canParseUrl.ts';

const NAMES: ReadonlyMap<string, string> = new Map([
  ['bitbucket.org', 'Bitbucket'],
  ['codeberg.org', 'Codeberg'],
  ['github.com', 'GitHub'],
  ['gitlab.com', 'GitLab'],
]);

/**
 * What the host of a repository's URL is called: `https://github.com/a/b` → `GitHub`, `https://git.a.example/b` →
 * `git.a.example`.
 */
export function repositoryHost(url: string): string {
  const host = canParseUrl(url) ? new URL(url).host.replace(/^www\./, '') : url;
  return NAMES.get(host) ?? host;
}
