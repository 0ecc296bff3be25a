import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText, type Surroundings } from '../../compileText.ts';
import { elementsWith } from '../../parsedHtml.ts';

const classesOf = (text: string, surroundings: Surroundings = { path: 'page.md' }) =>
  elementsWith(compileText(text, surroundings).html, 'ol').map(({ attributes }) => attributes.class);

describe('numbers of a list', () => {
  for (const parser of ['satteri', 'remark'] as const)
    it(`have room where the last of them are long (${parser})`, () => {
      const inParser = (text: string) => classesOf(text, { path: 'page.md', parser });
      assert.deepEqual(inParser('98. a\n99. b\n'), [undefined]);
      assert.deepEqual(inParser('98. a\n99. b\n100. c\n'), ['digits-3']);
      assert.deepEqual(inParser('999. a\n\n1000. b\n'), ['digits-4']);
      assert.deepEqual(inParser('1. a\n\n   99999. b\n'), [undefined, 'digits-5']);
      assert.deepEqual(inParser('999999999. a\n'), ['digits-6']);
      assert.deepEqual(inParser('1. a\n'.repeat(100)), ['digits-3']);
    });

  it('have room in lists that are HTML, too', () => {
    assert.deepEqual(classesOf('<ol start="1000"><li>a</li></ol>'), ['digits-4']);
    assert.deepEqual(classesOf('<ol start="-12"><li>a</li></ol>'), ['digits-3']);
    assert.deepEqual(classesOf('<ol start="many"><li>a</li></ol>'), [undefined]);
    assert.deepEqual(classesOf('<ol start={1000} className="own"><li>a</li></ol>', { path: 'page.mdx' }), [
      'own digits-4',
    ]);
  });
});
