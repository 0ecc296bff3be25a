import type { RepositoryElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';

/** What a `conf.py` of Sphinx says of a site, in texts that stand in it as they are: it is code that is not run. */
export function readSphinx(text: string): Omit<SiteElsewhere, 'entries'> {
  const copyright = assigned('copyright', text);
  return withoutUndefined({
    title: assigned('html_title', text) ?? assigned('project', text),
    siteUrl: assigned('html_baseurl', text),
    repository: repositoryIn(text),
    footer: copyright === undefined ? undefined : [{ text: `© ${copyright}` }],
  });
}

/** A text that a variable of the top level gets. */
const assigned = (name: string, text: string): string | undefined =>
  new RegExp(`^${name}[ \\t]*=[ \\t]*(["'])((?:(?!\\1)[^\\\\\\n])+)\\1[ \\t]*(?:#.*)?$`, 'm').exec(text)?.[2];

/** What themes make the link for edits of. */
function repositoryIn(text: string): RepositoryElsewhere | undefined {
  const read = (name: string) => new RegExp(`["']${name}["']\\s*:\\s*["']([^"'\\n]+)["']`).exec(text)?.[1];
  const [user, name, branch = 'main'] = ['github_user', 'github_repo', 'github_version'].map(read);
  if (user === undefined || name === undefined) return undefined;
  const url = `https://github.com/${user}/${name}`;
  const folder = (read('doc_path') ?? '').replace(/^\/+|\/+$/g, '');
  return { url, editUrl: `${url}/edit/${branch}/${folder === '' ? '' : `${folder}/`}{path}`, folder };
}
