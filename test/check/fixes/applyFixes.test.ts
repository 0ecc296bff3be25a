import assert from 'node:assert/strict';
import { chmodSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { applyFixes, correctText } from '../../../src/check/fixes/applyFixes.ts';
import type { Diagnostic, Fix } from '../../../src/model/diagnostic.ts';
import { heldFor } from '../../heldFor.ts';
import { meanwhile } from '../../meanwhile.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const fix = (line: number, column: number, was: string, text: string, file = 'a.md'): Fix => ({
  place: { file, line, column, endColumn: column + was.length },
  was,
  text,
});

const told = (one: Fix): Diagnostic => ({
  severity: 'error',
  code: 'broken-link',
  message: 'x',
  place: one.place,
  fix: one,
});

describe('correctText', () => {
  it('looks at each correction as often in a long text as in a short one', () => {
    const readsFor = (count: number) => {
      let reads = 0;
      const fixes = Array.from(
        { length: count },
        (_, index): Fix => ({
          place: {
            file: 'a.md',
            get line() {
              reads += 1;
              return index + 1;
            },
            column: 1,
          },
          was: 'a',
          text: 'b',
        }),
      );
      assert.equal(correctText('a\n'.repeat(count), fixes).text, 'b\n'.repeat(count));
      return reads;
    };
    const [some, twice] = [readsFor(200), readsFor(400)];
    assert.ok(twice < 2.5 * some, `${some} and ${twice}`);
  });

  // Each was compared with all others of its line, and each made a copy of the line.
  it('compares each of thousands on one line with those beside it, and not with all', () => {
    const readsFor = (count: number) => {
      let reads = 0;
      const fixes = Array.from(
        { length: count },
        (_, index): Fix => ({
          place: {
            file: 'a.md',
            line: 1,
            get column() {
              reads += 1;
              return 2 * index + 1;
            },
          },
          was: 'a',
          text: 'bb',
        }),
      );
      assert.equal(correctText('a '.repeat(count), fixes).text, 'bb '.repeat(count));
      return reads / count;
    };
    // To sort them takes some more.
    assert.ok(readsFor(2000) <= 5 * readsFor(20));
  });

  it('makes several corrections of a line, whatever their lengths, and leaves the ends of lines', () => {
    const fixes = [fix(1, 1, 'a', 'aaaa'), fix(1, 5, 'c', ''), fix(3, 2, 'e', '{E}')];
    const { text, done } = correctText('a b c\r\n\nde\rf', fixes);
    assert.equal(text, 'aaaa b \r\n\nd{E}\rf');
    assert.deepEqual(done, fixes);
  });

  it('puts in what comes at one place in the order in which it is told of', () => {
    const fixes = [fix(2, 1, '', '/a/: /x/\n'), fix(2, 1, '', '/b/: /x/\n'), fix(2, 1, '', '/c/: /x/\n')];
    assert.equal(correctText('# Old\n', fixes).text, '# Old\n/a/: /x/\n/b/: /x/\n/c/: /x/\n');
  });

  it('ends the lines that it makes as those of the file end', () => {
    assert.equal(correctText('a\r\nb', [fix(2, 1, 'b', 'c\nd')]).text, 'a\r\nc\r\nd');
    assert.equal(correctText('a\r\nb', [fix(2, 1, 'b', 'c\nd\ne')]).text, 'a\r\nc\r\nd\r\ne');
    assert.equal(correctText('a\nb', [fix(1, 1, 'a', 'c\nd')]).text, 'c\nd\nb');
    assert.equal(correctText('a', [fix(1, 1, 'a', 'c\nd')]).text, 'c\nd');
  });

  it('deletes lines, whatever ends them', () => {
    const empty = fix(1, 1, '\n', '');
    const blank = fix(2, 1, '  \n', '');
    assert.equal(correctText('\r\n  \r\na\r\n', [{ ...empty, with: [blank] }, fix(3, 1, 'a', 'b')]).text, 'b\r\n');
    assert.equal(correctText('a\n  b\n', [blank]).text, 'a\n  b\n');
    assert.equal(correctText('a\n  ', [blank]).text, 'a\n  ');
    assert.equal(correctText('a\n  \n', [blank]).text, 'a\n');
  });

  it('corrects the first line behind a byte-order mark, which stays', () =>
    assert.equal(correctText('\ufeffa b\r\nc', [fix(1, 3, 'b', 'd')]).text, '\ufeffa d\r\nc'));

  it('leaves alone what says something else by now, or is not there', () => {
    const fixes = [fix(1, 1, 'b', 'x'), fix(9, 1, 'a', 'x')];
    assert.deepEqual(correctText('a b', fixes), { text: 'a b', done: [] });
  });

  it('makes one correction of words that two want, and each but once', () => {
    const { text, done } = correctText('abcdef', [fix(1, 1, 'abc', 'X'), fix(1, 3, 'cd', 'Y'), fix(1, 3, 'cd', 'Y')]);
    assert.equal(text, 'abYef');
    assert.equal(done.length, 1);
    const twice = [fix(1, 1, '/a', '/a/'), fix(1, 1, '/a', '/a/')];
    assert.equal(correctText('/a', twice).text, '/a/');
    // What is put in wants none, but not within those of another. What ends where the next begins is another word.
    for (const [fixes, corrected] of [
      [[fix(1, 1, 'abc', 'X'), fix(1, 2, '', 'Y')], 'aYbcdef'],
      [[fix(1, 2, 'bc', 'X'), fix(1, 2, '', 'Y')], 'aXdef'],
      [[fix(1, 2, '', 'Y'), fix(1, 2, 'bc', 'X')], 'aYbcdef'],
      [[fix(1, 1, 'abc', 'X'), fix(1, 4, 'd', 'Y')], 'XYef'],
      [[fix(1, 1, 'abc', 'X'), fix(1, 4, '', 'Y')], 'XYdef'],
    ] as const)
      assert.equal(correctText('abcdef', fixes).text, corrected);
  });

  it('gives a page front matter once, and each key in it once: another correction waits for the next round', () => {
    const [label, order] = ['---\nlabel: A\n---\n\n', '---\norder: 1\n---\n\n'].map((yaml) => fix(1, 1, '', yaml));
    assert.deepEqual(correctText('# A\n', [label, order] as Fix[]), { text: `${label?.text}# A\n`, done: [label] });
    const added = [fix(2, 1, '', 'label: A\n'), fix(2, 1, '', 'order: 1\nlabel: B\n'), fix(2, 1, '', 'toc: 3\n')];
    assert.deepEqual(
      correctText('---\ntitle: A\n---\n', added).text.split('\n').sort().join(' '),
      ' --- --- label: A title: A toc: 3',
    );
    const renamed = [fix(2, 1, '', 'label: A\n'), fix(3, 1, 'title', 'label'), fix(4, 1, 'weight', 'order')];
    const words = [fix(1, 3, '', 'Note: A '), fix(2, 3, '', 'Note: B ')];
    assert.equal(correctText('- a\n- b\n', words).text, '- Note: A a\n- Note: B b\n');
    assert.equal(
      correctText('---\ntoc: 3\ntitle: B\nweight: 1\n---\n', renamed).text,
      '---\nlabel: A\ntoc: 3\ntitle: B\norder: 1\n---\n',
    );
  });
});

describe('corrections that belong together', () => {
  it('are made all, or none of them', () => {
    const pair = (was: string): Fix => ({ ...fix(1, 2, 'a', 'b'), with: [fix(3, 3, was, 'b')] });
    assert.equal(correctText('<a>\n\n</a>', [pair('a')]).text, '<b>\n\n</b>');
    assert.equal(correctText('<a>\n\n</a>', [pair('c')]).text, '<a>\n\n</a>');
    assert.equal(correctText('a b', [{ ...fix(1, 1, 'a', 'aa'), with: [fix(1, 3, 'b', 'c')] }]).text, 'aa c');
    const around = [{ ...fix(1, 3, 'c', 'C'), with: [fix(1, 1, 'a', 'A')] }, fix(1, 2, 'b', 'B')];
    assert.equal(correctText('abc', around).text, 'ABC');
    // Another that was there first wants the words of one.
    assert.equal(correctText('<a>\n\n</a>', [fix(1, 1, '<a>', 'x'), pair('a')]).text, '<b>\n\n</b>');
    assert.equal(correctText('<a>\n\n</a>', [fix(1, 2, 'a>', 'x'), pair('a')]).text, '<x\n\n</a>');
  });
});

describe('applyFixes', () => {
  it('changes files, keeps their rights and links, and leaves nothing beside them', {
    skip: process.platform === 'win32',
  }, () => {
    const root = temporaryFolder({ 'content/a.md': 'a\n', 'content/b.md': 'b\n' });
    chmodSync(join(root, 'content/a.md'), 0o640);
    symlinkSync('a.md', join(root, 'content/link.md'));
    const fixes = [fix(1, 1, 'a', 'ä', 'content/link.md'), fix(1, 1, 'x', 'y', 'content/b.md')];
    assert.deepEqual(applyFixes(root, fixes.map(told)), [fixes[0]]);
    assert.equal(readFileSync(join(root, 'content/a.md'), 'utf8'), 'ä\n');
    assert.equal(statSync(join(root, 'content/a.md')).mode & 0o777, 0o640);
    assert.equal(lstatSync(join(root, 'content/link.md')).isSymbolicLink(), true);
    assert.deepEqual(readdirSync(join(root, 'content')), ['a.md', 'b.md', 'link.md']);
  });

  it('waits for a program that holds a file for a moment, as an editor may that has just saved it', (context) => {
    const root = temporaryFolder({ 'a.md': 'a\n' });
    heldFor(3, context);
    assert.equal(applyFixes(root, [told(fix(1, 1, 'a', 'b'))]).length, 1);
    assert.deepEqual([readdirSync(root), readFileSync(join(root, 'a.md'), 'utf8')], [['a.md'], 'b\n']);
  });

  it('leaves what somebody saves, deletes or makes while it corrects, and nothing beside it', (context) => {
    const root = temporaryFolder({ 'a.md': 'one', 'b.md': 'one' });
    const saves = { 'a.md': 'another one', 'b.md': undefined, 'new.md': 'mine' };
    for (const [name, text] of Object.entries(saves)) {
      const path = join(root, name);
      const act = () => (text === undefined ? rmSync(path) : writeFileSync(path, text));
      meanwhile('readFileSync', { isAsked: (asked) => asked === path, act }, context);
    }
    const wanted = [fix(1, 1, 'one', 'two'), fix(1, 1, 'one', 'two', 'b.md'), fix(1, 1, '', 'two', 'new.md')];
    assert.deepEqual(applyFixes(root, wanted.map(told)), []);
    assert.deepEqual(readdirSync(root), ['a.md', 'new.md']);
    for (const name of ['a.md', 'new.md'] as const) assert.equal(readFileSync(join(root, name), 'utf8'), saves[name]);
  });

  it('puts lines in where nothing is taken out, in a new file too', () => {
    const root = temporaryFolder({ 'old.yaml': '/a/: /b/\n' });
    const lines = [fix(2, 1, '', '/c/: /d/\n', 'old.yaml'), fix(2, 1, '', '/e/: /f/\n', 'old.yaml')];
    assert.equal(applyFixes(root, [...lines, fix(1, 1, '', '/g/: /h/\n', 'new.yaml')].map(told)).length, 3);
    assert.equal(
      readFileSync(join(root, 'old.yaml'), 'utf8').split('\n').sort().join(' '),
      ' /a/: /b/ /c/: /d/ /e/: /f/',
    );
    assert.equal(readFileSync(join(root, 'new.yaml'), 'utf8'), '/g/: /h/\n');
  });

  it('leaves a file alone that is no UTF-8, or not there', () => {
    const root = temporaryFolder({ 'a.md': Uint8Array.from([0x61, 0xff]) });
    assert.deepEqual(applyFixes(root, [told(fix(1, 1, 'a', 'b')), told(fix(1, 1, 'a', 'b', 'none.md'))]), []);
    assert.deepEqual([...readFileSync(join(root, 'a.md'))], [0x61, 0xff]);
  });

  it('gives a file another name when it is corrected, and says so', () => {
    const root = temporaryFolder({ 'a.md': 'a <b>' });
    const renamed = { ...fix(1, 1, '', ''), renamedTo: 'a.mdx', with: [fix(1, 3, '<b>', '`b`')] };
    const done = applyFixes(root, [told({ ...renamed, beside: [fix(1, 1, 'a', 'A')] })]);
    assert.deepEqual(readdirSync(root), ['a.mdx']);
    assert.equal(readFileSync(join(root, 'a.mdx'), 'utf8'), 'A `b`');
    assert.deepEqual(done.map(({ renamedTo }) => renamedTo).filter(Boolean), ['a.mdx']);
    assert.deepEqual(applyFixes(root, [told(renamed)]), []);
    const asked = { ...fix(1, 1, '', '', 'b.md'), renamedTo: '_b.md' };
    const both = temporaryFolder({ 'b.md': 'b', 'c.md': 'c', 'd.md': 'd' });
    const pages = ['c', 'd'].map((name) => told({ ...fix(1, 1, name, 'x', `${name}.md`), beside: [asked] }));
    assert.equal(applyFixes(both, pages).filter(({ renamedTo }) => renamedTo !== undefined).length, 1);
    assert.deepEqual(readdirSync(root), ['a.mdx']);
  });

  it('corrects nothing else of a page that becomes a part of others', () => {
    const root = temporaryFolder({ 'a.md': '### A' });
    const renamed = { ...fix(1, 1, '', ''), renamedTo: '_a.md' };
    assert.deepEqual(applyFixes(root, [told(fix(1, 1, '###', '##')), told(renamed)]), [renamed]);
    assert.equal(readFileSync(join(root, '_a.md'), 'utf8'), '### A');
  });

  it('corrects nothing for a name that is taken, for a link, and where a correction with the name fits no more', () => {
    const renamed = { ...fix(1, 1, '', ''), renamedTo: 'a.mdx', with: [fix(1, 1, 'a', 'b')] };
    for (const files of [{ 'a.md': 'a', 'a.mdx': 'c' }, { 'a.md': 'x' }]) {
      const root = temporaryFolder(files);
      assert.deepEqual(applyFixes(root, [told(renamed)]), []);
      for (const [name, text] of Object.entries(files)) assert.equal(readFileSync(join(root, name), 'utf8'), text);
    }
    const root = temporaryFolder({ 'b.txt': 'a' });
    symlinkSync('b.txt', join(root, 'a.md'));
    assert.deepEqual(applyFixes(root, [told(renamed)]), []);
    assert.deepEqual(readdirSync(root), ['a.md', 'b.txt']);
    assert.equal(readFileSync(join(root, 'b.txt'), 'utf8'), 'a');
  });

  it('deletes a file, and makes the corrections of others that come with one', () => {
    const root = temporaryFolder({ 'a.json': '{}', 'b.md': 'b' });
    const beside = {
      ...fix(1, 1, '', '', 'a.json'),
      beside: [fix(1, 1, 'b', 'c', 'b.md'), fix(1, 1, '', 'd\n', 'e.md')],
    };
    assert.deepEqual(applyFixes(root, [told(beside)]), beside.beside);
    assert.equal(readFileSync(join(root, 'b.md'), 'utf8'), 'c');
    assert.equal(readFileSync(join(root, 'e.md'), 'utf8'), 'd\n');
    const deletion = { ...fix(1, 1, '', '', 'a.json'), deletes: true as const };
    assert.deepEqual(applyFixes(root, [told(deletion)]), [deletion]);
    assert.deepEqual(readdirSync(root), ['b.md', 'e.md']);
  });
});
