import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changeSince, isSameCompiler, isValid, keyChange } from '../../../src/build/cache/pageChange.ts';
import { readGlossary } from '../../../src/markdown/abbreviations/glossary.ts';
import type { CompileContext } from '../../../src/markdown/compileContext.ts';
import type { CompiledPage } from '../../../src/model/page.ts';
import type { SourceFile } from '../../../src/model/sourceFile.ts';

const PAGE = {
  diagnostics: [],
  includes: [
    { path: '_part.md', hash: 'of part' },
    { path: '../a.rs', hash: 'of code' },
  ],
  pictures: [
    { path: '/a.png', size: { width: 4, height: 3 } },
    { path: '/a.svg', size: undefined },
    { path: '/large.png', size: { width: 4, height: 3 }, copies: { sum: 'of copies', widths: [480] } },
    { path: '/icon.svg', size: { width: 4, height: 3 }, drawing: 'of shapes' },
    { path: '/logo.svg', size: { width: 4, height: 3 }, drawing: '' },
  ],
  constantsUsed: [{ name: 'LIMIT', hash: 'of limit' }],
  links: [{ url: 'b.md', fromFile: 'a.md', href: '/b/' }],
} as unknown as CompiledPage;

const SOURCE = { body: 'About HTML.', frontmatter: {} } as unknown as SourceFile;

const PART = { relativePath: '_part.md', hash: 'of part' };
const CODE = { relativePath: '../a.rs', hash: 'of code' };

/** A site in which all is as the page has it, but for what is named. */
const contextWith = (changed: Readonly<Record<string, (...args: readonly string[]) => unknown>> = {}) =>
  ({
    partial: (path: string) => (path === PART.relativePath ? PART : undefined),
    codeFile: (path: string) => (path === CODE.relativePath ? CODE : undefined),
    pictureSize: (path: string) => (path === '/a.svg' ? undefined : { width: 4, height: 3 }),
    pictureCopies: (path: string) => (path === '/large.png' ? { sum: 'of copies', widths: [480] } : undefined),
    pictureFault: () => undefined,
    drawing: (path: string) => (path === '/icon.svg' ? { hash: 'of shapes' } : undefined),
    constantHash: () => 'of limit',
    constants: { LIMIT: 'ten CSS' },
    glossary: () => undefined,
    resolve: () => ({ href: '/b/' }),
    ...changed,
  }) as unknown as CompileContext;

const change = (changed?: Parameters<typeof contextWith>[0], links = true) =>
  changeSince(PAGE, contextWith(changed), { links, source: SOURCE });

describe('changeSince', () => {
  it('is nothing while all that a page shows is the same', () => assert.equal(change(), undefined));

  const cases: readonly (readonly [told: string, changed: Parameters<typeof contextWith>[0]])[] = [
    ['`_part.md`, which it includes, has changed', { partial: () => ({ ...PART, hash: 'other' }) }],
    ['`_part.md`, which it includes, has changed', { partial: () => undefined }],
    ['`_part.md`, which it includes, has changed', { partial: () => ({ ...PART, relativePath: 'de/_part.md' }) }],
    ['`../a.rs`, which it includes, has changed', { codeFile: () => ({ ...CODE, hash: 'other' }) }],
    ['`../a.rs`, which it includes, has changed', { codeFile: () => ({ ...CODE, relativePath: '../de/a.rs' }) }],
    ['`/a.png`, which it shows, has another size', { pictureSize: () => ({ width: 5, height: 3 }) }],
    ['`/a.png`, which it shows, has another size', { pictureSize: () => ({ width: 4, height: 5 }) }],
    ['`/a.png`, which it shows, has another size', { pictureSize: () => undefined }],
    ['`/large.png`, which it shows, has changed', { pictureCopies: () => ({ sum: 'other', widths: [480] }) }],
    ['`/large.png`, which it shows, has changed', { pictureCopies: () => undefined }],
    ['`/icon.svg`, which it shows, is drawn otherwise', { drawing: () => undefined }],
    [
      '`/logo.svg`, which it shows, is drawn otherwise',
      { drawing: (path) => (path === '/icon.svg' ? { hash: 'of shapes' } : { hash: 'of a logo' }) },
    ],
    ['`/a.svg`, which it shows, holds no picture any more', { pictureFault: () => ({ message: 'is empty' }) }],
    ['the constant `LIMIT` has changed', { constantHash: () => 'other' }],
    ['the link `b.md` now points elsewhere', { resolve: () => ({ href: '/c/' }) }],
    ['the link `b.md` now points elsewhere', { resolve: () => ({ kind: 'missing' }) }],
  ];
  for (const [told, changed] of cases) {
    const how = Object.entries(changed ?? {}).map(([name, now]) => `${name} ${JSON.stringify(now())}`);
    it(`is told: ${told} (${how})`, () => assert.equal(change(changed), told));
  }

  it('does not ask where links lead while all addresses are the same', () =>
    assert.equal(change({ resolve: () => assert.fail() }, false), undefined));
});

describe('keyChange', () => {
  it('tells another compiler from another source', () => {
    assert.equal(keyChange('site source /a/', 'site source /a/'), undefined);
    assert.equal(keyChange('site source /a/', 'site other /a/'), 'its source has changed');
    for (const now of ['other source /a/', undefined])
      assert.equal(keyChange('site source /a/', now), 'docsgen, the configuration or a component has changed');
    assert.equal(isSameCompiler('site source /a/', 'site other /b/'), true);
  });
});

describe('changeSince, of a glossary', () => {
  const glossary = (body: string) => () => readGlossary({ file: '_glossary.md', body, hash: body } as SourceFile);
  const sinceThen = (then: string, body: string) => {
    const { hash = '', sumOf } = glossary(then)() ?? {};
    const page = { ...PAGE, glossary: { hash, sum: sumOf?.(['About HTML.', '{}', '', '', '"ten CSS"']) ?? '' } };
    return changeSince(page, contextWith({ glossary: glossary(body) }), { links: true, source: SOURCE });
  };
  const other = 'the glossary says something else of it';

  it('is one where that says something else of a word that the page has', () => {
    const then = '*[HTML]: Hyper Text\n*[API]: Interface';
    assert.equal(sinceThen(then, then), undefined);
    assert.equal(sinceThen(then, '*[HTML]: Hyper Text Markup Language'), other);
    assert.equal(sinceThen(then, '*[API]: Interface'), other);
    assert.equal(sinceThen(then, ''), other);
    // In a constant that it shows.
    assert.equal(sinceThen(then, `${then}\n*[CSS]: Style sheets`), other);
  });

  it('is none of words that it has not', () => {
    const then = '*[HTML]: Hyper Text\n*[API]: Interface';
    assert.equal(sinceThen(then, '*[HTML]: Hyper Text'), undefined);
    assert.equal(sinceThen(then, `${then} of something\n*[SQL]: Language`), undefined);
    assert.equal(change({ glossary: glossary('*[SQL]: Language') }), undefined);
    assert.equal(change({ glossary: glossary('*[HTML]: Hyper Text') }), other);
  });
});

describe('isValid', () => {
  const isValidAs = (more: object, changed?: Parameters<typeof contextWith>[0]) =>
    isValid({ ...PAGE, ...more }, contextWith(changed), { links: true, source: SOURCE });

  it('is true of a page that would be the same', () => {
    assert.equal(isValidAs({}), true);
    assert.equal(isValidAs({ diagnostics: [{ severity: 'warning' }] }), true);
  });

  it('is false of one that has changed, and of one with errors: what it did not find may be there now', () => {
    assert.equal(isValidAs({}, { constantHash: () => 'other' }), false);
    assert.equal(isValidAs({ diagnostics: [{ severity: 'error' }] }), false);
    assert.equal(isValidAs({ isTriedAsMdx: true }), false);
  });
});
