import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { CopyButton } from '../../../src/theme/islands/CopyButton.tsx';
import { mountIsland } from '../../../src/theme/islands/mountIsland.tsx';
import { find, openBrowser } from '../../client/browser.ts';

it('the button of a code block copies the code without lines and words that are taken out, and without the last line feed', async () => {
  const island = `<span data-island="CopyButton" data-props="{}">${renderToStaticMarkup(<CopyButton />)}</span>`;
  const code =
    '<span class="line removed">let a\n</span><span class="line added" data-line="2">let <del>x</del><ins>b</ins>\n</span><span class="line">let c\n</span>';
  openBrowser(`<figure class="code-block">${island}<pre><code>${code}</code></pre></figure>`);
  const copied = new Promise((resolve) => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => resolve(text) } });
  });
  const root = mountIsland(find('[data-island]'), CopyButton);
  await new Promise((resolve) => setTimeout(resolve, 20));
  find('button').click();
  assert.equal(await copied, 'let b\nlet c');
  root.unmount();
  assert.match(find('code').textContent ?? '', /let a/);
});
