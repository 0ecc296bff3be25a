import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import type { Paint } from '../../../src/cli/report/paint.ts';
import {
  formatDiagnostics,
  formatFixable,
  formatKinds,
  formatTotals,
  printDiagnostics,
} from '../../../src/cli/report/printDiagnostics.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const plain: Paint = (_, text) => text;
const marked: Paint = (style, text) => `<${style}>${text}</${style}>`;

const FILES = {
  'content/a.md': 'One\n\n[two](/nowhere/) three\r\n\tfour\n',
  'content/long.md': `${'x'.repeat(200)}[a](/b)${'y'.repeat(200)}`,
  'content/escape.md': 'a\u001b[2Jb\u0007c\u009bd\u202ee',
  'content/cr.md': 'one\rtwo\rthree',
  'content/blank.md': 'one\n \t \nthree\n',
  // Each ten characters begin with their offset.
  'content/ruler.md': Array.from({ length: 40 }, (_, index) => `${index * 10}`.padEnd(10, '.')).join(''),
};

const format = (diagnostics: readonly Diagnostic[], paint = plain) =>
  formatDiagnostics(diagnostics, temporaryFolder(FILES), paint);

const BROKEN: Diagnostic = {
  severity: 'error',
  code: 'broken-link',
  message: 'There is no page `/nowhere/`.',
  place: { file: 'content/a.md', line: 3, column: 7, endColumn: 16 },
  hint: 'did you mean `/now/`?',
};

describe('formatDiagnostics', () => {
  it('tells once of an attribute that is removed on many pages, and of each that could run code', () => {
    const removed = (index: number, message: string, decided: { readonly decision?: string }) => ({
      severity: 'warning' as const,
      code: 'unsafe-html' as const,
      message,
      place: { file: `content/${index}.md`, line: 1, column: 1 },
      hint: 'delete it',
      ...decided,
    });
    const of = (make: (index: number) => Diagnostic, count = 9) =>
      format(Array.from({ length: count }, (_, index) => make(index)))
        .split('\n')
        .filter((line) => line.startsWith('content/'));
    assert.deepEqual(
      of((index) =>
        removed(index, `\`style\` is removed${index > 3 ? ', and 2 more like it on this page' : ''}: no styles.`, {
          decision: 'style',
        }),
      ),
      [
        'content/0.md:1:1: warning: `style` is removed: no styles. It is the same on 8 more pages, which `docsgen check --json` names. [unsafe-html]',
      ],
    );
    const ofClass = (index: number): Diagnostic => ({
      ...removed(index >> 1, `\`class\` of \`<${index % 2 ? 'p' : 'div'}>\` is removed: not here.`, {
        decision: 'class',
      }),
      code: 'dropped-html',
    });
    // Two on each page count once.
    assert.match(of(ofClass, 20).join('\n'), /^.* on 9 more pages, .*$/);
    assert.equal(of((index) => removed(index, '`onclick` could run code and is removed.', {})).length, 9);
    assert.equal(of(ofClass, 5).length, 5);
  });

  it('prints place, severity, message and code, the line with a caret, and the hint', () => {
    assert.equal(
      format([BROKEN]),
      [
        'content/a.md:3:7: error: There is no page `/nowhere/`. [broken-link]',
        '  3 | [two](/nowhere/) three',
        '    |       ^^^^^^^^^',
        '  hint: did you mean `/now/`?',
        '',
      ].join('\n'),
    );
  });

  it('prints warnings by their own word, and several with a line between', () => {
    const warning: Diagnostic = {
      severity: 'warning',
      code: 'empty-page',
      message: 'The page has no content.',
      place: { file: 'content/a.md', line: 1, column: 1 },
    };
    assert.equal(
      format([warning, BROKEN]).split('\n').slice(0, 5).join('\n'),
      'content/a.md:1:1: warning: The page has no content. [empty-page]\n  1 | One\n    | ^\n\ncontent/a.md:3:7: error: There is no page `/nowhere/`. [broken-link]',
    );
  });

  it('says the same in full five times, and after that shows the place of each, which is another one', () => {
    const same = Array.from({ length: 7 }, (_, index) => ({
      ...BROKEN,
      place: { file: 'content/a.md', line: 3, column: index + 1 },
    }));
    const lines = format(same).split('\n');
    assert.equal(
      lines.filter((line) => /^content\/a\.md:3:\d: error: There is no page `\/nowhere\/`\. \[/.test(line)).length,
      7,
    );
    assert.equal(lines.filter((line) => line.startsWith('  hint: ')).length, 5);
    assert.equal(lines.filter((line) => line.startsWith('  3 | ')).length, 7);
    assert.equal(lines.filter((line) => /^ {4}\| +\^+$/.test(line)).length, 7);
    const others = Array.from({ length: 7 }, (_, index) => ({ ...BROKEN, message: `No ${index}.` }));
    assert.equal(format(others).split('  hint: ').length, 8);
    const hinted = Array.from({ length: 7 }, (_, index) => ({ ...BROKEN, hint: `did you mean \`/${index}/\`?` }));
    assert.equal(format(hinted).split('  hint: ').length, 8);
  });

  it('points at letters that are wider than others', () => {
    const root = temporaryFolder({ 'a.md': '日本 [語](語.md) é e\u0301 [x](y.md)\n' });
    const at = (column: number, endColumn: number) =>
      formatDiagnostics(
        [{ ...BROKEN, place: { file: 'a.md', line: 1, column, endColumn } }],
        root,
        (_, text) => text,
      ).split('\n')[2];
    assert.equal(at(8, 12), `    | ${' '.repeat(10)}^^^^^`);
    assert.equal(at(23, 27), `    | ${' '.repeat(25)}^^^^`);
  });

  it('tells once of a key of front matter that stands on many pages, and of each where they are few', () => {
    const onPages = (count: number, key: string) =>
      Array.from(
        { length: count },
        (_, index): Diagnostic => ({
          severity: 'warning',
          code: 'unknown-key',
          message: `Unknown front-matter key \`${key}\`.`,
          place: { file: `content/${index}.md`, line: 2, column: 1 },
          hint: 'delete the line',
          decision: key,
        }),
      );
    assert.equal(
      format(onPages(300, 'icon')),
      'content/0.md:2:1: warning: Unknown front-matter key `icon`. It is the same on 299 more pages, which `docsgen check --json` names. [unknown-key]\n  hint: delete the line\n',
    );
    assert.equal(format(onPages(5, 'tag')).split('  hint: ').length, 6);
    assert.equal(format([...onPages(6, 'icon'), ...onPages(6, 'tag')]).split('  hint: ').length, 3);
    // On one page it may stand several times.
    const twice = onPages(4, 'icon').flatMap((one): Diagnostic[] => [
      one,
      { ...one, place: { file: one.place?.file ?? '', line: 5, column: 3 } },
    ]);
    assert.equal(format(twice).split(' warning: ').length, 9);
    const mixed = format([...onPages(6, 'icon'), BROKEN]);
    assert.equal(mixed.slice(mixed.indexOf('\n\n') + 2), format([BROKEN]));
  });

  it('tells once of the language of many code blocks, also of one page', () => {
    const blocks = (count: number, language: string) =>
      Array.from(
        { length: count },
        (_, index): Diagnostic => ({
          severity: 'warning',
          code: 'unknown-language',
          message: `There is no highlighting for the language \`${language}\`.`,
          place: { file: 'content/none.md', line: index + 1, column: 4 },
          hint: 'write `text`',
          decision: language,
        }),
      );
    assert.equal(
      format(blocks(90, 'foo')),
      'content/none.md:1:4: warning: There is no highlighting for the language `foo`. It is the same in 89 more code blocks, which `docsgen check --json` names. [unknown-language]\n  hint: write `text`\n',
    );
    assert.equal(format([...blocks(5, 'foo'), ...blocks(5, 'bar')]).split('  hint: ').length, 11);
  });

  it('tells once of a component to be exported, and of each that is to be written otherwise', () => {
    const components = (count: number, hint: string, decided: { readonly decision?: string } = {}) =>
      Array.from(
        { length: count },
        (_, index): Diagnostic => ({
          severity: 'error',
          code: 'unknown-component',
          message: 'Unknown component `<Tick>`.',
          place: { file: 'content/none.mdx', line: index + 1, column: 4 },
          hint,
          ...decided,
        }),
      );
    assert.equal(
      format(components(90, 'export it by this name', { decision: 'Tick' })),
      'content/none.mdx:1:4: error: Unknown component `<Tick>`. It is the same in 89 more places, which `docsgen check --json` names. [unknown-component]\n  hint: export it by this name\n',
    );
    assert.equal(format(components(90, 'write `:::tip`')).split(' error: ').length, 91);
  });

  it('tells once of a component on many pages that it is removed from, however often it stands on each', () => {
    const removed = (count: number, name: string, decided: { readonly decision?: string } = { decision: name }) =>
      Array.from({ length: count }, (_, index): Diagnostic => {
        const more = index % 2 === 0 ? '' : `, and ${index} more like it on this page`;
        return {
          severity: 'warning',
          code: 'dropped-html',
          message: `\`<${name}>\` is removed and its content kept${more}: components work only in \`.mdx\` pages.`,
          place: { file: `content/${index}.md`, line: 1, column: 1 },
          hint: `rename the file to ${index}`,
          ...decided,
        };
      });
    assert.equal(
      format(removed(90, 'Tick')),
      'content/0.md:1:1: warning: `<Tick>` is removed and its content kept: components work only in `.mdx` pages. It is the same on 89 more pages, which `docsgen check --json` names. [dropped-html]\n  hint: rename the file to 0\n',
    );
    assert.equal(format([...removed(5, 'Tick'), ...removed(5, 'Tock')]).split(' warning: ').length, 11);
    // What is meant as a type, or is there, is mended one by one.
    const others = removed(90, 'Tick', {});
    assert.equal(format([...removed(90, 'Tick'), ...others]).split(' warning: ').length, 92);
  });

  it('tells once of the pages of a folder that nothing leads to', () => {
    const orphans = (count: number, folder: string) =>
      Array.from(
        { length: count },
        (_, index): Diagnostic => ({
          severity: 'warning',
          code: 'orphan-page',
          message: `No page links to \`/${folder}/${index}/\`.`,
          place: { file: `content/${folder}/${index}.md`, line: 1, column: 1 },
          hint: `link to ${index}`,
          decision: `content/${folder}`,
        }),
      );
    assert.equal(
      format(orphans(90, 'a')),
      'content/a/0.md:1:1: warning: No page links to `/a/0/`. It is the same with 89 more pages in its folder, which `docsgen check --json` names. [orphan-page]\n  hint: link to 0\n',
    );
    assert.equal(format([...orphans(5, 'a'), ...orphans(5, 'b')]).split('  hint: ').length, 11);
  });

  it('names the other places that take part', () => {
    const related = [
      { file: 'content/b.md', line: 4, column: 1 },
      { file: 'redirects.yaml', line: 7, column: 2 },
    ];
    assert.equal(
      format([
        {
          severity: 'error',
          code: 'duplicate-route',
          message: 'Twice.',
          place: { file: 'none.md', line: 1, column: 1 },
          related,
        },
      ]),
      'none.md:1:1: error: Twice. [duplicate-route]\n  see content/b.md:4:1\n  see redirects.yaml:7:2\n',
    );
  });

  it('prints what has no place, or a place that cannot be read, without a frame', () => {
    assert.equal(
      format([{ severity: 'error', code: 'output-clash', message: 'Twice.' }]),
      'error: Twice. [output-clash]\n',
    );
    assert.equal(
      format([{ ...BROKEN, place: { file: 'content/a.md', line: 99, column: 1 } }]).split('\n')[1],
      '  hint: did you mean `/now/`?',
    );
    for (const file of ['content/a.md', 'content/blank.md'])
      assert.equal(
        format([{ ...BROKEN, place: { file, line: 2, column: 1 } }]).split('\n')[1],
        '  hint: did you mean `/now/`?',
      );
  });

  it('keeps the caret under its column behind a tab', () => {
    const [, line, caret] = format([
      { ...BROKEN, place: { file: 'content/a.md', line: 4, column: 2, endColumn: 6 } },
    ]).split('\n');
    assert.deepEqual([line, caret], ['  4 |  four', '    |  ^^^^']);
  });

  it('shows a stretch of a long line, with the caret under its place', () => {
    const [, line = '', caret = ''] = format([
      { ...BROKEN, place: { file: 'content/long.md', line: 1, column: 205, endColumn: 207 } },
    ]).split('\n');
    assert.ok(line.length < 140, String(line.length));
    assert.equal(line.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1), '/b');
  });

  it('shows what stands before and at a place far into a line, and no caret beyond what is shown', () => {
    for (const column of [91, 111, 131, 201]) {
      const place = { file: 'content/ruler.md', line: 1, column, endColumn: 999 };
      const [, line = '', caret = ''] = format([{ ...BROKEN, place }]).split('\n');
      assert.ok(line.includes(`${column - 31}.`), line);
      assert.equal(line.indexOf(`${column - 1}.`), caret.indexOf('^'));
      assert.equal(caret.length, line.length);
    }
  });

  it('counts lines as the compiler does, whatever ends them', () => {
    assert.match(format([{ ...BROKEN, place: { file: 'content/cr.md', line: 2, column: 1 } }]), /2 \| two\n/);
  });

  it('tells of a file in one line, whatever it is called', () =>
    assert.equal(
      format([
        { severity: 'error', code: 'bad-filename', message: 'x', place: { file: 'a\n::error::b', line: 1, column: 1 } },
      ]),
      'a ::error::b:1:1: error: x [bad-filename]\n',
    ));

  it('lets nothing in a file steer the terminal', () => {
    const steering: Diagnostic = {
      ...BROKEN,
      message: 'a\u001b[31mb',
      hint: 'c\u0007d',
      place: { file: 'content/escape.md', line: 1, column: 1 },
    };
    const text = format([steering]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of these may be left.
    assert.doesNotMatch(text, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    assert.match(text, /1 \| a \[2Jb c d e\n/);
  });

  it('paints its parts, and nothing else', () => {
    assert.equal(
      format([BROKEN], marked),
      '<bold>content/a.md:3:7: </bold><red>error</red>: There is no page `/nowhere/`. <dim>[broken-link]</dim>\n<dim>  3 |</dim> [two](/nowhere/) three\n<dim>    |</dim>       <red>^^^^^^^^^</red>\n  <cyan>hint</cyan>: did you mean `/now/`?\n',
    );
  });

  it('paints a warning by a color of its own', () =>
    assert.equal(
      format([{ severity: 'warning', code: 'empty-page', message: 'x' }], marked),
      '<bold></bold><yellow>warning</yellow>: x <dim>[empty-page]</dim>\n',
    ));

  it('prints nothing for nothing', () => assert.equal(format([]), ''));
});

describe('formatTotals', () => {
  const of = (...severities: readonly Diagnostic['severity'][]) =>
    formatTotals(severities.map((severity) => ({ severity, code: 'empty-page', message: 'x' })));

  it('counts errors and warnings apart', () => {
    assert.equal(of(), '0 errors, 0 warnings');
    assert.equal(of('warning', 'error', 'error'), '2 errors, 1 warning');
  });
});

describe('formatKinds', () => {
  const many = (count: number, severity: Diagnostic['severity'], code: Diagnostic['code']): Diagnostic[] =>
    Array.from({ length: count }, () => ({ severity, code, message: 'x' }));

  it('counts by code what is too much to be counted by a reader, errors first', () => {
    assert.equal(
      formatKinds(
        [
          ...many(40, 'warning', 'unknown-key'),
          ...many(1, 'error', 'broken-link'),
          ...many(9, 'error', 'missing-asset'),
        ],
        plain,
      ),
      ' 9 errors [missing-asset]\n 1 error [broken-link]\n40 warnings [unknown-key]\n\n',
    );
  });

  it('paints errors and warnings apart', () =>
    assert.equal(
      formatKinds([...many(9, 'error', 'broken-link'), ...many(40, 'warning', 'unknown-key')], marked),
      ' 9 <red>errors</red> <dim>[broken-link]</dim>\n40 <yellow>warnings</yellow> <dim>[unknown-key]</dim>\n\n',
    ));

  it('says nothing of few, or of one kind', () => {
    const one = many(1, 'error', 'broken-link');
    assert.equal(formatKinds([...one, ...many(28, 'warning', 'unknown-key')], plain), '');
    assert.notEqual(formatKinds([...one, ...many(29, 'warning', 'unknown-key')], plain), '');
    assert.equal(formatKinds(many(100, 'warning', 'unknown-key'), plain), '');
  });
});

describe('printDiagnostics', () => {
  it('says what was found, and where that is much, how much of each kind; when quiet, the errors alone', (context) => {
    const warnings = Array<Diagnostic>(40).fill({ severity: 'warning', code: 'unknown-key', message: 'x' });
    const printed = (diagnostics: readonly Diagnostic[], quiet: boolean) => {
      const { mock } = context.mock.method(process.stderr, 'write', () => true);
      printDiagnostics(diagnostics, { root: temporaryFolder(FILES), quiet });
      mock.restore();
      return stripVTControlCharacters(mock.calls.map(({ arguments: [text] }) => text).join(''));
    };
    const all = [BROKEN, ...warnings];
    assert.equal(printed(all, false), `${format(all)}\n${formatKinds(all, plain)}`);
    assert.equal(printed(all, true), `${format([BROKEN])}\n`);
    assert.equal(printed(warnings, true), '');
  });
});

describe('formatFixable', () => {
  it('counts what a command corrects', () => {
    const place = { file: 'content/a.md', line: 3, column: 7 };
    const fixed = { ...BROKEN, fix: { place, was: '/nowhere/', text: '/now/' } };
    assert.equal(formatFixable([fixed, BROKEN], 'docsgen check --fix'), ' `docsgen check --fix` corrects 1 of them.');
    assert.equal(formatFixable([BROKEN], '--fix'), '');
  });
});
