import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { createTestSite } from '../site/site.ts';
import { beforeJourneys, isMarked, journey, markWindow, readersOf } from './reader.ts';
import { arrivedAt, listening } from './waits.ts';

const FILES = {
  'content/index.mdx': '# Home\n\nGo to [figures](/figures/).\n\n<Figure name="first" hydrate="load" />\n',
  'content/figures.mdx': `# Figures\n\n<Figure name="near" hydrate="visible" />\n\n<Figure name="asked" />\n\n${'Words.\n\n'.repeat(100)}<Figure name="far" hydrate="visible" inline />\n`,
  'content/counted.mdx': '# Counted\n\nOld words.\n\n<Counter from={1} />\n',
  'content/faulty.mdx': '# Faulty\n\n<Faulty />\n',
  'content/unlike.mdx': '# Unlike\n\n<Where />\n',
  'content/tabbed.mdx':
    '# Tabbed\n\n<Tabs>\n<Tab label="One">First words.</Tab>\n<Tab label="Two">Second words.</Tab>\n</Tabs>\n',
  'site/config.ts': "export const config = { base: '/docs/' };\n",
  'site/components.tsx': `import { Island } from 'docsgen';
import { Counter as Counting } from './islands/Counter';
import { Faulty as Broken } from './islands/Faulty';
import { Figure as Drawn } from './islands/Figure';
import { Where as There } from './islands/Where';
export const Counter = (props) => <Island name="Counter" props={props}><Counting {...props} /></Island>;
export const Faulty = () => <Island name="Faulty"><Broken /></Island>;
export const Where = () => <Island name="Where" hydrate="load"><There /></Island>;
export const Figure = ({ name, ...how }) => <Island name="Figure" props={{ name }} {...how}><Drawn name={name} /></Island>;
`,
  'site/islands/Counter.tsx': `import { useState } from 'react';
export function Counter({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  return <button className="count" onClick={() => setCount(count + 1)}>{count}</button>;
}
`,
  'site/islands/Faulty.tsx': `function fail() {
  throw new Error('not today');
}
export const Faulty = () => <button onClick={fail}>Fail</button>;
`,
  'site/islands/Where.tsx': `export const Where = () => <b>{typeof document === 'undefined' ? 'at home' : 'abroad'}</b>;
`,
  'site/islands/Figure.tsx': `import { useEffect, useState } from 'react';
export function Figure({ name }: { name: string }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return <b className={name}>{isDrawn ? 'drawn' : 'text'}</b>;
}
`,
};

for (const command of ['dev', 'preview'] as const) {
  describe(`islands of a site, served by docsgen ${command}`, () => {
    const site = createTestSite(FILES);
    const readers = beforeJourneys(() => readersOf(site, command));

    journey('come to life at once, in view, or when a reader turns to them, as they ask', readers, async (open) => {
      const { page } = await open('/docs/');
      const figure = (name: string) => page.locator(`main .${name}`);
      await figure('first').getByText('drawn').waitFor();
      await markWindow(page);
      await page.getByRole('link', { name: 'figures', exact: true }).click();
      await arrivedAt(page, '/docs/figures/');
      assert.equal(await isMarked(page), true);
      await figure('near').getByText('drawn').waitFor();
      assert.equal(await figure('far').textContent(), 'text');
      assert.equal(await figure('asked').textContent(), 'text');
      await figure('asked').hover();
      await figure('asked').getByText('drawn').waitFor();
      // Of controls in it, such as a slider.
      assert.notEqual(await figure('asked').evaluate((drawn) => getComputedStyle(drawn).accentColor), 'auto');
      await figure('far').scrollIntoViewIfNeeded();
      await figure('far').getByText('drawn').waitFor();
    });

    journey('tell their author, who writes them, what they throw in a browser, and where', readers, async (open) => {
      const { page } = await open('/docs/faulty/', { mayThrow: true });
      const thrown = page.waitForEvent('pageerror');
      await page.getByRole('button', { name: 'Fail' }).click();
      const { stack = '' } = await thrown;
      const overlay = page.locator('dialog#docsgen-errors pre');
      if (command === 'preview') {
        assert.doesNotMatch(stack, /at fail /);
        assert.equal(await overlay.count(), 0);
        return;
      }
      await overlay.waitFor();
      assert.match(
        (await overlay.textContent()) ?? '',
        /^In this browser: Error: not today\n\s+at fail .*\/Faulty\..*\.js:\d/,
      );
      await page.keyboard.press('Escape');
      await listening(page);
      site.write('content/faulty.mdx', `${FILES['content/faulty.mdx']}\nMore.\n`);
      await page.getByText('More.').waitFor();
      assert.equal(await overlay.isVisible(), false);
      site.write('site/islands/Faulty.tsx', FILES['site/islands/Faulty.tsx'].replace('throw', 'new'));
      await overlay.waitFor({ state: 'detached' });
    });

    if (command === 'dev') {
      journey(
        'keep their state while their page is written, unless the page renders them anew',
        readers,
        async (open) => {
          const { page } = await open('/docs/counted/');
          await listening(page);
          const counts = page.locator('main .count');
          await counts.click();
          await page.getByText('2', { exact: true }).waitFor();
          const edited = FILES['content/counted.mdx'].replace('Old', 'New');
          site.write('content/counted.mdx', edited);
          await page.getByText('New words.').waitFor();
          assert.deepEqual(await counts.allTextContents(), ['2']);
          site.write('content/counted.mdx', edited.replace('New', '<Counter from={7} />\n\nNew'));
          await page.getByText('7', { exact: true }).waitFor();
          for (const count of await counts.all()) await count.click();
          await page.getByText('8', { exact: true }).waitFor();
          await page.getByText('3', { exact: true }).waitFor();
          site.write('content/counted.mdx', edited.replace('{1}', '{4}'));
          await page.getByText('4', { exact: true }).waitFor();
          assert.deepEqual(await counts.allTextContents(), ['4']);
        },
      );
    }

    // Beside islands of a site, React's development build runs, which tells of what it does not know.
    journey('stand beside tabs, of which nothing is said on the console', readers, async (open) => {
      const { page, consoleErrors } = await open('/docs/tabbed/');
      const closed = () => page.locator('.tab-panel[hidden="until-found"]').allTextContents();
      assert.deepEqual(await closed(), ['TwoSecond words.']);
      for (const [tab, other] of [
        ['Two', 'OneFirst words.'],
        ['One', 'TwoSecond words.'],
      ] as const) {
        await page.getByRole('tab', { name: tab }).click();
        await page.getByRole('tab', { name: tab, selected: true }).waitFor();
        assert.deepEqual(await closed(), [other]);
      }
      assert.deepEqual(consoleErrors, []);
    });

    journey('tell their author in dev where browser and server have rendered something else', readers, async (open) => {
      const { page } = await open('/docs/unlike/', { mayThrow: true });
      await page.locator('main').getByText('abroad').waitFor();
      const overlay = page.locator('dialog#docsgen-errors pre');
      if (command === 'preview') {
        assert.equal(await overlay.count(), 0);
        return;
      }
      await overlay.waitFor();
      assert.match((await overlay.textContent()) ?? '', /Hydration failed.*<Where>.*\+\s+abroad\n-\s+at home/s);
    });
  });
}
