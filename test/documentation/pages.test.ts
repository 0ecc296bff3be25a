import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { guideLanguageOf } from '../../site/components/guideLanguageOf.ts';
import routes from '../../site/routes.json' with { type: 'json' };
import { sidebars } from '../../site/sidebars.ts';
import { memoryCache } from '../../src/build/cache/pageCache.ts';
import { readProject } from '../../src/build/project.ts';
import { createSite, type Site } from '../../src/build/site.ts';
import type { SidebarItem } from '../../src/config/siteApi.ts';
import type { Route } from '../../src/model/brands.ts';
import type { CompiledPage } from '../../src/model/page.ts';
import { sidebarIndexFor } from '../../src/routes/navigation/planConfiguredSidebars.ts';
import { projectFolder } from './contentFolder.ts';

/** Addresses of headings that readers may have bookmarked. */
interface Addresses {
  readonly pages: Readonly<
    Record<
      string,
      {
        /** The fourth entry says why the original differed. */
        readonly headings: readonly (readonly [level: number, title: string, slug: string, note?: string])[];
        readonly omitted?: readonly { readonly slug: string; readonly why: string }[];
      }
    >
  >;
}

const addresses: Addresses = JSON.parse(readFileSync(`${projectFolder}test/fixtures/addresses.json`, 'utf8'));
const TOKEN = 'unlisted-in-this-test';
const UNLISTED = `/${TOKEN}/` as Route;

describe('the pages of the documentation', () => {
  let site: Site;
  let pages: readonly CompiledPage[] = [];

  before(async () => {
    const environment = { DOCSGEN_TOKEN: TOKEN };
    site = createSite(await readProject({ root: projectFolder, flags: {}, environment, dev: false }), memoryCache());
    pages = [...site.routes.sourceOf.keys()].map(pageAt);
  });

  const pageAt = (route: string): CompiledPage => site.page(route as Route) ?? assert.fail(`no page at ${route}`);
  const listed = () => pages.filter(({ record }) => record.frontmatter.unlisted !== true);

  it('are those of the specification, and the unlisted one', () => {
    assert.deepEqual([...site.routes.sourceOf.keys()].sort(), [...routes, UNLISTED].sort());
    assert.deepEqual(
      pages.filter(({ record }) => record.frontmatter.unlisted === true).map(({ record }) => record.path),
      [UNLISTED],
    );
  });

  it('show one and the same import of a package in the table of imports and in the example above it', () => {
    const { html } = pageAt('/code/python/import-mappings/');
    const row = html.match(/<tr>(?:(?!<\/tr>).)*google-cloud-bigquery.*?<\/tr>/s)?.[0] ?? '';
    assert.match(row, /<code[^>]*>from google\.cloud import bigquery<\/code>/);
  });

  it('speak of the filter of the table of imports only where scripts have made it', () => {
    const { html } = pageAt('/code/python/import-mappings/');
    const withoutScripts = html.replace(/<div class="mapping-filter needs-js">.*?<\/div>/s, '');
    assert.notEqual(withoutScripts, html);
    assert.doesNotMatch(withoutScripts, /\bfilter\b|\btype part\b|upper and lower case/i);
  });

  it('each have a description of their own, of 50 to 160 characters', () => {
    const routeOf = new Map<string, string>();
    const faults = pages.flatMap(({ record: { path, frontmatter } }) => {
      const { description = '' } = frontmatter;
      const twin = routeOf.get(description);
      routeOf.set(description, path);
      if (twin !== undefined) return [`${path} has the description of ${twin}`];
      return description.length >= 50 && description.length <= 160 ? [] : [`${path}: ${description.length} characters`];
    });
    assert.deepEqual(faults, []);
  });

  it('have descriptions without marks of Markdown: readers would see them', () => {
    const marked = pages.flatMap(({ record: { path, frontmatter } }) =>
      [frontmatter.description, frontmatter.short_description].some((text) => /[`*]|\]\(/.test(text ?? ''))
        ? [path]
        : [],
    );
    assert.deepEqual(marked, []);
  });

  it('answer at every address of a heading', () => {
    const faults = Object.entries(addresses.pages).flatMap(([route, { headings }]) => {
      const { headings: ours } = pageAt(route);
      return headings.flatMap(([level, title, slug]) => {
        const heading = ours.find((one) => one.slug === slug);
        if (heading === undefined) return [`${route}#${slug}: no heading \`${title}\``];
        return heading.level === level ? [] : [`${route}#${slug}: level ${heading.level}, expected ${level}`];
      });
    });
    assert.deepEqual(faults, []);
  });

  it('leave no address of a heading out without a reason', () => {
    assert.ok(Object.values(addresses.pages).reduce((count, { headings }) => count + headings.length, 0) > 1100);
    for (const [route, { headings, omitted = [] }] of Object.entries(addresses.pages)) {
      assert.ok(routes.includes(route), route);
      const slugs = [...headings.map(([, , slug]) => slug), ...omitted.map(({ slug }) => slug)];
      assert.equal(new Set(slugs).size, slugs.length, route);
      for (const { why } of omitted) assert.ok(why.length > 20, route);
    }
  });

  it('are all in the sidebar that they show, in at most two openings', () => {
    const faults = listed().flatMap(({ record: { path } }) => {
      const openings = openingsTo(path, sidebars[sidebarIndexFor(path, sidebars)]?.items ?? []);
      if (openings === undefined) return [`${path} is not in its sidebar`];
      return openings <= 2 ? [] : [`${path} takes ${openings} openings`];
    });
    assert.deepEqual(faults, []);
  });

  it('show a sidebar that marks them, unless they say that they show none', () => {
    for (const { record } of listed()) {
      const shown = site.pageView(record.path)?.sidebar?.html ?? '';
      const { sidebar } = record.frontmatter;
      assert.equal(/aria-current="page"/.test(shown), sidebar !== false, record.path);
    }
    assert.doesNotMatch(JSON.stringify(sidebars), new RegExp(TOKEN));
  });

  it('lead to the page before and the page after in the sidebar', () => {
    for (const { record } of listed()) {
      const order = orderOf(sidebars[sidebarIndexFor(record.path, sidebars)]?.items ?? []);
      const index = order.indexOf(record.path);
      const { prev, next } = site.navigation().of(record);
      const { prev: prevFlag, next: nextFlag } = record.frontmatter;
      assert.ok(prevFlag === undefined || prevFlag === false, `${record.path} sets its own neighbor`);
      assert.ok(nextFlag === undefined || nextFlag === false, `${record.path} sets its own neighbor`);
      assert.equal(prev?.href, prevFlag === false ? undefined : hrefOf(order[index - 1]), record.path);
      assert.equal(next?.href, nextFlag === false ? undefined : hrefOf(order[index + 1]), record.path);
    }
  });

  it('have pictures of their own for their cards; that the files exist is what `docsgen check` finds', () => {
    const thumbnails = pages.flatMap(({ record }) => record.frontmatter.thumbnail ?? []);
    assert.ok(thumbnails.length > 20);
    assert.equal(new Set(thumbnails).size, thumbnails.length);
  });

  it('about a language have their cards in the list of guides', () => {
    const cards = String(site.pageView('/guides/' as Route)?.contentHtml);
    const guides = listed().filter(({ record }) => guideLanguageOf(record.path) !== undefined);
    assert.ok(guides.length > 20);
    for (const { record } of guides) assert.ok(cards.includes(`href="${hrefOf(record.path)}"`), record.path);
  });

  it('about code have a picture and a sentence for their card', () => {
    const about = listed().filter(({ record }) => /^\/code\/[^/]+\//.test(record.path));
    assert.ok(about.length > 20);
    for (const { record } of about) {
      const { short_description = '', thumbnail } = record.frontmatter;
      assert.ok(short_description.length > 0 && short_description.length <= 90, record.path);
      assert.notEqual(thumbnail, undefined, record.path);
    }
  });

  const hrefOf = (link: string | undefined) => (link === undefined ? undefined : site.resolve(link).href);
});

/** How many groups a reader opens to see a route in a sidebar; undefined when it is not there. A group's own page is seen without it. */
function openingsTo(route: string, items: readonly SidebarItem[]): number | undefined {
  const found = items.flatMap((item) => {
    const link = typeof item === 'string' ? item : 'link' in item ? item.link : undefined;
    if (link === route) return [0];
    const inside = typeof item === 'string' || !('items' in item) ? undefined : openingsTo(route, item.items);
    return inside === undefined ? [] : [inside + 1];
  });
  return found.length === 0 ? undefined : Math.min(...found);
}

/** The pages of a sidebar from top to bottom, each once. An entry that leads to a section is no page of its own. */
function orderOf(items: readonly SidebarItem[]): readonly string[] {
  const links = items.flatMap((item): readonly string[] => {
    if (typeof item === 'string') return [item];
    if ('folder' in item) return [];
    return [...(item.link === undefined ? [] : [item.link]), ...('items' in item ? orderOf(item.items) : [])];
  });
  return [...new Set(links.filter((link) => !link.includes('#')))];
}
