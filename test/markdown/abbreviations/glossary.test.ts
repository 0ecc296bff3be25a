import assert from 'node:assert/strict';
import { it } from 'node:test';
import { glossaryFaults, glossaryUse, readGlossary } from '../../../src/markdown/abbreviations/glossary.ts';
import type { PagePlugins } from '../../../src/markdown/plugins/pagePlugins.ts';
import { contextAround, sourceOf } from '../../compileText.ts';

const glossaryOf = (text: string) => readGlossary(sourceOf('_glossary.md', text));

it('a glossary is a file with definitions, of which the first counts', () => {
  const glossary = glossaryOf('# Words\n\nOf the trade.\n\n*[HTML]: Hyper Text\n*[HTML]: Another\n*[API]:\n');
  assert.deepEqual([...(glossary?.meanings ?? [])], [['HTML', 'Hyper Text']]);
  assert.equal(glossaryOf('# Words\n\n- HTML: Hyper Text\n'), undefined);
});

it('what stands in a comment or a sample of a glossary is none', () => {
  const text = '<!-- *[A]: B\n*[HTML]: Old -->\n*[HTML]: Hyper Text\n\n```md\n*[HTML]: Shown\n```\n\n~~~\n*[E]:\n';
  assert.deepEqual([...(glossaryOf(text)?.meanings ?? [])], [['HTML', 'Hyper Text']]);
  assert.deepEqual(glossaryFaults(sourceOf('_glossary.md', text)), []);
  const [fault] = glossaryFaults(sourceOf('_glossary.md', `${text.split('~~~')[0]}*[X]:\n`));
  assert.equal(fault?.place?.line, 9);
});

it('what it says of some texts is found however these are written', () => {
  const { sumOf } = glossaryOf('*[API key]: One\n*[API]: Two\n*[R&D <x>]: Three\n*[a_b]: Four\n') ?? assert.fail();
  assert.equal(sumOf(['Nothing of it.']), '');
  assert.equal(sumOf(['> An API\n> key']), 'API key: One\nAPI: Two');
  assert.equal(sumOf(['Of R&amp;D &lt;x>', 'and a\\_b']), 'R&D <x>: Three\na_b: Four');
  const other = glossaryOf('*[z. B.]: One\n*[A>B]: Two\n*[B.]: Three\n*[.]: Four\n*[z. B. x]: Five\n') ?? assert.fail();
  for (const space of ['&nbsp;', '\u00a0'])
    assert.equal(other.sumOf([`z.${space}B.`]), 'z. B.: One\nB.: Three\n.: Four', space);
  assert.equal(other.sumOf(['A&gt;B']), 'A>B: Two');
  // What other references to characters stand for may be in any term.
  for (const text of ['&copy;', 'z.&#160;B.', '&#x41;>B']) assert.equal(other.sumOf([text]), other.hash, text);
});

it('tells of definitions that say nothing, or something else than the first', () => {
  const text = '*[HTML]: Hyper Text\n*[HTML]: Hyper Text\n*[CSS]:\n*[HTML]: Another\n';
  assert.deepEqual(
    glossaryFaults(sourceOf('_glossary.md', text)).map(({ code, message, place }) => [code, message, place?.line]),
    [
      ['unread-markup', 'Nothing stands behind `*[CSS]:`.', 3],
      ['lost-definition', '`*[HTML]:` is defined on line 1 already, and this definition is not used.', 4],
    ],
  );
});

it('a page may take from it what stands in its source, front matter, partials and constants', () => {
  const source = sourceOf('a.mdx', '---\ntitle: T1\n---\n\nT2 {LIMIT}\n');
  const surroundings = {
    files: {
      '_glossary.md': ['T1', 'T2', 'T3', 'T4', 'T5'].map((term) => `*[${term}]: Meaning\n`).join(''),
      '_part.md': 'T3\n',
    },
    constants: { LIMIT: 'T4', OTHER: 'T5' },
  };
  const use = (more = {}) =>
    glossaryUse(
      { source, includes: [{ path: '_part.md', hash: '' }], constants: ['LIMIT'] },
      contextAround(source, { ...surroundings, ...more }),
    );
  assert.equal(use()?.sum, 'T1: Meaning\nT2: Meaning\nT3: Meaning\nT4: Meaning');
  // A plugin may write anything.
  assert.equal(use({ plugins: {} as PagePlugins })?.sum, use()?.hash);
  assert.equal(use({ files: {} }), undefined);
});
