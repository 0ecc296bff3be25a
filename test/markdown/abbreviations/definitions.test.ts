import assert from 'node:assert/strict';
import { it } from 'node:test';
import { definitionsIn, mayDefine, withoutDefinitions } from '../../../src/markdown/abbreviations/definitions.ts';

it('each definition is a line, which indented ones go on with', () => {
  const text = '*[HTML]: Hyper Text\n  Markup\tLanguage\n*[W3C]:World Wide Web Consortium\n*[API key]:\n';
  assert.deepEqual(definitionsIn(text), [
    { term: 'HTML', meaning: 'Hyper Text Markup Language', label: '*[HTML]:', offset: 0 },
    { term: 'W3C', meaning: 'World Wide Web Consortium', label: '*[W3C]:', offset: 38 },
    { term: 'API key', meaning: '', label: '*[API key]:', offset: 71 },
  ]);
  assert.deepEqual(
    definitionsIn('A\n> *[B]: C\n  *[D]: E').map(({ term, meaning, offset }) => [term, meaning, offset]),
    [
      ['B', 'C', 4],
      ['D', 'E', 14],
    ],
  );
  assert.equal(withoutDefinitions(text), '');
  assert.equal(withoutDefinitions(`Words\n${text}`), 'Words');
});

it('other brackets define nothing', () => {
  for (const text of ['*[a](b)*', '[a]: /b/', '\\*[a]: b', '- *[a]: b', '*[]: b', '*[ ]: b', '*[a[b]]: c'])
    assert.deepEqual(definitionsIn(text), [], text);
});

it('only a file with such a line may define', () => {
  const isIn = (body: string) => mayDefine({ file: 'a.md', body });
  assert.equal(isIn('Words.\n\n*[HTML]: Hyper Text\n'), true);
  assert.equal(isIn('> *[HTML]: Hyper Text\n'), true);
  assert.equal(isIn('Words *[HTML](/a/)* and [a]: b\n'), false);
});
