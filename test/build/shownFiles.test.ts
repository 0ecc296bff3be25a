import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Project } from '../../src/build/project.ts';
import { createShownFiles } from '../../src/build/shownFiles.ts';
import { asOrdinaryUser } from '../asOrdinaryUser.ts';
import { meanwhile } from '../meanwhile.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';

const FILES = {
  'repo/.git/HEAD': 'ref: refs/heads/main\n',
  'repo/src/a.ts': 'let a;\n',
  'repo/docs/site/b.ts': 'let b;\n',
  'repo/docs/content/c.ts': 'let c;\n',
  'out.ts': 'let out;\n',
};

/** The files of a project in a folder of a repository; a plain one is its own content. */
function shownIn(files: Readonly<Record<string, string>>, { isPlain = false } = {}) {
  const around = temporaryFolder(files);
  const root = join(around, 'repo/docs');
  const contentDir = isPlain ? root : join(root, 'content');
  const assets = isPlain ? [] : [{ relativePath: 'c.ts', absolutePath: join(contentDir, 'c.ts') }];
  const sources = [{ relativePath: 'page.md' }];
  const partials = new Map([['_part.md', {}]]);
  const project = { config: { root, contentDir }, content: { assets, sources, partials } };
  return { around, root, shown: createShownFiles(project as unknown as Project) };
}

describe('createShownFiles', () => {
  it('takes a file that is deleted while it looks for none', (context) => {
    const { shown, root } = shownIn(FILES);
    const file = join(root, 'site/b.ts');
    meanwhile('realpathSync', { isAsked: (path) => path === file, act: () => rmSync(file) }, context);
    assert.equal(shown.codeFile('../site/b.ts'), undefined);
  });

  it('reads files of the content, of the project, and of the repository, and of nowhere else', () => {
    const { shown, root, around } = shownIn(FILES);
    const textAt = (path: string) => shown.codeFile(path)?.text;
    assert.deepEqual(['c.ts', '../site/b.ts', '../../src/a.ts'].map(textAt), ['let c;\n', 'let b;\n', 'let a;\n']);
    assert.deepEqual(['../../../out.ts', '../../src', '../none.ts', 'd.ts'].map(textAt), Array(4).fill(undefined));
    assert.deepEqual(
      ['../../src/a.ts', '../none.ts', '../../../out.ts'].map((path) => shown.repository.holds(path)),
      [true, true, false],
    );
    // Those of the content are watched with it, and those elsewhere are not read.
    const asked = [
      join(root, 'site/b.ts'),
      join(around, 'repo/src/a.ts'),
      join(around, 'repo/src'),
      join(root, 'none.ts'),
    ];
    assert.deepEqual([...shown.asked], asked);
  });

  it('reads pages and partials as they are written', () => {
    const { shown } = shownIn({ ...FILES, 'repo/docs/content/page.md': '# A\n', 'repo/docs/content/_part.md': 'B\n' });
    assert.deepEqual(
      ['page.md', '_part.md'].map((path) => shown.codeFile(path)?.text),
      ['# A\n', 'B\n'],
    );
    assert.deepEqual([...shown.asked], []);
  });

  it('reads files and folders whose names are decomposed, as macOS writes them', () => {
    const { shown, around } = shownIn({ ...FILES, 'repo/cafe\u0301/o\u0308l.ts': 'let oil;\n' });
    assert.equal(shown.codeFile('../../caf\u00e9/\u00f6l.ts')?.text, 'let oil;\n');
    // Either may come.
    assert.equal(shown.codeFile('../../\u00e9.ts'), undefined);
    for (const name of ['\u00e9.ts', 'e\u0301.ts']) assert.ok(shown.asked.has(join(around, 'repo', name)), name);
  });

  it('follows no link out of the repository', () => {
    const { shown, around } = shownIn(FILES);
    symlinkSync(join(around, 'out.ts'), join(around, 'repo/src/link.ts'));
    symlinkSync(join(around, 'repo/src/a.ts'), join(around, 'repo/src/inner.ts'));
    assert.equal(shown.codeFile('../../src/link.ts'), undefined);
    assert.equal(shown.codeFile('../../src/inner.ts')?.text, 'let a;\n');
  });

  it('takes the folder around the project where there is no repository', () => {
    const { 'repo/.git/HEAD': _, ...files } = FILES;
    const { shown } = shownIn(files);
    assert.equal(shown.codeFile('../../src/a.ts')?.text, 'let a;\n');
    assert.equal(shown.codeFile('../../../out.ts'), undefined);
  });

  it('takes a project behind a link for what it is', () => {
    const { 'repo/.git/HEAD': _, ...files } = FILES;
    const around = temporaryFolder({ ...files, 'elsewhere/none.txt': '' });
    const root = join(around, 'elsewhere/docs');
    symlinkSync(join(around, 'repo/docs'), root);
    const config = { root, contentDir: join(root, 'content') };
    const shown = createShownFiles({
      config,
      content: { assets: [], sources: [], partials: new Map() },
    } as unknown as Project);
    assert.equal(shown.codeFile('../site/b.ts')?.text, 'let b;\n');
  });

  it('reads the code in a plain folder of Markdown, which is not published', () => {
    const { shown, root } = shownIn(FILES, { isPlain: true });
    assert.equal(shown.codeFile('site/b.ts')?.text, 'let b;\n');
    assert.equal(shown.codeFile('../src/a.ts')?.text, 'let a;\n');
    assert.equal(shown.codeFile('../../out.ts'), undefined);
    assert.ok(shown.asked.has(join(root, 'site/b.ts')));
  });

  it('tells of a file that is no text, by its path from the project', () => {
    const { shown, around } = shownIn(FILES);
    writeFiles(around, { 'repo/src/a.bin': Uint8Array.of(0xff, 0) });
    const [fault] = shown.codeFile('../../src/a.bin')?.diagnostics ?? [];
    assert.deepEqual([fault?.code, fault?.place?.file], ['invalid-utf8', '../src/a.bin']);
  });

  it('tells of a file that nobody may read', () => {
    const { shown, around } = shownIn(FILES);
    for (const folder of ['.', 'repo', 'repo/src']) chmodSync(join(around, folder), 0o755);
    chmodSync(join(around, 'repo/src/a.ts'), 0);
    const found = asOrdinaryUser(() => shown.codeFile('../../src/a.ts'));
    assert.deepEqual(
      found?.diagnostics.map(({ code, place }) => [code, place?.file]),
      [['unreadable', '../src/a.ts']],
    );
  });

  it('finds files that are named from the project or the repository', () => {
    const { shown } = shownIn(FILES);
    const found = ['site/b.ts', 'src/a.ts', 'docs/site/b.ts', 'content/c.ts', 'none.ts'].map(shown.repository.fileAt);
    assert.deepEqual(found, ['../site/b.ts', '../../src/a.ts', '../site/b.ts', 'c.ts', undefined]);
  });

  it('finds the file of nearly the same name in the folder that is named', () => {
    const { shown, around } = shownIn({ ...FILES, 'repo/src/send-mail.ts': '' });
    mkdirSync(join(around, 'repo/src/send'));
    assert.deepEqual(shown.meant('../../src/Send_Mail.ts'), { path: '/../../src/send-mail.ts', isAlike: true });
    assert.deepEqual(shown.meant('../../src/send-mial.ts'), { path: '/../../src/send-mail.ts', isAlike: false });
    assert.equal(shown.meant('../../none/a.ts'), undefined);
    assert.equal(shown.meant('../../../oot.ts'), undefined);
    assert.equal(shown.meant('oot.ts'), undefined);
  });
});
