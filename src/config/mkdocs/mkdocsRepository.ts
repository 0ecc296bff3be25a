import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import { repositoryHost } from '../../model/addresses/repositoryHost.ts';
import type { RepositoryElsewhere, SiteElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { EDIT_HINT } from '../elsewhere/repositoryHere.ts';
import { isToml } from '../parse/writtenToml.ts';
import { inside, placeOf, unreadAt, type Written, wordsAt, wordsOf, type YamlOrigin } from '../parse/writtenYaml.ts';
import { hasFeature } from './mkdocsPlugins.ts';

interface MkdocsRepository {
  readonly site: Pick<SiteElsewhere, 'repository' | 'header'>;
  readonly unread: readonly UnreadPart[];
}

/** The code of the site: with an address for edits its repository, else a link at the top. */
export function mkdocsRepository(settings: Written | undefined, origin: YamlOrigin): MkdocsRepository {
  const [address, template, name] = ['repo_url', 'edit_uri_template', 'repo_name'].map((key) => wordsAt(settings, key));
  const written = inside(settings, 'repo_url');
  if (written === undefined || address === undefined) return { site: {}, unread: [] };
  const place = placeOf(written, origin);
  if (!canParseUrl(address)) return { site: {}, unread: [{ option: 'repo_url', place, isData: true }] };
  const { host } = new URL(address);
  const editPath = inside(settings, 'edit_uri');
  const usual = isWithoutEdits(settings, origin) ? undefined : EDIT_PATHS.get(host);
  const path = template ?? (editPath === undefined ? usual : wordsOf(editPath));
  const repository = path === undefined ? undefined : repositoryOf(address, path, settings);
  if (repository !== undefined) return { site: { repository }, unread: [] };
  const text = name ?? repositoryHost(address);
  const unknown = inside(settings, template === undefined ? 'edit_uri' : 'edit_uri_template');
  return {
    site: { header: { right: [{ text, target: address, place }] } },
    unread: path === undefined ? [] : unreadAt('edit_uri', unknown, { origin, hint: EDIT_HINT }),
  };
}

/** The hosts whose addresses for edits are known, without the folder of the pages. */
const EDIT_PATHS: ReadonlyMap<string, string> = new Map([
  ['github.com', 'edit/master/docs/'],
  ['gitlab.com', 'edit/master/docs/'],
  ['bitbucket.org', 'src/default/docs/'],
]);

/** Material and Zensical lead to edits only where they are told to; who names their address means it to. */
function isWithoutEdits(settings: Written | undefined, { file }: YamlOrigin): boolean {
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
