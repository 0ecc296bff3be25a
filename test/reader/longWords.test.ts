import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import { createTestSite } from '../site/site.ts';
import { beforeJourneys, journey, readersOf } from './reader.ts';

/** No word of a page is longer; wider than a phone in any font. */
const WORD = `Donau${'dampfschifffahrts'.repeat(4)}gesellschaft`;

const PAGE = `---
title: ${WORD}
description: ${WORD}
---

A \`${WORD}\` is [${WORD}](/second/), **${WORD}**.

## ${WORD} <Badge>${WORD}</Badge>

<Badge>${WORD}</Badge>

<Tabs>
<Tab label="${WORD}">${WORD}</Tab>
<Tab label="Other">Words.</Tab>
</Tabs>

<Steps>

1. ${WORD}

</Steps>

<CardGrid>
<Card title="${WORD}" href="/second/">${WORD}</Card>
</CardGrid>

<FileTree>

- ${WORD}/
  - ${WORD}.md ${WORD}

</FileTree>

<Endpoint method="GET" path="/${WORD}/{${WORD}}" />

<ParamTable>
<Param name="${WORD}" in="path" type="${WORD}" default="${WORD}">${WORD}</Param>
</ParamTable>

| ${WORD} | ${WORD} |
| --- | --- |
| ${WORD} | ${WORD} |

:::tip[${WORD}]
${WORD}
:::

:::details[${WORD}]
${WORD}
:::

\`\`\`js title="${WORD}"
x
\`\`\`

- [ ] ${WORD}
`;

/** What navigation shows with badges: a word, and words that would fit in no line beside a name. */
const BADGES = [WORD, 'For administrators of the whole company'];

const FILES = {
  'content/index.md': `---\ntitle: ${WORD}\nhero:\n  actions:\n    - { text: ${WORD}, link: /second/ }\n---\n\nWords.\n`,
  'content/first.mdx': PAGE,
  'content/second.md': `# ${WORD}\n\nWords.\n`,
  'content/ar/first.mdx': PAGE,
  'content/ar/second.md': `# ${WORD}\n\nWords.\n`,
  'site/config.ts': `const link = { text: '${WORD}', link: '/second/' };
const badges = ${JSON.stringify(BADGES)};
export const config = {
  title: '${WORD}',
  nav: { left: [link, { text: 'Other', items: [link, ...badges.map((badge) => ({ ...link, badge }))] }] },
  sidebars: [{ routes: ['/'], items: ['/', { folder: '/' }, ...badges.map((badge) => ({ text: 'A name of words', badge, items: [{ ...link, badge }] }))] }],
  footer: [link, { text: '${WORD}' }],
  pageLinks: [{ text: '${WORD}', link: 'https://a.example/' }],
  locales: { root: { label: 'English' }, ar: { label: '${WORD}' } },
};
`,
  'site/components.tsx': `export const layout = {
  announcement: () => <p>${WORD}</p>,
  beforeContent: () => <p>${WORD}</p>,
  afterContent: () => <p>${WORD}</p>,
  footer: () => <p>${WORD}</p>,
};
`,
};

describe('words that are longer than a line', () => {
  const site = createTestSite(FILES);
  const readers = beforeJourneys(() => readersOf(site, 'preview'));

  for (const width of [320, 390, 1024]) {
    journey(`are broken, and move no page sideways that is ${width} px wide`, readers, async (open) => {
      for (const path of ['/', '/first/', '/no/such/', '/ar/first/', '/ar/no/such/']) {
        const { page } = await open(path, { viewport: { width, height: 800 } });
        assert.deepEqual([path, ...(await wordsOutside(page))], [path]);
        // Right to left, what is too wide goes beyond the other edge.
        await page.evaluate(() => scrollTo(document.documentElement.dir === 'rtl' ? -999 : 999, 0));
        assert.equal(await page.evaluate(() => document.scrollingElement?.scrollLeft), 0, path);
      }
    });
  }

  journey('are broken in the sidebar, too, also where it is the drawer of a phone', readers, async (open) => {
    for (const width of [1024, 390]) {
      const { page } = await open('/first/', { viewport: { width, height: 800 } });
      if (width === 390) await page.click('.menu-button');
      await page.click('.sidebar-top summary');
      const beyond = await page.locator('#_sidebar').evaluate((box) => box.scrollWidth - box.clientWidth);
      assert.equal(beyond, 0, `${width}`);
    }
  });

  // Of three lines the first stood above the window, where nobody can scroll to.
  journey('have all their lines at the top of the drawer', readers, async (open) => {
    const { page } = await open('/first/', { viewport: { width: 320, height: 700 } });
    await page.click('.menu-button');
    const title = page.locator('.sidebar-bar > span');
    assert.ok(((await title.boundingBox())?.y ?? -1) >= 0);
  });
});

describe('badges in navigation', () => {
  const link = '/guide/';
  const entries = [
    { text: 'v1', link, badge: 'Enterprise plan only' },
    { text: 'Workflows', link, badge: 'Enterprise plan only' },
    { text: 'v0', link, badge: 'Not maintained' },
  ];
  const site = createTestSite({
    'content/index.md': '# Home\n\nWords.\n',
    'content/guide.md': '# Guide\n\nWords.\n',
    'site/config.ts': `const entries = ${JSON.stringify(entries)};
export const config = {
  nav: { right: [{ text: 'Version', items: entries.slice(2) }] },
  sidebars: [{ routes: ['/'], items: entries }],
};
`,
  });
  const readers = beforeJourneys(() => readersOf(site, 'preview'));

  journey('stay in a line where there is room, and break before a name does', readers, async (open) => {
    for (const width of [1280, 390]) {
      const { page } = await open('/guide/', { viewport: { width, height: 800 } });
      if (width === 390) await page.click('.menu-button');
      await page.click(width === 390 ? '.sidebar-top summary' : '.header-nav summary');
      const shown = await page
        .locator(':is(.sidebar-list, .nav-menu-list) li')
        .filter({ visible: true })
        .evaluateAll((items) =>
          items.map((item) => {
            const [name, badge] = [item.querySelector('a')?.firstChild, item.querySelector('.badge')?.firstChild];
            const linesOf = (node: Node | null | undefined) => {
              const range = document.createRange();
              if (node) range.selectNodeContents(node);
              return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
            };
            return { words: `${name?.textContent} ${badge?.textContent}`, name: linesOf(name), badge: linesOf(badge) };
          }),
        );
      assert.equal(shown.length, 4);
      // Beside the long one there is no room in a narrow sidebar.
      const broken = shown.filter(
        ({ words, name, badge }) => name > 1 || (badge > 1 && !words.startsWith('Workflows')),
      );
      assert.deepEqual(broken, [], `${width}`);
    }
  });
});

/** The first words of what ends beyond an edge of the screen, but for what scrolls in a box of its own. */
const wordsOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const outside: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('pre, .table-scroll, .tab-list, .visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > innerWidth + 1)) {
        outside.push(`${parent.closest('[class]')?.className}: ${text.textContent?.slice(0, 12)} ${left} to ${right}`);
      }
    }
    return outside;
  });
