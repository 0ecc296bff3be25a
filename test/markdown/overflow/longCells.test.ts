import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { elementsWith } from '../../parsedHtml.ts';

const SENTENCE = 'Events run one after the other, at most one a second; more wait.';

const classesIn = (text: string, path = 'page.md') => {
  const { html, diagnostics } = compileText(text, { path });
  assert.deepEqual(diagnostics, []);
  return elementsWith(html, 'td').map(({ attributes }) => attributes.class);
};

describe('cells of sentences', () => {
  it('are marked in tables of three columns and more', () => {
    const row = `| 1 | ${SENTENCE} | *${SENTENCE}* |`;
    assert.deepEqual(classesIn(`| ${SENTENCE} | b | c |\n|---|---|---|\n${row}\n`), [
      undefined,
      'cell-long',
      'cell-long',
    ]);
  });

  it('keep the classes that they are given', () => {
    const cells = `<td className="one two">${SENTENCE}</td><td>b</td><td>c</td>`;
    const table = `<table><tbody><tr>${cells}</tr></tbody></table>`;
    assert.deepEqual(classesIn(table, 'page.mdx'), ['one two cell-long', undefined, undefined]);
  });

  it('are not marked where there are two columns, which have room for them', () => {
    assert.deepEqual(classesIn(`| a | b |\n|---|---|\n| 1 | ${SENTENCE} |\n`), [undefined, undefined]);
  });
});

// Each column of a mark would be as wide as one of words: tables of rules and of browsers ran out of the page.
describe('cells of marks', () => {
  it('are marked in tables of many columns, where they hold a few letters or nothing', () => {
    const row = '| no-eval | Words of a sentence | ✅ |  | 🔧 💡 | [*yes*](#x) | none |';
    const table = `## X\n\n| a | b | c | d | e | f | g |\n|---|---|---|---|---|---|---|\n${row}\n`;
    const short = 'cell-short';
    assert.deepEqual(classesIn(table), [undefined, undefined, short, short, short, short, short]);
  });

  it('are none that show a picture or a component, whose column could lose all its width', () => {
    const row = '| ![a](https://a.example/b.png) | 1 | 2 | 3 | 4 |';
    const [first, second] = classesIn(`| a | b | c | d | e |\n|---|---|---|---|---|\n${row}\n`);
    assert.deepEqual([first, second], [undefined, 'cell-short']);
    const table = '| <Badge text="A long label" /> | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n';
    assert.equal(classesIn(`${table}| <Badge text="A long label" /> | 1 | 2 | 3 | 4 |\n`, 'page.mdx')[0], undefined);
  });

  it('are not marked where there are few columns', () => {
    assert.deepEqual(classesIn('| a | b | c | d |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |\n'), Array(4).fill(undefined));
  });
});

// A command stood in three lines beside a sentence that had most of the width.
describe('cells of a command', () => {
  const rowOf = (...cells: readonly string[]) =>
    classesIn([cells, cells.map(() => '---'), cells].map((row) => `| ${row.join(' | ')} |\n`).join(''));

  it('are marked where it has its share of the line', () => {
    assert.deepEqual(rowOf('`acme build [folder]`', 'Words'), ['cell-whole', undefined]);
    assert.deepEqual(rowOf('`acme build [folder] to`', 'a', 'b', 'c')[0], undefined);
  });

  // A browser breaks it behind each dash: half of the codes in a table stood in two lines.
  it('are marked where it has dashes, too, and where it is a link', () => {
    const link = (text: string) => `[\`${text}\`](https://acme.example)`;
    assert.deepEqual(rowOf('`dry-run`', link('dry-run'), link('dry')), ['cell-whole', 'cell-whole', undefined]);
  });

  it('are none that hold a word, or more than code', () => {
    assert.deepEqual(rowOf('`acme`', '`acme build`, `dev`', '`acme build` builds'), Array(3).fill(undefined));
  });
});

// On paper all code in tables broke within its words, also where the sheet had room for them.
describe('cells of code', () => {
  const code = (length: number) => `\`${'a'.repeat(length)}\``;
  const tableOf = (cells: readonly string[]) => [cells, cells.map(() => '---'), cells].map(rowOf).join('\n');
  const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

  it('may break where they are longer than their share of a sheet', () => {
    const breaks = 'cell-breaks';
    assert.deepEqual(classesIn(tableOf([code(36), code(37)])), [undefined, breaks]);
    assert.deepEqual(classesIn(tableOf([code(18), `*${code(19)}*`, 'b', 'c'])), [
      undefined,
      breaks,
      undefined,
      undefined,
    ]);
  });

  it('may not where their words are short', () => {
    assert.deepEqual(classesIn(tableOf([`\`${'ab '.repeat(30)}\``, 'a'.repeat(36)])), [undefined, undefined]);
  });

  it('may with all their text, where a piece of it is longer: browsers break addresses at few places', () => {
    const short = `https://a.example/${'path-'.repeat(20)}?a=${'b'.repeat(30)}`;
    const classes = [undefined, 'cell-breaks-text'];
    assert.deepEqual(classesIn(tableOf([short, `*${'a'.repeat(37)}*`])), classes);
    assert.deepEqual(classesIn(tableOf(['and/or', 'path/'.repeat(8)])), classes);
    assert.deepEqual(classesIn(tableOf(['a', `\`b\` https://a.example/${'c'.repeat(37)}`])), classes);
  });

  it('may hold any number of words', () =>
    assert.deepEqual(classesIn(tableOf([`\`${'a '.repeat(150_000)}b\``, 'c'])), [undefined, undefined]));
});

// In one line, they made narrow tables scroll whose cells had room.
describe('the heads of a table', () => {
  const headsOf = (...heads: readonly string[]) => {
    const rows = [heads, heads.map(() => '---'), heads.map(() => 'x')];
    const { html } = compileText(rows.map((row) => `| ${row.join(' | ')} |\n`).join(''));
    return elementsWith(html, 'th').map(({ attributes }) => attributes.class);
  };

  it('stay in one line where all of them have room for that', () => {
    assert.deepEqual(headsOf('Name', 'Default value', 'Description'), [undefined, undefined, undefined]);
    assert.deepEqual(headsOf('Property with a long heading', 'Type of the thing'), [undefined, undefined]);
  });

  it('may break where they have not', () => {
    const long = ['Error code of the platform', 'Maximum number of retries', 'Time between two attempts'];
    assert.deepEqual(headsOf(...long), Array(3).fill('cell-long'));
    assert.deepEqual(headsOf(...Array(7).fill('Known as')), Array(7).fill('cell-long'));
  });
});
