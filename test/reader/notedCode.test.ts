import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { createTestSite } from '../site/site.ts';
import { assertAccessible } from './axe.ts';
import { beforeJourneys, journey, readersOf } from './reader.ts';

const LONG = `send('${'a/long/address/'.repeat(20)}');`;

const FILES = {
  'content/index.md': `# Notes\n\n\`\`\`js\nlet a = 1; // (1)!\n${LONG} // (2)!\n\`\`\`\n\n1. One.\n2. Two.\n`,
  'content/diff.md': '# Diff\n\n```diff\n+a # (1)!\n-b # (2)!\n```\n\n1. One.\n2. Two.\n',
};

describe('a sample with notes, served by docsgen preview', () => {
  const readers = beforeJourneys(() => readersOf(createTestSite(FILES), 'preview'));

  journey('shows the number of each, also of a line that is cut off', readers, async (open) => {
    for (const width of [1280, 390]) {
      const { page } = await open('/', { viewport: { width, height: 700 } });
      await assertAccessible(page, { part: 'main' });
      const code = await page.locator('.code-block pre').boundingBox();
      for (const number of ['①', '②']) {
        const note = await page.locator('.code-note', { hasText: number }).boundingBox();
        assert.ok(code && note && note.x + note.width <= code.x + code.width, `${number} ${width}`);
      }
    }
  });

  journey('shows them behind the words of a diff, on its ground', readers, async (open) => {
    const { page } = await open('/diff/');
    const shown = await page.locator('.code-block .line').evaluateAll((lines) =>
      lines.map((line) => {
        const [words, note] = [...line.children].map((part) => part.getBoundingClientRect());
        const [ground, own] = [line, line.children[1] ?? line].map((one) => getComputedStyle(one).backgroundColor);
        return words && note && note.left - words.right < 10 && words.width < 100 && ground === own;
      }),
    );
    assert.deepEqual(shown, [true, true]);
  });

  journey('is copied without the numbers, by its button and by hand', readers, async (open) => {
    const { page } = await open('/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('.copy-button').first().click();
    await page.locator('.copy-button.copied').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `let a = 1;\n${LONG}`);
    const selected = await page.locator('.code-block code').evaluate((code) => {
      getSelection()?.selectAllChildren(code);
      return `${getSelection()}`;
    });
    assert.doesNotMatch(selected, /[①②]/);
  });
});
