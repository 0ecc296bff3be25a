import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { withNewNames } from '../../../src/build/elsewhere/withNewNames.ts';
import { applyFixes } from '../../../src/check/fixes/applyFixes.ts';
import { unreadFile } from '../../../src/content/unreadFile.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const newNameOf = (path: string, included: readonly string[] = []) =>
  withNewNames(unreadFile(path, 'content/'), { included: new Set(included), pages: [], prefix: 'content/' })[0]?.fix
    ?.renamedTo;

describe('withNewNames', () => {
  it('gives a page the name under which it is read here', () => {
    for (const [path, here] of [
      ['_index.md', 'index.md'],
      ['a/_index.mdx', 'a/index.mdx'],
      ['a.b/old.markdown', 'a.b/old.md'],
      ['a.mkd', 'a.md'],
      ['a/b.livemd', 'a/b.md'],
      ['b.cheatmd', 'b.md'],
      ['c.mdown', 'c.md'],
    ] as const)
      assert.equal(newNameOf(path), `content/${here}`);
    const atRoot = withNewNames(unreadFile('_index.md', ''), { included: new Set(), pages: [], prefix: '' });
    assert.equal(atRoot[0]?.fix?.renamedTo, 'index.md');
    for (const path of ['a.rst', 'a/_meta.json', '_sidebar.md', 'a.mdoc']) assert.equal(newNameOf(path), undefined);
  });

  it('leaves a partial that pages include', async () => {
    assert.equal(newNameOf('a/_index.md', ['a/_index.md']), undefined);
    const site = await siteIn({
      'content/index.mdx': '# Home\n\n<Include src="/_index.md" />\n',
      'content/_index.md': 'Words.\n',
    });
    assert.deepEqual(
      site.diagnostics().map(({ code, fix }) => [code, fix]),
      [['unread-file', undefined]],
    );
  });

  it('leaves the page of a folder that has a README for it, and says what to do with the two', () => {
    const around = {
      included: new Set<string>(),
      pages: ['a/Readme.md', 'b/README.md', 'readme.md', 'c/old-readme.md'],
      prefix: 'content/',
    };
    const told = (path: string) => withNewNames(unreadFile(path, 'content/'), around)[0];
    for (const [path, readme] of [
      ['a/_index.md', 'Readme.md'],
      ['_index.md', 'readme.md'],
    ] as const) {
      assert.equal(told(path)?.fix, undefined);
      assert.ok(
        told(path)?.hint?.startsWith(`write its front matter and text in \`${readme}\`, which`),
        told(path)?.hint,
      );
    }
    assert.equal(told('c/_index.md')?.fix?.renamedTo, 'content/c/index.md');
    assert.equal(told('a/b.markdown')?.fix?.renamedTo, 'content/a/b.md');
  });

  it('takes no name that another file has', async () => {
    const folder = temporaryFolder();
    const site = await siteIn(
      {
        'content/index.md': '# Home\n\nWords.\n',
        'content/_index.md': '# Another\n\nWords.\n',
        'content/a/_index.md': '---\ntitle: A\n---\n\nWords of A.\n',
      },
      { folder },
    );
    applyFixes(folder, site.diagnostics());
    assert.match(readFileSync(join(folder, 'content/index.md'), 'utf8'), /Home/);
    assert.match(readFileSync(join(folder, 'content/_index.md'), 'utf8'), /Another/);
    assert.match(readFileSync(join(folder, 'content/a/index.md'), 'utf8'), /Words of A/);
    assert.equal(existsSync(join(folder, 'content/a/_index.md')), false);
  });
});
