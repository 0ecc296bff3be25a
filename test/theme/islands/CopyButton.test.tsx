import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { highlightCode } from '../../../src/markdown/highlight/highlightCode.ts';
import { CopyButton } from '../../../src/theme/islands/CopyButton.tsx';
import { find } from '../../client/browser.ts';
import { drawn, shownIsland } from './shownIsland.tsx';

const BLOCK = '<figure class="code-block">*<pre><code>';

/** The button of a code block with this HTML, and what it has copied. `copy` refuses where it throws. */
function shown(code: string, copy: () => void = () => {}) {
  const root = shownIsland(<CopyButton />, `${BLOCK}${code}</code></pre></figure>`);
  const copied: string[] = [];
  const writeText = async (text: string) => {
    copy();
    copied.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  const click = () => {
    find('button').click();
    return drawn();
  };
  return { root, copied, click };
}

/** What the button of a code block with this HTML copies. */
async function copiedFrom(code: string): Promise<unknown> {
  const { root, copied, click } = shown(code);
  await click();
  root.unmount();
  return copied[0];
}

describe('the button of a code block', () => {
  it('copies the code without lines and words that are taken out, and without the last line feed', async () => {
    const code =
      '<span class="line removed">let a\n</span><span class="line added" data-line="2">let <del>x</del><ins>b</ins>\n</span><span class="line">let c<span class="code-note"> ①</span>\n</span>';
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
    const written = highlightCode("$ cat <<'EOF' >a.txt\none\n\ntwo\nEOF\n$ ls\na.txt\n", 'console');
    assert.equal(await copiedFrom(written), "cat <<'EOF' >a.txt\none\n\ntwo\nEOF\nls");
    const docker = 'FROM a\nRUN npm ci\n';
    assert.equal(await copiedFrom(highlightCode(docker, 'dockerfile')), docker.trimEnd());
  });

  it('says of each copy for half a second that it was made, and that aloud', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { root, copied, click } = shown('let a');
    const pass = (timeMs: number) => {
      mock.timers.tick(timeMs);
      return drawn();
    };
    const words = () => [find('button').textContent, find('button').classList.contains('copied')];
    assert.deepEqual(words(), ['', false]);
    await click();
    await pass(499);
    assert.deepEqual(words(), ['Copied', true]);
    assert.equal(find('#_status').textContent, 'Copied');
    await click();
    await pass(499);
    assert.deepEqual([...words(), copied.length], ['Copied', true, 2]);
    await pass(1);
    assert.deepEqual(words(), ['', false]);
    root.unmount();
  });

  it('selects the code where the browser refuses, and says so', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const refusals = [false, true];
    const { root, click } = shown('let <b>a</b>', () => {
      if (refusals.shift()) throw new Error('refused');
    });
    await click();
    assert.equal(String(getSelection()), '');
    getSelection()?.selectAllChildren(find('#_status'));
    // What was said of the copy before is not true of this one.
    await click();
    assert.equal(find('button').classList.contains('copied'), false);
    mock.timers.tick(50);
    assert.match(find('#_status').textContent ?? '', /did not allow copying/);
    assert.equal(String(getSelection()), 'let a');
    root.unmount();
  });

  it('copies the path of an endpoint', async () => {
    const root = shownIsland(<CopyButton label="Copy path" />, '<div class="endpoint"><code>/v1/a</code>*</div>');
    let text: string | undefined;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (copied: string) => (text = copied) } });
    assert.equal(find('button').title, 'Copy path');
    find('button').click();
    await drawn();
    assert.equal(text, '/v1/a');
    root.unmount();
  });
});
