import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { conflictMarks } from '../../src/content/conflictMarks.ts';
import { readSource } from '../../src/content/readSources.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const CONFLICT = '<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> other\n';

describe('conflictMarks', () => {
  const placesOf = (text: string) => conflictMarks('a.md', text).map(({ place }) => place);

  it('tells of the first conflict, with the base of both or without', () => {
    assert.deepEqual(placesOf(`# A\n\n${CONFLICT}\n${CONFLICT}`), [
      { file: 'a.md', line: 3, column: 1, endColumn: 13 },
    ]);
    assert.equal(placesOf(CONFLICT.replace('=======', '||||||| base\nNone\n=======')).length, 1);
  });

  it('says nothing of a conflict in a code block, nor of a line that is none', () => {
    assert.deepEqual(placesOf(`\`\`\`\`diff\n\`\`\`\n${CONFLICT}\`\`\`\`\n`), []);
    assert.equal(placesOf(`\`\`\`\na\n\`\`\`\n${CONFLICT}`).length, 1);
    assert.deepEqual(placesOf('<<<<<<< HEAD\n\ntext\n'), []);
    assert.deepEqual(placesOf('<<<<<<< HEAD\n\n>>>>>>> quoted\n'), []);
    assert.deepEqual(placesOf('>>>>>>> quoted\n\n<<<<<<< HEAD\n\n```\n>>>>>>> other\n```\n'), []);
    assert.deepEqual(placesOf('A title\n=======\n\nHe wrote <<<<<<< HEAD\n'), []);
  });

  it('tells of a conflict that opens in a code block and reaches out of it', () => {
    const lines = ['<<<<<<< HEAD', 'a', '```', 'Text.', '=======', 'b', '```', 'More.', '>>>>>>> other', ''];
    const opened = (...more: string[]) => placesOf(['```js', ...more].join('\n'))[0]?.line;
    assert.equal(opened(...lines), 2);
    assert.equal(opened('<<<<<<< HEAD', 'a', '=======', 'b', '```', 'Text.', '>>>>>>> other', ''), 2);
    assert.equal(opened('<<<<<<< HEAD', '```', '=======', '```', '>>>>>>> other', '```', ''), 2);
    // Each mark is shown by itself.
    const shown = ['<<<<<<< HEAD', '=======', '>>>>>>> other'].map((mark) => `${mark}\n\`\`\`\n\n\`\`\`\n`).join('');
    assert.deepEqual(placesOf(`\`\`\`\n${shown}\`\`\`\n`), []);
    assert.deepEqual(placesOf(`\`\`\`\n${shown}\`\`\`\n\n${CONFLICT}`).length, 1);
  });

  it('tells of a conflict beside or within the code of a list item', () => {
    assert.equal(placesOf(`- \`\`\`sh\n  a\n  \`\`\`\n\n${CONFLICT}`).length, 1);
    for (const item of ['1.', '-', '> *']) assert.equal(placesOf(`${item} ~~~\n${CONFLICT}   ~~~\n`).length, 1, item);
  });

  it('is asked of each source that is read, and is all that is said of it', () => {
    const folder = temporaryFolder({ 'a.mdx': `---\n${CONFLICT.replace('One', 'title: A')}---\n\nA {b\n` });
    const source = readSource({ relativePath: 'a.mdx', absolutePath: `${folder}/a.mdx` }, 'content/');
    assert.deepEqual(
      source.diagnostics.map(({ code, place }) => [code, place?.line]),
      [['merge-conflict', 2]],
    );
    assert.equal(source.body, '');
  });
});
