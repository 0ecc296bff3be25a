import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { copyFrom } from '../../../src/theme/islands/copyFrom.ts';

type Writes = {
  readonly writeText?: (text: string) => Promise<void>;
  readonly write?: (items: readonly Item[]) => Promise<void>;
};

class Item {
  readonly text: Promise<Blob> | undefined;
  constructor(contents: Readonly<Record<string, Promise<Blob>>>) {
    this.text = contents['text/plain'];
  }
}

const scope = globalThis as { ClipboardItem?: unknown };

function give(clipboard: Writes | undefined, item?: unknown): void {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { clipboard } });
  if (item === undefined) delete scope.ClipboardItem;
  else scope.ClipboardItem = item;
}

const answer = (status: number) => mock.method(globalThis, 'fetch', async () => new Response('# Page\n', { status }));

describe('copyFrom', () => {
  afterEach(() => {
    mock.reset();
    delete scope.ClipboardItem;
  });

  it('gives the clipboard a promise, so that the click is not over before the text is there', async () => {
    answer(200);
    let written: Item | undefined;
    give(
      {
        write: async ([item]) => {
          written = item;
        },
      },
      Item,
    );
    assert.equal(await copyFrom('/docs/a/index.md'), true);
    assert.equal(await (await written?.text)?.text(), '# Page\n');
  });

  it('writes the text itself where there is no other way', async () => {
    answer(200);
    let written = '';
    give({
      writeText: async (text) => {
        written = text;
      },
    });
    assert.equal(await copyFrom('/docs/a/index.md'), true);
    assert.equal(written, '# Page\n');
  });

  it('says so when the page cannot be had, or copying is refused', async () => {
    answer(404);
    give({ write: async ([item]) => void (await item?.text) }, Item);
    assert.equal(await copyFrom('/none.md'), false);
    give({ writeText: () => Promise.reject(new Error('refused')) });
    assert.equal(await copyFrom('/docs/a/index.md'), false);
    give(undefined);
    assert.equal(await copyFrom('/docs/a/index.md'), false);
  });
});
