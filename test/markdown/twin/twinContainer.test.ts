import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { twinOf } from './twinOf.ts';

describe('a container in the twin of a page', () => {
  it('is written as GitHub writes callouts', () => {
    assert.equal(twinOf(':::note\nWords.\n:::'), '> [!NOTE]\n> Words.');
    assert.equal(
      twinOf(':::danger[A *title*]\nOne {LIMIT}\n\n- two\n:::'),
      '> [!CAUTION]\n> **A *title***\n>\n> One 512KB\n>\n> - two',
    );
    assert.equal(twinOf('> [!TIP]\n> Words.'), '> [!TIP]\n> Words.');
  });

  it('stays what is opened by a click', () => {
    for (const [title, shown] of [
      ['[More *words*]', 'More *words*'],
      ['', 'Details'],
    ])
      assert.equal(
        twinOf(`:::details${title}\nOne {LIMIT}\n:::`),
        `<details>\n<summary>${shown}</summary>\n\nOne 512KB\n\n</details>`,
      );
  });

  it('is what it holds where it is unknown', () => assert.equal(twinOf(':::nope\nWords.\n:::'), 'Words.'));

  it('names the blocks of a code group above them', () =>
    assert.equal(
      twinOf(':::code-group\n```sh [npm]\nnpm install\n```\n\n```sh [pnpm]\npnpm add\n```\n:::'),
      '**npm**\n\n```sh [npm]\nnpm install\n```\n\n**pnpm**\n\n```sh [pnpm]\npnpm add\n```',
    ));

  it('leaves the words of a code group as they are', () =>
    assert.equal(
      twinOf(':::code-group\nOne of:\n\n```sh [npm]\nnpm install\n```\n:::'),
      'One of:\n\n**npm**\n\n```sh [npm]\nnpm install\n```',
    ));

  // Each doubled the time, when it was written twice.
  it('writes code groups that never end, each of which holds the next, once', () => {
    const groups = Array.from({ length: 40 }, (_, at) => `:::code-group\n\`\`\`js [${at}]\n${at};\n\`\`\``);
    const twin = twinOf(groups.join('\n\n'));
    assert.equal(twin.match(/^\*\*\d+\*\*$/gm)?.length, 40);
  });
});
