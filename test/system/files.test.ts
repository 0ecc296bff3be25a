import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { exists, isFile, isInside, readBytes, readText, realPathOf, walkFiles } from '../../src/system/files.ts';
import { meanwhile } from '../meanwhile.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const pathsOf = (folder: string) => walkFiles(folder).files.map(({ relativePath }) => relativePath);

describe('walkFiles', () => {
  it('leaves out folders that docsgen has written, wherever they stand', () => {
    const folder = temporaryFolder({
      'a.md': '',
      '.docsgen-output.json': '{}',
      'old/site/.docsgen-output.json': '{}',
      'old/site/a/index.md': '',
      'old/b.md': '',
    });
    assert.deepEqual(pathsOf(folder), ['a.md', 'old/b.md']);
  });

  it('lists files in code-unit order, with POSIX paths', () => {
    // The system lists the folder `a` before `a.md`.
    const folder = temporaryFolder({ 'b.md': '', 'a/z.md': '', 'a/B.md': '', 'a.md': '', 'Z.md': '', 'é.md': '' });
    assert.deepEqual(pathsOf(folder), ['Z.md', 'a.md', 'a/B.md', 'a/z.md', 'b.md', 'é.md']);
  });

  it('spells paths as addresses are, and says where the files are as the disk spells it', () => {
    const folder = temporaryFolder({ 'cafe\u0301/e\u0301.png': 'picture' });
    const [file] = walkFiles(folder).files;
    assert.equal(file?.relativePath, 'caf\u00e9/\u00e9.png');
    assert.equal(readText(file.absolutePath), 'picture');
  });

  it('passes over dot files and node_modules', () => {
    const folder = temporaryFolder({
      '.env': '',
      '.git/config': '',
      'node_modules/x/index.md': '',
      'a/node_modules/y.md': '',
      'a.md': '',
    });
    assert.deepEqual(pathsOf(folder), ['a.md']);
  });

  it('finds what hosts and other programs ask for, though its name begins with a dot', () => {
    const folder = temporaryFolder({ '.well-known/security.txt': '', '.well-known/.git/x': '', '.htaccess': '' });
    assert.deepEqual(pathsOf(folder), ['.htaccess', '.well-known/security.txt']);
  });

  it('O-02: passes over what a build is making, or has left when it was killed: it has no marker yet', () => {
    const folder = temporaryFolder({
      'a.md': '',
      'dist.docsgen-stage-4711-1/a/index.md': '',
      'dist.docsgen-old/a/index.md': '',
      'dist.docsgen.md': '',
    });
    assert.deepEqual(pathsOf(folder), ['a.md', 'dist.docsgen.md']);
  });

  it('finds nothing in a folder that does not exist', () => {
    assert.deepEqual(walkFiles(join(temporaryFolder(), 'none')), {
      files: [],
      orders: [],
      outside: [],
      pipes: [],
      unread: [],
    });
  });

  it('O-13: follows a link inside the folder, and does not lose what it leads to', () => {
    // The link comes before its target in one folder and after it in the other, whatever order the system lists them in.
    const folder = temporaryFolder({ 'm/a.md': '', 'm/deep/b.md': '' });
    symlinkSync('m', join(folder, 'first'));
    symlinkSync('m', join(folder, 'zlast'));
    symlinkSync('m/a.md', join(folder, 'file.md'));
    assert.deepEqual(pathsOf(folder), [
      'file.md',
      'first/a.md',
      'first/deep/b.md',
      'm/a.md',
      'm/deep/b.md',
      'zlast/a.md',
      'zlast/deep/b.md',
    ]);
  });

  it('O-13: ends on links that lead in a circle', () => {
    const folder = temporaryFolder({ 'a/one.md': '', 'b/two.md': '' });
    symlinkSync('..', join(folder, 'a/up'));
    symlinkSync('../b', join(folder, 'a/b'));
    symlinkSync('../a', join(folder, 'b/a'));
    assert.deepEqual(pathsOf(folder), ['a/b/two.md', 'a/one.md', 'b/a/one.md', 'b/two.md']);
  });

  it('O-13: reports links that leave the folder and links to nothing, and reads neither', () => {
    const outside = temporaryFolder({ 'secret.md': 'secret' });
    const folder = temporaryFolder({ 'a.md': '' });
    symlinkSync(join(outside, 'secret.md'), join(folder, 'leak.md'));
    symlinkSync(outside, join(folder, 'leak'));
    symlinkSync('nowhere', join(folder, 'broken.md'));
    const { files, outside: reported } = walkFiles(folder);
    assert.deepEqual(
      files.map(({ relativePath }) => relativePath),
      ['a.md'],
    );
    assert.deepEqual(reported.map(({ relativePath }) => relativePath).sort(), ['broken.md', 'leak', 'leak.md']);
  });

  it('O-13: passes over what is neither file nor folder, and names it', { skip: process.platform === 'win32' }, () => {
    const folder = temporaryFolder({ 'a.md': '' });
    execFileSync('mkfifo', [join(folder, 'pipe.md')]);
    symlinkSync('pipe.md', join(folder, 'link.md'));
    assert.deepEqual(pathsOf(folder), ['a.md']);
    assert.deepEqual(
      walkFiles(folder).pipes.map(({ relativePath }) => relativePath),
      ['link.md', 'pipe.md'],
    );
  });

  it('O-13: goes on where what a link leads to is gone when it is looked at, as links of /proc always are', {
    skip: existsSync('/proc/self/fd') ? false : 'needs /proc',
  }, async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      assert.doesNotThrow(() => walkFiles('/proc/self/fd'));
    } finally {
      server.close();
    }
  });

  it('O-13: goes on where a link is deleted with its folder while it is looked at', (context) => {
    const folder = temporaryFolder({ 'a.md': '', 'm/b.md': '', 'gone/c.md': '' });
    symlinkSync('../m', join(folder, 'gone/link'));
    const act = () => rmSync(join(folder, 'gone'), { recursive: true });
    const target = realpathSync(join(folder, 'm'));
    meanwhile('statSync', { isAsked: (path) => path === target, act }, context);
    assert.deepEqual(
      walkFiles(folder).files.map(({ relativePath }) => relativePath),
      ['a.md', 'gone/c.md', 'm/b.md'],
    );
  });

  it('follows the folder itself when that is a link', () => {
    const folder = temporaryFolder({ 'real/a.md': '' });
    symlinkSync('real', join(folder, 'content'));
    assert.deepEqual(pathsOf(join(folder, 'content')), ['a.md']);
  });
});

describe('isInside', () => {
  const cases: readonly [folder: string, path: string, inside: boolean][] = [
    ['/srv/dist', '/srv/dist', true],
    ['/srv/dist', '/srv/dist/a', true],
    ['/srv/dist', '/srv/dist/..a', true],
    ['/srv/dist', '/srv/dist-secret', false],
    ['/srv/dist', '/srv/dist-secret/a', false],
    ['/srv/dist', '/srv', false],
    ['/srv/dist', '/srv/other', false],
    ['/srv/dist', '/srv/dist/../other', false],
    ['/', '/anything', true],
  ];
  for (const [folder, path, inside] of cases) {
    it(`S-02: says that ${path} is ${inside ? 'inside' : 'outside'} ${folder}`, () =>
      assert.equal(isInside(folder, path), inside));
  }
});

describe('readBytes and readText', () => {
  it('yield undefined where no file stands', () => {
    const folder = temporaryFolder({ 'a.txt': 'é' });
    assert.equal(readText(join(folder, 'a.txt')), 'é');
    assert.equal(readBytes(join(folder, 'a.txt'))?.length, 2);
    assert.equal(readBytes(join(folder, 'none')), undefined);
    assert.equal(readText(join(folder, 'a.txt/below')), undefined);
  });

  it('read a text without its byte order mark', () =>
    assert.equal(readText(join(temporaryFolder({ 'a.txt': '\ufeffa' }), 'a.txt')), 'a'));

  it('throw with path and cause where the system refuses', () => {
    const folder = temporaryFolder();
    assert.throws(
      () => readBytes(folder),
      (error: Error) =>
        error.message === `Cannot read \`${folder}\`.` && (error.cause as NodeJS.ErrnoException).code === 'EISDIR',
    );
  });
});

describe('isFile', () => {
  it('is false for folders, and for what the system takes for no path, such as the address of a link may name', () => {
    const folder = temporaryFolder({ 'a.md': '' });
    symlinkSync('a.md', join(folder, 'link'));
    symlinkSync('loop', join(folder, 'loop'));
    assert.deepEqual(
      ['a.md', 'link', '.', 'none', 'a.md/b', 'loop', 'a'.repeat(300), '\0'].filter((name) =>
        isFile(join(folder, name)),
      ),
      ['a.md', 'link'],
    );
  });
});

describe('exists and realPathOf', () => {
  it('count a broken link as something that stands there', () => {
    const folder = temporaryFolder();
    symlinkSync('nowhere', join(folder, 'link'));
    mkdirSync(join(folder, 'real'));
    assert.equal(exists(join(folder, 'link')), true);
    assert.equal(exists(join(folder, 'none')), false);
    assert.equal(realPathOf(join(folder, 'link')), undefined);
    assert.equal(realPathOf(join(folder, 'real/.')), join(folder, 'real'));
  });
});
