import assert from 'node:assert/strict';
import { it } from 'node:test';
import { siteIn } from '../../siteIn.ts';

it('a notebook is told of, unless a page links to it', async () => {
  const site = await siteIn({
    'content/index.md': '# Home\n\nSee [the data](./my%20data.ipynb) and [more](/a/more.ipynb).\n',
    'content/my data.ipynb': '{}',
    'content/a/more.ipynb': '{}',
    'content/a/page.ipynb': '{}',
  });
  const told = site.diagnostics().filter(({ code }) => code === 'unread-file');
  assert.deepEqual(
    told.map(({ place }) => place?.file),
    ['content/a/page.ipynb'],
  );
  assert.match(told[0]?.hint ?? '', /`jupyter nbconvert --to markdown`/);
});
