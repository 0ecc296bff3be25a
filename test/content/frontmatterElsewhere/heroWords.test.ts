import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { heroWords } from '../../../src/content/frontmatterElsewhere/heroWords.ts';

describe('heroWords', () => {
  it('are title and description of the page, with what each still lacks', () => {
    const hero = { name: 'A', text: '<b>All</b>\n of it', tagline: 'B' };
    for (const [given, page, title, description] of [
      [hero, {}, ['A: All of it', 'missing'], ['B', 'missing']],
      [hero, { title: 'A', description: 'C' }, ['A: All of it', 'missing'], ['B', 'other']],
      [hero, { title: 'C', description: 'B' }, ['A: All of it', 'other'], ['B', 'same']],
      [{ name: 'A' }, { title: 'A' }, ['A', 'same'], ['', 'same']],
      [{ title: 'A', text: 1 }, {}, ['A', 'missing'], ['', 'same']],
      [true, {}, ['', 'same'], ['', 'same']],
    ] as const) {
      const found = heroWords(given, page);
      assert.deepEqual([found.title.line, found.title.state], title);
      assert.deepEqual([found.description.line, found.description.state], description);
    }
  });
});
