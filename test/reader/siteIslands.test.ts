import assert from 'node:assert/strict';
import { before, describe } from 'node:test';
import { createTestSite } from '../site/site.ts';
import { arrivedAt, isMarked, journey, markWindow, type Readers, readersOf } from './reader.ts';

const FILES = {
  'content/index.mdx': '# Home\n\nGo to [figures](/figures/).\n\n<Figure name="first" hydrate="load" />\n',
  'content/figures.mdx': `# Figures\n\n<Figure name="near" hydrate="visible" />\n\n<Figure name="asked" />\n\n${'Words.\n\n'.repeat(100)}<Figure name="far" hydrate="visible" inline />\n`,
  'site/config.ts': "export const config = { base: '/docs/' };\n",
  'site/components.tsx': `import { Island } from 'docsgen';
import { Figure as Drawn } from './islands/Figure';
export const Figure = ({ name, ...how }) => <Island name="Figure" props={{ name }} {...how}><Drawn name={name} /></Island>;
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
    let readers: Readers | undefined;
    const theirs = () => readers as Readers;
    before(async () => {
      readers = await readersOf(site, command);
    });

    journey('come to life at once, in view, or when a reader turns to them, as they ask', theirs, async (open) => {
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
      await figure('far').scrollIntoViewIfNeeded();
      await figure('far').getByText('drawn').waitFor();
    });
  });
}
