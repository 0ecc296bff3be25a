import type { RepositoryElsewhere } from '../../model/navigationElsewhere.ts';
import { isBase, isSiteUrl, normalBase } from '../siteBase.ts';

/** What to do about an address for edits that cannot be carried over. */
export const EDIT_HINT =
  "write `repository: { url: 'https://…', editUrl: 'https://…/{path}' }` in `site/config.ts` yourself, where `{path}` is that of a page below the content folder";

/** What to do about styles and scripts that pages load besides. */
export const STYLES_HINT = 'write the styles that readers still need in `site/site.css`';
export const SCRIPTS_HINT =
  "write each that readers still need in `head` of `site/config.ts`, as `{ tag: 'script', attributes: { src: '…' } }`";

/** What to do about addresses that are named by a pattern. */
export const PATTERN_HINT =
  'write each address that readers may still have in `redirects.yaml`, such as `/old/: /new/`, or use a redirect rule of your host';

/** The repository in which pages are edited at an address; undefined for hosts that are not known. `folder` as there. */
export function repositoryAt(editUrl: string, folder: string): RepositoryElsewhere | undefined {
  const url =
    /^(https?:\/\/[^?#]+?)\/-\//.exec(editUrl)?.[1] ??
    /^(https?:\/\/[^/?#]+\/[^/?#]+\/[^/?#]+)\/(?:edit|blob|tree|src|_edit)\//.exec(editUrl)?.[1];
  return url === undefined || !editUrl.includes('{path}') ? undefined : { url, editUrl, folder };
}

/**
 * An address for edits, with the folder of the pages as it is called here before `{path}`. `there` is what it is called
 * elsewhere, empty for the project folder, `folder` the path of the content folder, as for `listContent`.
 *   "https://a.example/edit/main/docs/{path}" → "https://a.example/edit/main/content/{path}"
 */
export function editUrlHere(editUrl: string, there: string, folder: string): string {
  const before = `/${there.replaceAll(/^[./]+|\/+$/g, '')}/{path}`.replace('//', '/');
  return editUrl.replace(before, () => `/${folder}{path}`);
}

const HOSTS: ReadonlyMap<string, string> = new Map([
  ['github.com', 'GitHub'],
  ['gitlab.com', 'GitLab'],
  ['bitbucket.org', 'Bitbucket'],
]);

/** What the host of a full URL is called. */
export function hostNameOf(url: string): string {
  const { host } = new URL(url);
  return HOSTS.get(host) ?? host;
}

/** The address at which a file had its page: `guide/a.md` → `/guide/a/`; an index is that of its folder. */
export function fileAddress(file: string, ending = '/'): string {
  const [, path = '', name = '', rest = ''] = /^[./]*((?:[^#]*\/)?)([^#/]*?)(?:\.mdx?)?(#.*)?$/i.exec(file) ?? [];
  return `/${path}${/^(?:index|readme|)$/i.test(name) ? '' : name + ending}${rest}`;
}

/** The address of a site from that of its host and the path below it; undefined for what is none. */
export function siteUrlAt(origin: string | undefined, base = '/'): string | undefined {
  return origin !== undefined && isSiteUrl(origin) && isBase(base)
    ? origin.replace(/\/+$/, '') + normalBase(base)
    : undefined;
}
