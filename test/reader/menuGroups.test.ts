import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { createTestSite } from '../site/site.ts';
import { assertAccessible } from './axe.ts';
import { beforeJourneys, journey, readersOf } from './reader.ts';
import { arrivedAt, listening, until } from './waits.ts';

const configOf = (items: string) =>
  `export const config = { nav: { left: [{ text: 'Reference', items: [{ text: 'Home', link: '/' }, ${items}] }] } };\n`;

const ONE = "{ text: 'One', link: '/a/' }";
const TWO = "{ text: 'Two', link: '/b/' }";
const LINKS = `${ONE}, ${TWO}`;

describe('a menu with groups', () => {
  const site = createTestSite({
    'content/index.md': '# Home\n\nWords.\n',
    'content/a.md': '# A\n\nWords.\n',
    'content/b.md': '# B\n\nWords.\n',
    'site/config.ts': configOf(LINKS),
  });
  const readers = beforeJourneys(() => readersOf(site, 'dev'));

  journey('has them as soon as they are written, in the header and in the drawer', readers, async (open) => {
    const { page } = await open('/');
    await page.setViewportSize({ width: 1440, height: 700 });
    assert.equal(await page.locator('.menu-group').count(), 0);
    await listening(page);
    site.write('site/config.ts', configOf(`{ text: 'Languages', items: [${LINKS}] }`));
    await until(page, () => document.querySelector('.header-nav .menu-group'));
    await page.click('.header-nav summary');
    const name = page.locator('.header-nav .menu-group-name');
    const [first, ...links] = await page
      .locator('.header-nav .nav-menu-list a')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
    const { left, top, bottom } = await name.evaluate((box) => box.getBoundingClientRect().toJSON());
    assert.ok(first && first.bottom <= top && links.length === 2);
    for (const link of links) assert.ok(link.top >= bottom && link.left === left && link.width === first.width);
    await assertAccessible(page, { part: '.header-nav' });
    await page.click('.header-nav .menu-group a:has-text("Two")');
    await arrivedAt(page, '/b/');
    assert.equal(await page.getAttribute('.header-nav .menu-group a:has-text("Two")', 'aria-current'), 'true');
    await page.setViewportSize({ width: 390, height: 700 });
    await page.click('.menu-button');
    await page.click('.sidebar-top summary');
    await page.locator('.sidebar-top .menu-group-name').waitFor();
    await page.click('.sidebar-top .menu-group a:has-text("One")');
    await arrivedAt(page, '/a/');
  });

  // In the drawer it looked like one more of the group.
  journey('end where a link follows that is in none', readers, async (open) => {
    const { page } = await open('/');
    await listening(page);
    site.write('site/config.ts', configOf(`{ text: 'Languages', items: [${ONE}] }, ${TWO}`));
    await until(page, () => document.querySelector('.header-nav .menu-group + li'));
    const isParted = (part: string) =>
      page
        .locator(`${part} .menu-group + li`)
        .evaluate((after) => Number.parseFloat(getComputedStyle(after).borderBlockStartWidth) > 0);
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.click('.header-nav summary');
    assert.ok(await isParted('.header-nav'));
    await page.setViewportSize({ width: 390, height: 700 });
    await page.click('.menu-button');
    await page.click('.sidebar-top summary');
    assert.ok(await isParted('.sidebar-top'));
  });

  // They stood in a column of single words, beside a badge.
  journey('have long names in one line, in any window that shows the header', readers, async (open) => {
    const { page } = await open('/');
    await listening(page);
    const long = "{ text: 'Handle webhooks', link: '/a/', badge: 'Deprecated' }";
    site.write('site/config.ts', configOf(long));
    await until(page, () => document.querySelector('.header-nav .nav-menu-list .badge'));
    for (const width of [1440, 960]) {
      await page.setViewportSize({ width, height: 700 });
      await page.click('.header-nav summary');
      const [short, name] = await page
        .locator('.header-nav .nav-menu-list a')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
      assert.equal(name, short);
      const list = await page.locator('.header-nav .nav-menu-list').boundingBox();
      assert.ok(list && list.x + list.width <= width);
      await page.keyboard.press('Escape');
    }
  });

  journey('break a word that is wider than they are, with a badge or without', readers, async (open) => {
    const { page } = await open('/');
    await listening(page);
    const text = `Donau${'dampfschifffahrts'.repeat(4)}gesellschaft`;
    site.write(
      'site/config.ts',
      configOf(`{ text: '${text}', link: '/a/' }, { text: '${text}', link: '/b/', badge: 'Old' }`),
    );
    await until(page, () => document.querySelector('.header-nav .nav-menu-list .badge'));
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.click('.header-nav summary');
    const list = page.locator('.header-nav .nav-menu-list');
    assert.equal(await list.evaluate((box) => box.scrollWidth - box.clientWidth), 0);
  });
});
