import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { listContent, readSource } from '../../src/content/readSources.ts';
import { asOrdinaryUser } from '../asOrdinaryUser.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const namesOf = (files: readonly { readonly relativePath: string }[]) => files.map(({ relativePath }) => relativePath);

/** Reads one file of the given name and bytes. */
function readNamed(name: string, bytes: string | Uint8Array) {
  const folder = temporaryFolder({ 'file.md': bytes });
  return readSource({ relativePath: name, absolutePath: join(folder, 'file.md') }, 'content/');
}

const codesOf = (name: string, bytes: string | Uint8Array = 'text') =>
  readNamed(name, bytes).diagnostics.map(({ code }) => code);

describe('listContent', () => {
  it('tells pages, partials and assets apart', () => {
    const folder = temporaryFolder({
      'index.md': '',
      'a/b.MDX': '',
      '_part.mdx': '',
      'a/_part.md': '',
      '_folder/no_part.md': '',
      'a/pic.png': '',
      'data.json': '',
    });
    const { pages, partials, assets, diagnostics } = listContent(folder, { prefix: 'content/' });
    assert.deepEqual(namesOf(pages), ['_folder/no_part.md', 'a/b.MDX', 'index.md']);
    assert.deepEqual(namesOf(partials), ['_part.mdx', 'a/_part.md']);
    assert.deepEqual(namesOf(assets), ['a/pic.png', 'data.json']);
    assert.deepEqual(diagnostics, []);
  });

  it('warns of files that other generators read', () => {
    const folder = temporaryFolder({
      'index.md': '',
      'a/old.markdown': '',
      'a/_category_.json': '{}',
      'b/_index.md': '',
    });
    assert.deepEqual(
      listContent(folder, { prefix: 'content/' }).diagnostics.map(({ code, place }) => `${code} ${place?.file}`),
      ['a/_category_.json', 'a/old.markdown', 'b/_index.md'].map((path) => `unread-file content/${path}`),
    );
  });

  it('publishes only media from a project that is a plain folder', () => {
    const folder = temporaryFolder({
      'index.md': '',
      'package.json': '',
      'src/a.ts': '',
      'pic.svg': '',
      'secret.pem': '',
    });
    assert.deepEqual(namesOf(listContent(folder, { prefix: '' }).assets), ['pic.svg']);
  });

  it('publishes the license of a plain folder, which its README links to', () => {
    const folder = temporaryFolder({
      LICENSE: '',
      'LICENSE-MIT': '',
      'license-key': '',
      'README.md': '',
      'src/LICENSE': '',
    });
    assert.deepEqual(namesOf(listContent(folder, { prefix: '' }).assets), ['LICENSE', 'LICENSE-MIT']);
  });

  it('takes nothing from the output folder, but does from one whose name begins alike', () => {
    const folder = temporaryFolder({ 'dist/index.md': '', 'dist-notes/index.md': '', 'index.md': '' });
    assert.deepEqual(namesOf(listContent(folder, { prefix: '', ignored: [join(folder, 'dist')] }).pages), [
      'dist-notes/index.md',
      'index.md',
    ]);
  });

  it('O-13: refuses a link that leads out of the content folder, at its own name', () => {
    const outside = temporaryFolder({ 'secret.md': '' });
    const folder = temporaryFolder({ 'index.md': '' });
    symlinkSync(join(outside, 'secret.md'), join(folder, 'leak.md'));
    const { pages, diagnostics } = listContent(folder, { prefix: 'content/' });
    assert.deepEqual(namesOf(pages), ['index.md']);
    assert.equal(diagnostics[0]?.code, 'outside-content');
    assert.match(diagnostics[0]?.message ?? '', /points outside the content folder/);
    assert.deepEqual(diagnostics[0]?.place, { file: 'content/leak.md', line: 1, column: 1 });
  });
});

it('tells of a link that leads to no file, and not that it leads out of the folder', () => {
  const folder = temporaryFolder({ 'index.md': '' });
  symlinkSync('none.md', join(folder, 'broken.md'));
  assert.deepEqual(
    listContent(folder, { prefix: 'content/' }).diagnostics.map(({ message, hint }) => [message, hint]),
    [['The symbolic link leads to no file.', 'delete it, or put the file there']],
  );
});

describe('readSource', () => {
  it('splits a file and names it relative to the project', () => {
    const source = readNamed('guides/First.MDX', '---\ntitle: A\n---\nbody\n');
    assert.equal(source.file, 'content/guides/First.MDX');
    assert.equal(source.format, 'mdx');
    assert.deepEqual(source.frontmatter, { title: 'A' });
    assert.equal(source.body, '\n\n\nbody\n');
    assert.deepEqual(source.diagnostics, []);
  });

  it('names the same path for a name in NFD as in NFC', () => {
    const [page] = listContent(temporaryFolder({ 're\u0301sume\u0301.md': '' }), { prefix: 'content/' }).pages;
    assert.equal(page && readSource(page, 'content/').file, 'content/résumé.md');
  });

  it('I-01: sees front matter behind a byte-order mark', () => {
    assert.deepEqual(readNamed('a.md', '\ufeff---\ntitle: A\n---\n').frontmatter, { title: 'A' });
  });

  it('I-02: yields the same body for CRLF as for LF, under another hash', () => {
    const lf = readNamed('a.md', '---\ntitle: A\n---\none\n\ntwo\n');
    const crlf = readNamed('a.md', '---\r\ntitle: A\r\n---\r\none\r\n\r\ntwo\r\n');
    assert.equal(crlf.body, lf.body);
    assert.deepEqual(crlf.frontmatter, lf.frontmatter);
    assert.notEqual(crlf.hash, lf.hash);
  });

  it('I-04: yields an empty body for bytes that are not UTF-8', () => {
    const source = readNamed('a.md', Buffer.from([0x61, 0xff]));
    assert.equal(source.body, '');
    assert.deepEqual(
      source.diagnostics.map(({ code }) => code),
      ['invalid-utf8'],
    );
  });

  it('O-14: says why a file cannot be read, and reads on', () => {
    const folder = temporaryFolder();
    const { diagnostics, body } = readSource(
      { relativePath: 'gone.md', absolutePath: join(folder, 'gone.md') },
      'content/',
    );
    assert.equal(body, '');
    assert.equal(diagnostics[0]?.code, 'unreadable');
    assert.match(diagnostics[0]?.message ?? '', /ENOENT/);
    assert.equal(diagnostics[0]?.place?.file, 'content/gone.md');
  });

  it('refuses a pipe where a page or a picture is expected', { skip: process.platform === 'win32' }, () => {
    const folder = temporaryFolder({ 'a.md': '' });
    for (const name of ['b.md', 'c.png', 'd.sock']) execFileSync('mkfifo', [join(folder, name)]);
    const told = (prefix: string) =>
      listContent(folder, { prefix }).diagnostics.map(({ code, message, place }) => [code, message, place?.file]);
    const message = 'This is a pipe, a socket or a device, expected a file.';
    assert.deepEqual(told('content/'), [
      ['unreadable', message, 'content/b.md'],
      ['unreadable', message, 'content/c.png'],
      ['unreadable', message, 'content/d.sock'],
    ]);
    // In a folder of plain Markdown what else there is belongs to others.
    assert.deepEqual(told(''), [
      ['unreadable', message, 'b.md'],
      ['unreadable', message, 'c.png'],
    ]);
  });

  it('O-14: says which folder cannot be read, and lists the others', { skip: process.platform === 'win32' }, () => {
    const folder = temporaryFolder({ 'a.md': '', 'closed/b.md': '', 'open/c.md': '' });
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'closed'), 0);
    const { pages, diagnostics } = asOrdinaryUser(() => listContent(folder, { prefix: 'content/' }));
    chmodSync(join(folder, 'closed'), 0o700);
    assert.deepEqual(
      pages.map(({ relativePath }) => relativePath),
      ['a.md', 'open/c.md'],
    );
    assert.deepEqual(
      diagnostics.map(({ code, severity, place }) => `${severity} ${code} ${place?.file}`),
      ['error unreadable content/closed'],
    );
    assert.match(diagnostics[0]?.message ?? '', /^Cannot read the folder because EACCES/);
  });

  it('O-14: says so when rights are missing', { skip: process.platform === 'win32' }, () => {
    const folder = temporaryFolder({ 'a.md': 'text' });
    const absolutePath = join(folder, 'a.md');
    chmodSync(absolutePath, 0);
    const { diagnostics } = asOrdinaryUser(() => readSource({ relativePath: 'a.md', absolutePath }, ''));
    assert.equal(diagnostics[0]?.code, 'unreadable');
  });

  const badNames = [
    'con.md',
    'a/AUX.mdx',
    'nul',
    'lpt1.md',
    'a:b.md',
    'x .md',
    'x..md',
    'a?.md',
    'a"b.md',
    'a|b/index.md',
    'a\nb.md',
    'a/b\t.md',
    `${'ü'.repeat(120)}.md`,
    `${'a'.repeat(241)}.md`,
    'a/con/b.md',
  ];
  for (const name of badNames) {
    it(`L-07: refuses the name \`${name.slice(0, 20).replace(/\p{Cc}/u, '\\c')}\`, which some systems cannot store`, () =>
      assert.deepEqual(codesOf(name), ['bad-filename']));
  }

  const goodNames = [
    'console.md',
    'com1x/A_b-1.MD',
    'auxiliary/com.md',
    'a b.md',
    '100%25.md',
    'a#b.md',
    'a+b&c.md',
    "it's.md",
    '日本.md',
    '🚀.md',
    'v1.2.md',
  ];
  for (const name of goodNames) {
    it(`L-08: takes the name \`${name}\``, () => assert.deepEqual(codesOf(name), []));
  }
});
