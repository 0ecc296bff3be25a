import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { highlightCode } from '../../../src/markdown/highlight/highlightCode.ts';
import { CopyButton } from '../../../src/theme/islands/CopyButton.tsx';
import { mountIsland } from '../../../src/theme/islands/mountIsland.tsx';
import { find, openBrowser } from '../../client/browser.ts';

/** What the button of a code block with this HTML copies. */
async function copiedFrom(code: string): Promise<unknown> {
  const island = `<span data-island="CopyButton" data-props="{}">${renderToStaticMarkup(<CopyButton />)}</span>`;
  openBrowser(`<figure class="code-block">${island}<pre><code>${code}</code></pre></figure>`);
  const copied = new Promise((resolve) => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => resolve(text) } });
  });
  const root = mountIsland(find('[data-island]'), CopyButton);
  await new Promise((resolve) => setTimeout(resolve, 20));
  find('button').click();
  const text = await copied;
  root.unmount();
  return text;
}

describe('the button of a code block', () => {
  it('copies the code without lines and words that are taken out, and without the last line feed', async () => {
    const code =
      '<span class="line removed">let a\n</span><span class="line added" data-line="2">let <del>x</del><ins>b</ins>\n</span><span class="line">let c\n</span>';
    assert.equal(await copiedFrom(code), 'let b\nlet c');
    assert.match(find('code').textContent ?? '', /let a/);
  });

  it('copies of a session what is typed', async () => {
    const session = '$ npm install a \\\n    --save\nadded 3 packages\n$ ls\nreadme.md\n';
    const typed = 'npm install a \\\n    --save\nls';
    assert.equal(await copiedFrom(highlightCode(session, 'console')), typed);
    const marks = new Map([[3, 'highlighted' as const]]);
    assert.equal(await copiedFrom(highlightCode(session, 'console', { marks, firstNumber: undefined })), typed);
    assert.equal(await copiedFrom(highlightCode('>>> a = (\n... 1)\n>>> a\n1\n', 'pycon')), 'a = (\n1)\na');
    assert.equal(await copiedFrom(highlightCode('no prompt\n', 'console')), 'no prompt');
    const docker = 'FROM a\nRUN npm ci\n';
    assert.equal(await copiedFrom(highlightCode(docker, 'dockerfile')), docker.trimEnd());
  });
});
