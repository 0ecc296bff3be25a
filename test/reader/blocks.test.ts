import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { createTestSite } from '../site/site.ts';
import { addStyles } from './axe.ts';
import { beforeJourneys, journey, readersOf } from './reader.ts';
import { arrivedAt, scrollSettled, until } from './waits.ts';

const BLOCKS = `---
title: Blocks
---

<Steps>

1. With code.

   \`\`\`sh
   ls
   \`\`\`

2. With a callout.

   :::tip
   Words.
   :::

3. With a table.

   | a | b |
   | - | - |
   | c | d |

4. With details.

   :::details[More]
   Words.
   :::

5. With a call.

   <Endpoint method="GET" path="/users" />

</Steps>

<CardGrid>
<Card title="A link" href="/">Words.</Card>
<Card title="No link">Words.</Card>
</CardGrid>

<PropTable>
<Prop name="listed" default="1">

- One
- Two

</Prop>
<Prop name="outer">

<PropTable>
<Prop name="inner">Words.</Prop>
</PropTable>

</Prop>
</PropTable>

<Tabs>
<Tab label="First">Words.</Tab>
<Tab label="Second">Words.</Tab>
<Tab label="Third">Words.</Tab>
</Tabs>

| Code | Gives | Read in | Write in |
| --- | --- | --- | --- |
| \`this.propName\` | ${'Words and words. '.repeat(6)} | \`string[]\` | ${'Words and words. '.repeat(6)} |
| \`${'a'.repeat(60)}\` | \`${'b'.repeat(60)}\` | Words | Words |
`;

const ADDRESS = `https://a.example/${'path'.repeat(50)}?a=1`;

const ADDRESSES = `# Addresses

| Name of it | Address | What it is for |
| --- | --- | --- |
| Authentication | ${ADDRESS} | Words. |
| Authorization | [Words](${ADDRESS}) | Words. |
| Administration | ${'word'.repeat(50)} | Words. |
`;

const README = `# Of others

<p align="center"><b>Words</b></p>

<div align="center">

**Words**

</div>

<p align="right"><a href="#second">Up</a></p>

## <img src="./icon.svg" alt="" width="8"> Icon

<a href="https://a.example"><img src="./icon.svg" alt=""><br><sub><b>Ada L</b></sub></a>

# Second

- <img src="./icon.svg" alt="" width="8"> Icon

<table><tr><td><pre>Code</pre></td><td>Words</td></tr></table>

Words at the end.
`;

const FOREIGN = `# Foreign

Words before a division.

<div>

Words in it.

</div>

<dl><dt>First</dt><dd>Words.</dd><dt>Second</dt><dd>Words.</dd></dl>

<p>Words before a picture.</p>
<img src="./a.svg" alt="A">

<pre>${'Output of a program in one line. '.repeat(10)}</pre>

- A word ![icon](./icon.svg) and a word.

#### Fourth

##### Fifth

###### Sixth

| | |
| --- | --- |
| No | head |

<table>
<thead><tr><th colspan="2">Both</th></tr><tr><th>One</th><th>Two</th></tr></thead>
<tbody>
${'<tr><th>Row</th><td>Words</td></tr>\n'.repeat(60)}</tbody>
</table>
`;

const COLUMNS = [...'abcdefghij'].map((letter) => `Row ${letter}`);

const LISTED = `# Listed

| ${COLUMNS.join(' | ')} |
|${'---|'.repeat(10)}
| ${COLUMNS.join(' | ')} |

<table><tbody><tr><td>
  Words
  on three
  lines.
</td></tr></tbody></table>

## Numbers

998. One
999. Two
1000. Three

Words.

${'1. One\n'.repeat(10)}

- One

  - Two

    - Three

      - Four

        \`\`\`javascript
        x
        \`\`\`

## Without words

## Also without

### Third

#### Fourth

#### Fourth again

### Third again

## com.example.organization.department.project.VeryLongClassName

Words.
`;

const LONG = 'A label that is far longer than any label should be';

const TALL = `# Tall

<TallDrawing />

<PropTable>
<Prop name="a" type="Record<string,Array<Promise<Map<string,VeryLongNameOfATypeThatIsNotBroken>>>>">Words.</Prop>
</PropTable>

\`\`\`js wrap showLineNumbers
${'x'.repeat(400)}
${'x\n'.repeat(100)}\`\`\`

\`\`\`js wrap showLineNumbers ins={1}
const added = 1;
\`\`\`
`;

const CHANGED = `# Changed

\`\`\`js showLineNumbers del={2} ins={3} "limit"
same();
left();
came(limit);
\`\`\`

\`\`\`js
gone(); // [!code --]
here(); // [!code ++]
slow(); // [!code warning]
bad(); // [!code error]
\`\`\`
`;

const LINES = `# Lines

Words.

Words, \`code\`, <kbd>K</kbd>, H<sub>2</sub>O and c<sup>2</sup>.

- Item
- [ ] Item

<PropTable>
<Prop name="a">Words.</Prop>
<Prop name="b">Words, \`code\`, H<sub>2</sub>O.</Prop>
<Prop name="c" type="string" required>Words.</Prop>
</PropTable>

\`\`\`sh
acme login --with-a-name-that-is-rather-long
\`\`\`
`;

const FILES = {
  'content/foreign.md': FOREIGN,
  'content/listed.md': LISTED,
  'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>',
  'content/a/index.md': `# ${LONG}\n\nWords.\n`,
  'content/a/b/index.md': `# ${LONG}, once again\n\nWords.\n`,
  'content/a/b/c.md': `# ${LONG}, and again\n\nWords.\n`,
  'content/plain.md': `# Plain\n\n\`\`\`\n${'Words and words. '.repeat(20)}\n\`\`\`\n`,
  'content/numbered.md': `# Numbered\n\n\`\`\`js showLineNumbers\n${'x'.repeat(200)};\ny;\n\`\`\`\n`,
  'content/badges.mdx': '# Badges\n\nWords <Badge>New</Badge>\n\n## Words <Badge>New</Badge>\n',
  'content/badge-of-many-words.mdx': `# Badge\n\nWords <Badge>${'Words '.repeat(12)}</Badge>\n`,
  'content/longer.md': `# ${LONG}, ${LONG}\n\nWords.\n`,
  'content/index.mdx': BLOCKS,
  'content/raw.md': `# Raw

<details><summary>Raw</summary>Words.</details>

:::details[Written]
Words.
:::

<figure><img src="./a.svg" alt="A"><figcaption>Words.</figcaption></figure>

Words.

## Table

| a | b |
| - | - |
| c | d |

## Code

    code
`,
  'content/addresses.md': ADDRESSES,
  'content/readme-of-others.md': README,
  'content/tall.mdx': TALL,
  'content/kept.mdx': `# Kept\n\n<Tabs group="kept">\n<Tab label="Short">\n\nWords.\n\n</Tab>\n<Tab label="Long">\n\n${'Words.\n\n'.repeat(20)}</Tab>\n</Tabs>\n\n## Below\n\n${'Words.\n\n'.repeat(40)}`,
  'content/changed.md': CHANGED,
  'content/lines.mdx': LINES,
  'content/films.mdx':
    '# Films\n\n<video src="./film.mp4" width="1280" height="720" controls></video>\n\n<audio src="./film.mp4" controls></audio>\n\n<Frame />\n',
  'content/film.mp4': '',
  'content/fields.mdx':
    '# Fields\n\n<Endpoint method="GET" path="/users/{id}" />\n\n<ParamTable>\n<Param name="id" in="path" type="string">Words.</Param>\n<Param name="id" in="path" type="string, or a list of strings">Words.</Param>\n</ParamTable>\n',
  'content/icons.mdx':
    '# Icons\n\n| a | b |\n| - | - |\n| ![yes](./small.svg) yes | yes <img src="./small.svg" alt="" /> |\n\n<Card title="A" icon="./icon.svg" />\n',
  'content/small.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>',
  'content/paths.md': `# Paths

\`\`\`sh title="/etc/hosts/"
ls
\`\`\`

\`\`\`sh title=".env"
ls
\`\`\`

\`\`\`sh title="مثال"
ls
\`\`\`

عنوان https://a.example/b/ هنا
`,
  'content/notes.md': '# Notes\n\nOne[^a], and again[^a].\n\n:::details[More]\nWords.\n:::\n\n[^a]: Words.\n',
  'content/commands.md': `# Commands\n\n| Command | What it does to the files of a folder, and when it does so |\n| - | - |\n| \`acme build [folder]\` | ${'Words and words. '.repeat(20)} |\n`,
  'content/formula.mdx': `# Formula\n\n<Formula />\n`,
  'site/components.tsx': `import { Zoom } from 'docsgen';
export const TallDrawing = () => <Zoom name="a list"><svg viewBox="0 0 300 3000" width="300" height="3000" /></Zoom>;
const terms = Array.from({ length: 60 }, (_, index) => <mi key={index}>x</mi>);
export const Frame = () => <><iframe title="A map" width="1280" height="300" /><textarea cols={120} /></>;
export const Formula = () => <math display="block"><mfrac><mi>a</mi><mfrac><mi>b</mi><mi>c</mi></mfrac></mfrac>{terms}</math>;
`,
  'content/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"/>',
};

/** How far each block is from what stands above it, in pixels. */
const gapsAbove = (blocks: Locator) =>
  blocks.evaluateAll((all) =>
    all.map(
      (block) =>
        block.getBoundingClientRect().top - (block.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
    ),
  );

const boxOf = (page: Page, selector: string, index = 0) =>
  page
    .locator(selector)
    .nth(index)
    .evaluate((one) => {
      const { left, right, top, bottom, height } = one.getBoundingClientRect();
      return { left, right, top, bottom, height };
    });

describe('blocks of pages', () => {
  const site = createTestSite(FILES);
  const readers = beforeJourneys(() => readersOf(site, 'preview'));

  // All but the first ended where lines of text do.
  journey('of a step, code, a callout and details end at the same edge', readers, async (open) => {
    const { page } = await open('/');
    const ends = await Promise.all(
      ['.code-block', '.callout', 'details'].map((block) => boxOf(page, `.steps ${block}`)),
    );
    assert.equal(new Set(ends.map(({ right }) => right)).size, 1);
  });

  // The table was closer, and details.
  journey('of a step, all blocks are as far from the text above them', readers, async (open) => {
    const { page } = await open('/');
    const blocks = page.locator('.steps li > :is(.code-block, .callout, .table-scroll, details, .endpoint)');
    assert.deepEqual(await gapsAbove(blocks), [20, 20, 20, 20, 20]);
  });

  // The table was closer.
  journey('a table and code are as far from a heading above them', readers, async (open) => {
    const { page } = await open('/raw/');
    assert.deepEqual(await gapsAbove(page.locator('.heading + :is(.table-scroll, .code-block)')), [20, 20]);
  });

  journey('cards have titles of one color, links or not', readers, async (open) => {
    const { page } = await open('/');
    const colors = await page
      .locator('.card-title')
      .evaluateAll((titles) => titles.map((title) => getComputedStyle(title.firstElementChild ?? title).color));
    assert.deepEqual([colors.length, new Set(colors).size], [2, 1]);
  });

  journey('a default stands apart from a list above it', readers, async (open) => {
    const { page } = await open('/');
    const [list, initial] = [await boxOf(page, '.field ul'), await boxOf(page, '.field-default')];
    assert.ok(initial.top - list.bottom >= 12, `${initial.top - list.bottom} px`);
  });

  journey('the fields of a field stand further in than it', readers, async (open) => {
    const { page } = await open('/');
    const names = page.locator('.field-name');
    const edge = (name: string) => names.filter({ hasText: name }).evaluate((one) => one.getBoundingClientRect().left);
    assert.ok((await edge('inner')) - (await edge('outer')) >= 16);
    // They ended where lines of text do, before the lines of the fields around them.
    assert.equal((await boxOf(page, '.field .field')).right, (await boxOf(page, '.field')).right);
  });

  // The one that was open stood further from the one before it.
  journey('on paper, panels of tabs are as far from each other', readers, async (open) => {
    const { page } = await open('/');
    await page.locator('.tab', { hasText: 'Second' }).click();
    await page.locator('.tab[aria-selected="true"]', { hasText: 'Second' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const [first, second, third] = await page
      .locator('.tab-panel-title')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
    assert.equal(Math.round((second ?? 0) - (first ?? 0)), Math.round((third ?? 0) - (second ?? 0)));
    const gap = (second ?? 0) - (await boxOf(page, '.tab-panel')).bottom;
    assert.ok(gap >= 16, `${gap} px`);
  });

  journey(
    'on paper, short code in a table keeps its words whole, and long code fits the sheet',
    readers,
    async (open) => {
      const { page } = await open('/', { viewport: { width: 680, height: 960 } });
      await page.emulateMedia({ media: 'print' });
      const lines = await page
        .locator('td code')
        .evaluateAll((codes) =>
          codes.map((code) => `${code.textContent?.slice(0, 13)} ${code.getClientRects().length}`),
        );
      assert.deepEqual(lines.slice(0, 2), ['this.propName 1', 'string[] 1']);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    },
  );

  // The sheet cut off the rest of them.
  journey('on paper, a table of long addresses fits the sheet', readers, async (open) => {
    const { page } = await open('/addresses/', { viewport: { width: 680, height: 960 } });
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    const lines = await page.locator('td:first-child, td:last-child').evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getClientRects().length;
      }),
    );
    assert.deepEqual(lines, Array(6).fill(1));
  });

  // It stood there twice.
  journey('on paper, nothing leads back from a footnote, and nothing can be opened', readers, async (open) => {
    const { page } = await open('/notes/');
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.footnotes').isVisible(), true);
    assert.equal(await page.locator('.data-footnote-backref').first().isVisible(), false);
    const markers = await page
      .locator('summary')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar, '::before').content));
    assert.ok(markers.length > 0 && markers.every((marker) => marker === 'none'), markers.join());
  });

  journey('on paper, the address of a link follows its words, unless they are the address', readers, async (open) => {
    const { page } = await open('/addresses/');
    await page.emulateMedia({ media: 'print' });
    const behind = await page
      .locator('td a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    assert.equal(behind[0], 'none');
    assert.match(behind[1] ?? '', /https?:/);
  });

  // They were as wide as the longest of their words.
  journey('beside a column of long addresses or code the others stay in sight', readers, async (open) => {
    for (const [path, column] of [
      ['/addresses/', 2],
      ['/', 1],
    ] as const) {
      const { page } = await open(path, { viewport: { width: 1440, height: 900 } });
      const table = '.prose > .table-scroll';
      const [box, cell] = [await boxOf(page, table), await boxOf(page, `${table} td`, column)];
      assert.ok(cell.left < box.right - 100, `${path}: ${cell.left}, ${box.right}`);
    }
  });

  // Where an edge fell between two columns, nothing told of the next one.
  journey('a table that scrolls has a shadow at the edge behind which it goes on', readers, async (open) => {
    const { page } = await open('/', { viewport: { width: 320, height: 700 } });
    const box = page.locator('.prose > .table-scroll');
    await box.scrollIntoViewIfNeeded();
    const pictures = async () => {
      const { left, right, line } = await box.evaluate((one) => {
        const { left, right } = one.getBoundingClientRect();
        return { left, right, line: one.querySelector('td')?.getBoundingClientRect().bottom ?? 0 };
      });
      const pictureFrom = (x: number) => page.screenshot({ clip: { x, y: Math.round(line) - 6, width: 2, height: 2 } });
      return [(await pictureFrom(left + 2)).toString('hex'), (await pictureFrom(right - 4)).toString('hex')];
    };
    const [plain, shadow] = await pictures();
    await box.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }));
    const [first, last] = await pictures();
    assert.notEqual(shadow, plain);
    assert.notEqual(first, plain);
    assert.equal(last, plain);
  });

  // Where a row ends at the lower edge of its box, nothing else tells that others follow.
  journey('a table longer than the screen has a shadow at the edge below which it goes on', readers, async (open) => {
    const { page } = await open('/', { viewport: { width: 320, height: 200 } });
    await addStyles(page, '.table-scroll * { visibility: hidden }');
    const box = page.locator('.prose > .table-scroll');
    await box.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const pictureAbove = async (rest: number) => {
      const { left, right, bottom } = await boxOf(page, '.prose > .table-scroll');
      const clip = { x: Math.round((left + right) / 2), y: Math.floor(bottom) - rest, width: 2, height: 2 };
      return (await page.screenshot({ clip })).toString('hex');
    };
    const plain = await pictureAbove(60);
    assert.notEqual(await pictureAbove(4), plain);
    await box.evaluate((one) => one.scrollTo({ top: one.scrollHeight, behavior: 'instant' }));
    assert.equal(await pictureAbove(4), plain);
  });

  // What has no paragraph lay on the bar, and left an empty line below it.
  journey(
    'details of plain words are as high as others, and their words stand below the bar',
    readers,
    async (open) => {
      const { page } = await open('/raw/');
      const [raw, written] = [await boxOf(page, '.prose details', 0), await boxOf(page, '.prose details', 1)];
      assert.equal(raw.height, written.height);
      await page.locator('.prose summary', { hasText: 'Raw' }).click();
      const bar = await boxOf(page, '.prose summary');
      const words = await page
        .locator('.prose details')
        .first()
        .evaluate((details) => {
          const range = document.createRange();
          range.selectNodeContents(details.lastChild ?? details);
          return range.getBoundingClientRect().top;
        });
      assert.ok(words >= bar.bottom, `${words} < ${bar.bottom}`);
    },
  );

  journey('a caption stands apart from its picture, and is quieter than the text', readers, async (open) => {
    const { page } = await open('/raw/');
    const [picture, caption] = [await boxOf(page, 'figure img'), await boxOf(page, 'figcaption')];
    assert.ok(caption.top - picture.bottom >= 8, `${caption.top - picture.bottom} px`);
    const colors = await page
      .locator('figcaption, .prose > p')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color));
    assert.equal(new Set(colors).size, 2);
  });

  // What other generators have in their Markdown.
  describe('that are HTML', () => {
    const gapBetween = async (page: Page, above: string, below: string) =>
      (await boxOf(page, below)).top - (await boxOf(page, above)).bottom;

    journey('stand apart from what is above them', readers, async (open) => {
      const { page } = await open('/foreign/');
      assert.equal(await gapBetween(page, '.prose > p', '.prose > div:not([class])'), 16);
      assert.equal(await gapBetween(page, '.prose > div:not([class])', 'dl'), 16);
      assert.equal(await gapBetween(page, '.prose > p:has(+ .zoom)', '.prose > .zoom'), 16);
    });

    journey('have the definitions of terms further in, and the terms apart', readers, async (open) => {
      const { page } = await open('/foreign/');
      const [term, words, next] = [await boxOf(page, 'dt'), await boxOf(page, 'dd'), await boxOf(page, 'dt', 1)];
      assert.deepEqual([words.left - term.left, words.top - term.bottom, next.top - words.bottom], [24, 0, 12]);
    });

    // On a phone the whole page scrolled sideways.
    journey('scroll within their box where their lines are long', readers, async (open) => {
      const { page } = await open('/foreign/', { viewport: { width: 320, height: 700 } });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
      assert.equal(await page.locator('.prose pre').evaluate((box) => box.scrollWidth > box.clientWidth), true);
    });
  });

  // On a phone the whole page scrolled sideways.
  journey(
    'a formula that is wider than the screen scrolls by itself, and nothing of it is cut',
    readers,
    async (open) => {
      const { page } = await open('/formula/', { viewport: { width: 320, height: 700 } });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
      const hidden = await page.locator('math').evaluate((formula) => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = formula;
        return { isWider: scrollWidth > clientWidth, below: scrollHeight - clientHeight };
      });
      assert.deepEqual(hidden, { isWider: true, below: 0 });
    },
  );

  // It hung above the words.
  journey('an icon among words stands in the middle of their line', readers, async (open) => {
    const { page } = await open('/foreign/');
    // The browser of these readers shows no pictures, and their words are higher.
    await page.locator('li .zoom > img').evaluate((image) => {
      const icon = document.createElement('span');
      icon.style.cssText = 'display: block; width: 8px; height: 8px';
      image.replaceWith(icon);
    });
    const [icon, line] = [await boxOf(page, 'li .zoom'), await boxOf(page, '.prose li')];
    const offset = (icon.top + icon.bottom) / 2 - (line.top + line.bottom) / 2;
    assert.ok(Math.abs(offset) <= 3, `${offset} px`);
  });

  // It hung from the line.
  journey('a badge behind a heading is as much in its middle as one in a text', readers, async (open) => {
    const { page } = await open('/badges/');
    const [inText = 99, inHeading = 0] = await page.locator('.prose .badge').evaluateAll((badges) =>
      badges.map((badge) => {
        const words = document.createRange();
        words.selectNode(badge.previousSibling ?? badge);
        const [line, { top, bottom }] = [words.getBoundingClientRect(), badge.getBoundingClientRect()];
        return (top + bottom) / 2 - (line.top + line.bottom) / 2;
      }),
    );
    assert.ok(Math.abs(inHeading - inText) <= 0.5, `${inText}, ${inHeading}`);
  });

  // The page was as wide as it.
  journey('a badge of many words is broken on a phone', readers, async (open) => {
    const { page } = await open('/badge-of-many-words/', { viewport: { width: 320, height: 700 } });
    const { right } = await boxOf(page, '.prose .badge');
    assert.ok(right <= 320, `${right} px`);
  });

  journey('headings of each level look unlike those of any other', readers, async (open) => {
    const { page } = await open('/foreign/');
    const looks = await page
      .locator('.prose :is(h4, h5, h6)')
      .evaluateAll((headings) =>
        headings.map((one) => `${getComputedStyle(one).fontSize} ${getComputedStyle(one).color}`),
      );
    assert.deepEqual([looks.length, new Set(looks).size], [3, 3]);
  });

  // One with code, or with a letter below the line, was further from the next one.
  journey('a line is as high as others, whatever stands in it', readers, async (open) => {
    const { page } = await open('/lines/');
    for (const lines of ['.prose > p', '.field-text']) {
      const [plain, mixed] = [await boxOf(page, lines), await boxOf(page, lines, 1)];
      assert.equal(mixed.height, plain.height, lines);
    }
  });

  // Without a type it was closer to both.
  journey(
    'the name of a field is as far from the line above and the text below as any other',
    readers,
    async (open) => {
      const { page } = await open('/lines/');
      const heights = await page.locator('.field > dt').evaluateAll((all) => all.map((one) => one.clientHeight));
      assert.deepEqual([heights.length, new Set(heights).size], [3, 1], heights.join());
    },
  );

  journey('the words of a task begin where those of other items do', readers, async (open) => {
    const { page } = await open('/lines/');
    const [item = 0, task = 99] = await page.locator('.prose li').evaluateAll((items) =>
      items.map((one) => {
        const words = document.createRange();
        const text = [...one.childNodes].find((node) => node.textContent?.includes('Item')) ?? one;
        words.setStart(text, text.textContent?.indexOf('I') ?? 0);
        words.setEndAfter(text);
        return words.getBoundingClientRect().left;
      }),
    );
    assert.ok(Math.abs(task - item) <= 1, `${task - item} px`);
  });

  // Keys stopped at each of a hundred samples once more, where there was nothing to do.
  journey('the tab key comes to code behind its button only where the code scrolls', readers, async (open) => {
    const { page } = await open('/lines/');
    await page.focus('.copy-button');
    await until(page, () => document.querySelector('pre')?.tabIndex === -1);
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.closest('.prose')), null);
    await page.setViewportSize({ width: 320, height: 700 });
    await until(page, () => document.querySelector('pre')?.tabIndex === 0);
    await page.keyboard.press('Shift+Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'PRE');
    // It keeps the focus where it no longer scrolls.
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'PRE');
  });

  // The heads of all rows that had scrolled by lay on top of each other there.
  journey('one row of a table stays at its top while the others scroll by', readers, async (open) => {
    const { page } = await open('/foreign/');
    const atTop = await page
      .locator('.table-scroll')
      .nth(1)
      .evaluate((box) => {
        box.scrollTo({ top: 700, behavior: 'instant' });
        const { top } = box.getBoundingClientRect();
        return [...box.querySelectorAll('th')]
          .filter((head) => Math.abs(head.getBoundingClientRect().top - top) < 3)
          .map(({ textContent }) => textContent);
      });
    assert.deepEqual(atTop, ['Both']);
  });

  journey(
    'each row of a table has a line above it, also above its head; the first has the edge',
    readers,
    async (open) => {
      const { page } = await open('/foreign/');
      const lines = await page
        .locator('.table-scroll tr')
        .evaluateAll((rows) =>
          rows
            .slice(0, 4)
            .map(({ children }) => [...children].map((cell) => getComputedStyle(cell).borderBlockStartWidth).join()),
        );
      assert.deepEqual(lines, ['0px,0px', '0px', '1px,1px', '1px,1px']);
    },
  );

  // It stood in the middle of all its lines, and the slashes in the middle of readers.
  journey('the button beside a long path stands beside its first line', readers, async (open) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 700 },
    ]) {
      const { page } = await open('/a/b/c/', { viewport });
      const middles = await page
        .locator('.breadcrumbs li:first-child, .copy-page')
        .evaluateAll((ones) =>
          ones.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
        );
      assert.equal(middles.length, 2);
      assert.ok(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0)) <= 1, `${middles}`);
      assert.ok((await boxOf(page, '.breadcrumbs')).height > 50);
    }
  });

  // They stood beside its middle, as high as a finger needs.
  journey('the slashes of a path stand beside the first line of long names', readers, async (open) => {
    const { page } = await open('/a/b/c/', { viewport: { width: 390, height: 700 } });
    const offsets = await page.locator('.breadcrumbs li:has(a:not([aria-label]))').evaluateAll((items) => {
      document.documentElement.style.setProperty('--target', '44px');
      const linesOf = (node: Node) => {
        const words = document.createRange();
        words.selectNodeContents(node);
        return [...words.getClientRects()];
      };
      return items.map((item) => {
        const lines = linesOf(item.lastElementChild ?? item);
        // What stands before an element has no place that a script can ask for.
        const { alignSelf, lineHeight } = getComputedStyle(item, '::before');
        const slash = document.createElement('b');
        slash.textContent = '/';
        Object.assign(slash.style, { alignSelf, lineHeight, fontWeight: 'inherit' });
        item.prepend(slash);
        const [place] = linesOf(slash);
        slash.remove();
        return [lines.length, Math.abs((place?.top ?? 0) - (lines[0]?.top ?? 99))];
      });
    });
    assert.ok(
      offsets.some(([lines = 0]) => lines > 1),
      `${offsets}`,
    );
    for (const [, offset = 99] of offsets) assert.ok(offset <= 3, `${offsets}`);
  });

  // The picture stood alone in its line.
  journey('a long name begins in the line of the picture before it', readers, async (open) => {
    for (const [path, width] of [
      ['/longer/', 680],
      ['/a/b/', 320],
    ] as const) {
      const { page } = await open(path, { viewport: { width, height: 700 } });
      const [picture, name] = [await boxOf(page, '.breadcrumbs li', 0), await boxOf(page, '.breadcrumbs li', 1)];
      assert.ok(name.height > 1.5 * picture.height, 'the name is in several lines');
      assert.ok(Math.abs(name.top - picture.top) <= 3, `${path}: ${picture.top}, ${name.top}`);
    }
  });

  // The round corners of the block cut it, and the button lay on its end.
  journey('the frame of code without a bar is whole', readers, async (open) => {
    const { page } = await open('/plain/');
    const code = page.locator('.code-block > pre');
    await page.focus('.copy-button');
    await page.keyboard.press('Tab');
    assert.equal(await code.evaluate((one) => one.matches(':focus-visible')), true);
    const corners = await code.evaluate((one) => {
      const { borderStartStartRadius, borderEndEndRadius } = getComputedStyle(one);
      return [borderStartStartRadius, borderEndEndRadius];
    });
    assert.deepEqual(corners, ['12px', '12px']);
    assert.ok((await boxOf(page, '.code-block > [data-island]')).right <= (await boxOf(page, 'pre')).right - 2);
  });

  // Its words stood above its picture.
  journey('the words of a path stand in one line with its picture', readers, async (open) => {
    const { page } = await open('/foreign/', { viewport: { width: 1440, height: 900 } });
    const middles = await page.locator('.breadcrumbs li').evaluateAll((items) =>
      [items[0]?.querySelector('.icon'), items[1]].map((node) => {
        const range = document.createRange();
        if (node?.nodeName === 'LI') range.selectNodeContents(node);
        else if (node) range.selectNode(node);
        const { top, bottom } = range.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    assert.ok((middles[1] ?? 0) > 0, 'a name is there');
    assert.ok(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0)) <= 1.5, `${middles}`);
  });

  // The edge of a phone, or of a sheet, cut off their first digits.
  journey('long numbers of a list are within the page, on paper those of two digits, too', readers, async (open) => {
    const startOf = (page: Page, list: number, number: string) =>
      page
        .locator('.prose ol')
        .nth(list)
        .evaluate((one, text) => {
          const context = document.createElement('canvas').getContext('2d');
          if (context === null) throw new Error('no canvas');
          context.font = getComputedStyle(one).font;
          const words = document.createRange();
          words.selectNodeContents(one.children[0] ?? one);
          return words.getBoundingClientRect().left - context.measureText(text).width;
        }, `${number}. `);
    const isWithin = async (page: Page, list: number, number: string) => {
      const left = await startOf(page, list, number);
      assert.ok(left >= 0, `${number}: ${left} px`);
    };
    const { page } = await open('/listed/', { viewport: { width: 390, height: 700 } });
    await isWithin(page, 0, '1000');
    await page.emulateMedia({ media: 'print' });
    await isWithin(page, 0, '1000');
    await isWithin(page, 1, '10');
  });

  // The next one stood as close to it as its text would.
  journey('a section without words is as far from the next one as others', readers, async (open) => {
    const { page } = await open('/listed/');
    const gaps = await page
      .locator('.prose > .heading')
      .evaluateAll((ones) =>
        ones.slice(1).map((one) => Math.round(Number.parseFloat(getComputedStyle(one).marginTop))),
      );
    assert.deepEqual(gaps, [48, 48, 20, 20, 20, 32, 48]);
  });

  // All of the page was printed in small letters, and long headings broke in the middle of the sheet.
  journey('on paper, tables of many columns and long headings have the whole sheet', readers, async (open) => {
    const { page } = await open('/listed/', { viewport: { width: 680, height: 960 } });
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    assert.equal((await boxOf(page, '.prose > .heading')).right, (await boxOf(page, '.table-scroll')).right);
  });

  // It had the lines of the source.
  journey('on paper, words in a table stand in lines as on the screen', readers, async (open) => {
    const { page } = await open('/listed/', { viewport: { width: 680, height: 960 } });
    const screen = (await boxOf(page, '.table-scroll td', 10)).height;
    await page.emulateMedia({ media: 'print' });
    const paper = (await boxOf(page, '.table-scroll td', 10)).height;
    assert.ok(paper <= screen, `${paper} > ${screen}`);
  });

  // On a phone in large text it lay below the button.
  journey('the language of code in a narrow place ends before the button that copies it', readers, async (open) => {
    const { page } = await open('/listed/', { viewport: { width: 195, height: 420 } });
    const shown = await page
      .locator('.code-language')
      .evaluate((one) => [one.scrollWidth > one.clientWidth, getComputedStyle(one).overflowX]);
    assert.deepEqual(shown, [true, 'clip']);
  });

  // Its shadow came through at the edge, as a thin line.
  journey(
    'a row of tabs that does not scroll has no shadow, also on a screen that is scaled',
    readers,
    async (open) => {
      const { page } = await open('/', { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 });
      await page.locator('.tab-list').scrollIntoViewIfNeeded();
      const { left, top } = await boxOf(page, '.tab-list');
      const pictureAt = async (x: number) =>
        (await page.screenshot({ clip: { x, y: Math.round(top) + 10, width: 2, height: 2 } })).toString('hex');
      assert.equal(await pictureAt(Math.floor(left) - 1), await pictureAt(Math.floor(left) - 9));
      assert.equal(await pictureAt(Math.floor(left) + 1), await pictureAt(Math.floor(left) - 9));
    },
  );

  // A row that ended between two tabs looked as if it had no others.
  journey('a row of tabs has a shadow at the edge behind which it goes on', readers, async (open) => {
    const { page } = await open('/', { viewport: { width: 160, height: 700 } });
    const row = page.locator('.tab-list');
    await row.scrollIntoViewIfNeeded();
    const pictures = async () => {
      const { left, right, top } = await boxOf(page, '.tab-list');
      const pictureFrom = (x: number) => page.screenshot({ clip: { x, y: Math.round(top) + 1, width: 2, height: 2 } });
      return [(await pictureFrom(left + 1)).toString('hex'), (await pictureFrom(right - 4)).toString('hex')];
    };
    const [plain, shadow] = await pictures();
    await row.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }));
    const [first, last] = await pictures();
    assert.notEqual(shadow, plain);
    assert.notEqual(first, plain);
    assert.equal(last, plain);
  });

  // It was a tenth as wide as on the page.
  journey('the numbers of lines are seen, and not heard before each of them', readers, async (open) => {
    const { page } = await open('/tall/');
    const content = await page
      .locator('.line')
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').content);
    assert.match(content, /^"\s*1" \/ ""$/);
  });

  // It stood in three lines beside a sentence that had most of the width.
  journey(
    'a command in a table stands in one line where there is room, and heads of columns on readers',
    readers,
    async (open) => {
      const { page } = await open('/commands/');
      const lines = () => page.locator('td code').evaluate((code) => code.getClientRects().length);
      assert.equal(await lines(), 1);
      await page.setViewportSize({ width: 320, height: 700 });
      assert.ok((await lines()) > 1);
      // The head of the first column stood far above the line that it belongs to.
      const ends = await page.locator('th').evaluateAll((heads) =>
        heads.map((head) => {
          const words = document.createRange();
          words.selectNodeContents(head);
          return Math.round(words.getBoundingClientRect().bottom);
        }),
      );
      assert.equal(ends[0], ends[1]);
    },
  );

  // Its ground alone was that of the line.
  journey('a text that is marked in an added line has a frame', readers, async (open) => {
    const { page } = await open('/changed/');
    const frame = await page.locator('.added mark').evaluate((mark) => getComputedStyle(mark).boxShadow);
    assert.match(frame, /^rgb.* 1px$/);
  });

  journey('a sign stands clear of the first letter of its line', readers, async (open) => {
    const { page } = await open('/changed/');
    const gaps = await page.locator('.warned').evaluateAll((lines) =>
      lines.map((line) => {
        const sign = getComputedStyle(line, '::after');
        const words = document.createRange();
        words.selectNodeContents(line);
        const edge = line.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(line).borderLeftWidth);
        const end = edge + Number.parseFloat(sign.left) + Number.parseFloat(sign.width);
        return words.getBoundingClientRect().left - end;
      }),
    );
    assert.ok((gaps[0] ?? 0) >= 3, `${gaps}`);
  });

  // They were heard after the line; and of a warning and an error only the colors said which is which.
  journey('the sign of a line is heard before it, and says more than its color', readers, async (open) => {
    const { page, context } = await open('/changed/');
    const session = await context.newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    const heard = nodes.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => name?.value?.trim());
    const before = ['left', 'came', 'gone', 'here', 'slow', 'bad'].map((name) => heard[heard.indexOf(name) - 1]);
    assert.deepEqual(before, ['−', '+', '−', '+', '!', '×']);
    assert.equal(heard.filter((text) => text === '−').length, 2);
    const seen = await page
      .locator('.line')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').content[1]));
    assert.deepEqual(seen, ['o', '−', '+', '−', '+', '!', '×']);
  });

  // The room for its number had pushed it out of the block: only colors told what is inserted from what is deleted.
  journey('an inserted line that is numbered and may wrap has its sign', readers, async (open) => {
    const { page } = await open('/tall/');
    await page.locator('.line.added').scrollIntoViewIfNeeded();
    const { left, top } = await boxOf(page, '.line.added');
    const picture = async () =>
      (await page.screenshot({ clip: { x: left + 3, y: Math.round(top), width: 12, height: 16 } })).toString('hex');
    const withSign = await picture();
    await addStyles(page, '.line.added::after { content: none !important; }');
    assert.notEqual(withSign, await picture());
  });

  journey(
    'right to left, the way back from a footnote leads to the right, its number after it',
    readers,
    async (open) => {
      const { page } = await open('/notes/');
      const drawn = () =>
        page
          .locator('.data-footnote-backref')
          .last()
          .evaluate((link) => {
            const number = link.querySelector('sup') ?? link;
            const [arrow, digit] = [link, number].map((one) => new DOMMatrix(getComputedStyle(one).transform).a);
            const middle = (one: Element) => one.getBoundingClientRect().left + one.getBoundingClientRect().width / 2;
            return { arrow, digit: (arrow ?? 0) * (digit ?? 0), after: Math.sign(middle(number) - middle(link)) };
          });
      assert.deepEqual(await drawn(), { arrow: 1, digit: 1, after: 1 });
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      assert.deepEqual(await drawn(), { arrow: -1, digit: 1, after: -1 });
    },
  );

  // It stood above the word beside it.
  // Of a drawing of four squares, the outer corners were gone.
  journey('a picture that is the icon of a card is small, and whole', readers, async (open) => {
    const { page } = await open('/icons/');
    const icon = page.locator('.card-icon img');
    const { height, width } = (await icon.boundingBox()) ?? {};
    assert.deepEqual([width, height], [24, 24]);
    assert.equal(await icon.evaluate((image) => getComputedStyle(image).borderRadius), '0px');
  });

  journey('an icon stands in the line of a cell, too', readers, async (open) => {
    const { page } = await open('/icons/');
    const styles = await page.locator('td > img').evaluateAll((icons) =>
      icons.map((icon) => {
        const { display, verticalAlign, marginTop } = getComputedStyle(icon);
        return [display, verticalAlign, marginTop].join(' ');
      }),
    );
    assert.deepEqual(styles, ['inline-block middle 0px', 'inline-block middle 0px']);
    assert.equal(await page.locator('.zoom-button').count(), 0);
  });

  // The set came to its choice after the page had been scrolled, and the browser held what it had on screen by then.
  journey('Back and a reload return to where the reader was below a set that is as chosen', readers, async (open) => {
    const { page } = await open('/kept/');
    const isChosen = () => page.locator('[role=tab][aria-selected=true]', { hasText: 'Long' }).waitFor();
    const isBack = () => until(page, () => Math.abs(scrollY - 1200) < 2);
    await page.locator('[role=tab]', { hasText: 'Long' }).click();
    await isChosen();
    await page.evaluate(() => scrollTo(0, 1200));
    await scrollSettled(page);
    await page.locator('.site-name').click();
    await arrivedAt(page, '/');
    await page.goBack();
    await isChosen();
    await scrollSettled(page);
    await isBack();
    await page.reload();
    await isChosen();
    await scrollSettled(page);
    await isBack();
  });

  for (const how of ['a link', 'an address'])
    journey(`${how} leads to its heading below a set that is as chosen`, readers, async (open) => {
      const { page } = await open('/kept/', {
        reducedMotion: 'no-preference',
        // As in Safari, which does not hold what is on screen.
        before: (page) =>
          page.addInitScript(() => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('* { overflow-anchor: none }');
            document.adoptedStyleSheets = [sheet];
          }),
      });
      const isChosen = () => page.locator('[role=tab][aria-selected=true]', { hasText: 'Long' }).waitFor();
      await page.locator('[role=tab]', { hasText: 'Long' }).click();
      await isChosen();
      await page.goto('/');
      if (how === 'an address') await page.goto('/kept/#below');
      else
        await page.evaluate(() => {
          const link = document.createElement('a');
          link.href = '/kept/#below';
          document.querySelector('.prose')?.append(link);
          link.click();
        });
      await isChosen();
      await scrollSettled(page);
      await until(page, () => {
        const { top = 0 } = document.getElementById('below')?.getBoundingClientRect() ?? {};
        return top > 60 && top < 140;
      });
    });

  journey('a tall picture is no smaller when it is enlarged', readers, async (open) => {
    const { page } = await open('/tall/');
    await page.locator('.zoom-button').click();
    const [enlarged, drawing] = [await boxOf(page, '.zoom-dialog > svg'), await boxOf(page, '.zoom > svg')];
    assert.ok(enlarged.height >= drawing.height, `${enlarged.height} < ${drawing.height}`);
  });

  // Of a hundred lines and more they began before the code.
  /** Where pieces of the first two numbered lines begin, of which the first is in several. */
  const startsIn = async (page: Page, block: string) => {
    const starts = await page.locator(`${block} .line`).evaluateAll((lines) =>
      lines.slice(0, 2).flatMap((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return [...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => Math.round(left));
      }),
    );
    assert.ok(starts.length > 2);
    return new Set(starts);
  };

  journey('lines of code that are broken go on where the code begins, whatever their number', readers, async (open) => {
    const { page } = await open('/tall/');
    assert.equal((await startsIn(page, '.code-block')).size, 1);
  });

  // They went on below their number.
  journey('on paper, so do the lines of code that scroll on the screen', readers, async (open) => {
    const { page } = await open('/numbered/', { viewport: { width: 680, height: 960 } });
    await page.emulateMedia({ media: 'print' });
    assert.equal((await startsIn(page, '.code-block')).size, 1);
  });

  // With a union of many values, or a generic one, the page was wider than a phone.
  journey('a long type without spaces is broken where the screen is narrow', readers, async (open) => {
    const { page } = await open('/tall/', { viewport: { width: 320, height: 700 } });
    const [type, main] = [await boxOf(page, '.field-type'), await boxOf(page, 'main')];
    assert.ok(type.right <= main.right, `${type.right} > ${main.right}`);
  });

  // A film as wide as a screen made the page scroll sideways.
  journey('films and frames are as wide as the text, and as high as belongs to that', readers, async (open) => {
    const { page } = await open('/films/', { viewport: { width: 390, height: 700 } });
    const prose = await boxOf(page, '.prose');
    for (const part of ['video', 'iframe', 'audio', 'textarea']) {
      const { right } = await boxOf(page, part);
      assert.ok(right <= prose.right, `${part}: ${right} > ${prose.right}`);
    }
    const family = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((one) => getComputedStyle(one).fontFamily);
    assert.equal(await family('textarea'), await family('.prose'));
    assert.notEqual(await page.locator('video').evaluate((film) => getComputedStyle(film).borderRadius), '0px');
    const film = await boxOf(page, 'video');
    assert.ok(Math.abs((film.right - film.left) / film.height - 16 / 9) < 0.05, JSON.stringify(film));
  });

  // It stood at the other end of the line.
  journey('right to left, the path of a call begins beside its method', readers, async (open) => {
    const { page } = await open('/fields/');
    const gap = await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      const path = document.createRange();
      path.selectNodeContents(document.querySelector('.endpoint-path') ?? document.body);
      const method = document.querySelector('.method')?.getBoundingClientRect();
      return (method?.left ?? 0) - path.getBoundingClientRect().right;
    });
    assert.ok(gap > 0 && gap < 20, `${gap} px`);
  });

  // On a page shown in another language, as on one that is not translated, it pointed against its words.
  journey('the arrow of closed details points along their words', readers, async (open) => {
    const { page } = await open('/raw/');
    const turns = await page.evaluate(() => {
      const prose = document.querySelector<HTMLElement>('.prose') ?? document.body;
      const bar = prose.querySelector('summary') ?? prose;
      return [
        ['ltr', 'ltr'],
        ['rtl', 'rtl'],
        ['rtl', 'ltr'],
        ['ltr', 'rtl'],
      ].map(([around = '', within = '']) => {
        document.documentElement.dir = around;
        prose.dir = within;
        return getComputedStyle(bar, '::before').rotate;
      });
    });
    assert.deepEqual(turns, ['-45deg', '135deg', '-45deg', '135deg']);
  });

  // `/etc/hosts` was shown as `etc/hosts/`.
  journey('right to left, a path above code and a bare address are read as they are written', readers, async (open) => {
    const { page } = await open('/paths/', { viewport: { width: 1280, height: 800 } });
    const drawn = await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      return [...document.querySelectorAll('.prose figcaption, .prose a[data-bare]')].map((one) => {
        const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const edges: number[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (let at = 0; at < (node as Text).length; at += 1) {
            const letter = document.createRange();
            letter.setStart(node, at);
            letter.setEnd(node, at + 1);
            edges.push(letter.getBoundingClientRect().right);
          }
        const words = document.createRange();
        words.selectNodeContents(one);
        const { right } = one.getBoundingClientRect();
        const gap = Math.round(right - words.getBoundingClientRect().right);
        return { isLeftToRight: edges.every((edge, at) => at === 0 || edge > (edges[at - 1] ?? 0)), gap };
      });
    });
    assert.deepEqual(drawn, [
      { isLeftToRight: true, gap: 16 },
      { isLeftToRight: true, gap: 16 },
      { isLeftToRight: false, gap: 16 },
      { isLeftToRight: true, gap: 0 },
    ]);
  });

  // It stood at the other end, beside the language of the code.
  journey('left to right, a title above code begins on the left in any script', readers, async (open) => {
    const { page } = await open('/paths/', { viewport: { width: 1280, height: 800 } });
    const gaps = await page.locator('.prose figcaption').evaluateAll((titles) =>
      titles.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return Math.round(words.getBoundingClientRect().left - one.getBoundingClientRect().left);
      }),
    );
    assert.deepEqual(gaps, [16, 16, 16]);
  });

  // A line began with it.
  journey('the dot before the place of a field stands between two words, and nowhere else', readers, async (open) => {
    const { page } = await open('/fields/', { viewport: { width: 320, height: 700 } });
    const starts = await page.locator('.field').evaluateAll((fields) =>
      fields.map((field) => {
        const range = document.createRange();
        range.selectNodeContents(field.querySelector('.field-place') ?? field);
        const name = field.querySelector('.field-name')?.getBoundingClientRect();
        return Math.round(range.getBoundingClientRect().left - (name?.left ?? 0));
      }),
    );
    assert.ok((starts[0] ?? 0) > 50, `${starts[0]} px`);
    assert.equal(starts[1], 0);
    const edge = await page
      .locator('.field dt')
      .nth(1)
      .evaluate((line) => getComputedStyle(line).overflowX);
    assert.equal(edge, 'clip');
  });

  describe('of a README', () => {
    // A paragraph in the middle stood further left than the badges in a division below it.
    journey('stand in the middle and at the end of one width', readers, async (open) => {
      const { page } = await open('/readme-of-others/', { viewport: { width: 1280, height: 800 } });
      const [words, divided] = [await boxOf(page, 'p > b'), await boxOf(page, 'div > p > strong')];
      assert.ok(Math.abs(words.left - divided.left) <= 1, `${words.left} and ${divided.left}`);
      const [link, prose] = [await boxOf(page, '.prose a[href="#second"]'), await boxOf(page, '.prose')];
      assert.ok(Math.abs(link.right - prose.right) <= 1, `${link.right} and ${prose.right}`);
    });

    // Each had a line of its own.
    journey('have icons in the line of a heading, and of an item', readers, async (open) => {
      const { page } = await open('/readme-of-others/');
      const displays = await page
        .locator(':is(h2, li) > img')
        .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).display));
      assert.deepEqual(displays, ['inline-block', 'inline-block']);
    });

    // The line below the link was seen between the words alone, which were black.
    journey('underline lower words of a link where these stand, in its color', readers, async (open) => {
      const { page } = await open('/readme-of-others/');
      const [link, lower, bold] = await page.locator('.prose :is(a[href^="https:"], sub, sub b)').evaluateAll((parts) =>
        parts.map((part) => {
          const { color, display, textDecorationLine } = getComputedStyle(part);
          return { color, display, textDecorationLine };
        }),
      );
      assert.deepEqual(lower, { color: link?.color, display: 'inline-block', textDecorationLine: 'underline' });
      assert.equal(bold?.color, link?.color);
    });

    // It began lower than the words beside it, and had as much room below.
    journey('have code in a cell as far from its edges as words', readers, async (open) => {
      const { page } = await open('/readme-of-others/');
      const [cell, code] = [await boxOf(page, '.prose td'), await boxOf(page, '.prose td > .code-block')];
      assert.ok(code.top - cell.top <= 14, `${code.top - cell.top} px`);
      assert.ok(cell.bottom - code.bottom <= 14, `${cell.bottom - code.bottom} px`);
    });

    journey('have a second title apart from the words above it', readers, async (open) => {
      const { page } = await open('/readme-of-others/');
      const [above, title] = [await boxOf(page, '.prose > p:has(sub)'), await boxOf(page, 'div.h1')];
      assert.ok(title.top - above.bottom >= 32, `${title.top - above.bottom} px`);
    });
  });
});
