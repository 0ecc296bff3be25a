import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadConfig } from '../../src/config/loadConfig.ts';
import {
  barLinks,
  foldersOf,
  groupsOf,
  hasMenuGroups,
  linksInLanguage,
  navigationLinks,
  navLinks,
  shownLinks,
  sidebarFolders,
  versionLinks,
} from '../../src/config/navigationLinks.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const { config, diagnostics } = await loadConfig(
  temporaryFolder({
    'site/config.mjs': `export const config = {
      nav: {
        left: [{ text: 'm', items: [{ text: 'One', link: '/one/' }, { text: 'Old', items: [{ text: 'v1', link: '/v1/', version: true }] }] }],
        right: [{ text: 'Two', link: '/two/' }],
      },
      footer: [{ text: 'Acme' }, { text: 'Three', link: '/three/' }],
      sidebars: [{
        routes: ['/part/'],
        items: ['/four/', { text: 'G', link: '/five/', items: ['/one/', { folder: '/deep/' }] }, { folder: '/all/' }],
      }],
      locales: { root: { label: 'English', logoLink: '/name/' }, de: { label: 'Deutsch', footer: [{ text: 'Sechs', link: '/sechs/' }] } },
    };`,
  }),
  {},
  {},
);
const [german = config] = config.translations;

describe('the links of the navigation', () => {
  it('are that of the name, those at the top, in menus, in the footer and in sidebars', () => {
    assert.deepEqual(diagnostics, []);
    const links = ['/name/', '/one/', '/v1/', '/two/', '/three/', '/four/', '/five/', '/one/'];
    assert.deepEqual(linksInLanguage(config), links);
    assert.deepEqual(barLinks(german), ['/name/', '/one/', '/v1/', '/two/', '/sechs/']);
  });

  it('are each once over all languages', () =>
    assert.deepEqual(navigationLinks(config), [
      '/name/',
      '/one/',
      '/v1/',
      '/two/',
      '/three/',
      '/four/',
      '/five/',
      '/sechs/',
    ]));

  it('are shown wherever they lead where they have a text of their own', () =>
    assert.deepEqual(shownLinks(config), ['/name/', '/one/', '/v1/', '/two/', '/three/', '/five/']));

  it('may lead to other versions', () => assert.deepEqual(versionLinks(config), ['/v1/']));

  it('at the top are those of its menus, too', () =>
    assert.deepEqual(
      navLinks(config).map(({ text }) => text),
      ['One', 'v1', 'Two'],
    ));
});

describe('the folders of sidebars', () => {
  it('stand in groups, too, and beside the routes of sidebars in each language', () =>
    assert.deepEqual(sidebarFolders(config), ['/part/', '/deep/', '/all/', '/part/', '/deep/', '/all/']));

  it('and groups are those of any depth', () => {
    const items = [{ text: 'A', items: [{ text: 'B', items: [{ folder: '/c/' }] }] }];
    assert.deepEqual(foldersOf(items), ['/c/']);
    assert.equal(groupsOf(items).length, 2);
  });
});

it('groups of menus are known from menus of links alone, in any language', async () => {
  const groupsIn = async (nav: string, more = '') => {
    const root = temporaryFolder({ 'site/config.mjs': `export const config = { nav: { right: ${nav} }, ${more} };` });
    return hasMenuGroups((await loadConfig(root, {}, {})).config);
  };
  const group = "[{ text: 'm', items: [{ text: 'g', items: [{ text: 'One', link: '/one/' }] }] }]";
  assert.equal(await groupsIn("[{ text: 'm', items: [{ text: 'One', link: '/one/' }] }]"), false);
  assert.equal(await groupsIn(group), true);
  const locales = `locales: { root: { label: 'English' }, de: { label: 'Deutsch', nav: { left: ${group} } } }`;
  assert.equal(await groupsIn('[]', locales), true);
});
