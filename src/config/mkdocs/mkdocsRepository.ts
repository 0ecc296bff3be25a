import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import { repositoryHost } from '../../model/addresses/repositoryHost.ts';
import type { RepositoryElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { EDIT_HINT } from '../elsewhere/repositoryHere.ts';
import type { PartsRead } from '../parse/partsReader.ts';
import { isToml } from '../parse/writtenToml.ts';
import { inside, placeOf, type Written, wordsAt, wordsOf } from '../parse/writtenYaml.ts';
import { hasFeature } from './mkdocsPlugins.ts';

/** The code of the site: with an address for edits its repository, else a link at the top. `file` has the settings. */
export function mkdocsRepository(
  settings: Written | undefined,
  file: string,
  miss: PartsRead['miss'],
): Pick<SiteElsewhere, 'repository' | 'header'> {
  const [address, template, name] = ['repo_url', 'edit_uri_template', 'repo_name'].map((key) => wordsAt(settings, key));
  const written = inside(settings, 'repo_url');
  if (written === undefined || address === undefined) return {};
  const place = placeOf(written);
  if (!canParseUrl(address)) {
    miss('repo_url', place, { isData: true });
    return {};
  }
  const { host } = new URL(address);
  const editPath = inside(settings, 'edit_uri');
  const usual = isWithoutEdits(settings, file) ? undefined : EDIT_PATHS.get(host);
  const path = template ?? (editPath === undefined ? usual : wordsOf(editPath));
  const repository = path === undefined ? undefined : repositoryOf(address, path, settings);
  if (repository !== undefined) return { repository };
  const unknown = inside(settings, template === undefined ? 'edit_uri' : 'edit_uri_template');
  if (path !== undefined && unknown !== undefined)
    miss('edit_uri', placeOf(unknown), { isData: true, hint: EDIT_HINT });
  return { header: { right: [{ text: name ?? repositoryHost(address), target: address, place }] } };
}

/** The hosts whose addresses for edits are known, without the folder of the pages. */
const EDIT_PATHS: ReadonlyMap<string, string> = new Map([
  ['github.com', 'edit/master/docs/'],
  ['gitlab.com', 'edit/master/docs/'],
  ['bitbucket.org', 'src/default/docs/'],
]);

/** Material and Zensical lead to edits only where they are told to; who names their address means it to. */
function isWithoutEdits(settings: Written | undefined, file: string): boolean {
  const theme = inside(settings, 'theme');
  return (
    (isToml(file) || wordsOf(inside(theme, 'name') ?? theme) === 'material') &&
    !['edit', 'view'].some((action) => hasFeature(settings, `content.action.${action}`))
  );
}

/** `null` stands for no address, and templates may name a page in ways that are not known here. */
function repositoryOf(url: string, path: string, settings: Written | undefined): RepositoryElsewhere | undefined {
  const around = /^[?#]/.test(path) ? url : url.replace(/\/*$/, '/');
  const whole = /^[a-z]+:\/\//i.test(path) ? path : around + path.replace(/^\//, '');
  const named = whole.replaceAll('{path!q}', '{path}');
  const editUrl = named.includes('{') ? named : `${named.replace(/\/*$/, /[?#]/.test(named) ? '$&' : '/')}{path}`;
  if (/[{}]/.test(editUrl.replace('{path}', '')) || !editUrl.includes('{path}')) return undefined;
  return { url, editUrl, folder: wordsOf(inside(settings, 'docs_dir')) ?? 'docs' };
}
