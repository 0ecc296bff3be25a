import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { writing } from '../../../src/cli/commands/writing.ts';
import { Unwritable } from '../../../src/system/unwritable.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const systemError = (code: string) => Object.assign(new Error(code), { code, syscall: 'mkdir' });

const refusing = (code: string) => () => {
  throw systemError(code);
};

describe('writing', () => {
  const folder = temporaryFolder();
  const outDir = join(folder, 'public/docs');

  for (const [code, why] of [
    ['EROFS', `\`${folder}\` is on a read-only file system`],
    ['EACCES', `this user may not write into \`${folder}\``],
  ] as const) {
    it(`O-24: says where nothing can be written, and what to do: ${code}`, async () => {
      // What Node 20 says of a folder that it could not make.
      const failed = writing(outDir, () => Promise.reject(systemError('ENOENT')), refusing(code));
      await assert.rejects(failed, (error) => {
        assert.ok(error instanceof Unwritable);
        assert.equal(error.message, `Cannot write the output folder \`${outDir}\` because ${why}.`);
        assert.equal(error.hint, 'name a writable folder with `--out-dir`');
        return true;
      });
    });
  }

  for (const code of ['ENOTDIR', 'ENOENT']) {
    it(`says which file stands in the way, whatever the system says: ${code}`, async () => {
      const parent = temporaryFolder({ taken: '' });
      const failure = systemError(code);
      const inFile = join(parent, 'taken/public/docs');
      await assert.rejects(
        writing(inFile, () => Promise.reject(failure)),
        new Unwritable(
          `Cannot write the output folder \`${inFile}\` because \`${join(parent, 'taken')}\` is not a folder.`,
          'name a writable folder with `--out-dir`',
          failure,
        ),
      );
    });
  }

  it('O-24: says which link around the folder leads nowhere, as one to a disk that is not there', async () => {
    const parent = temporaryFolder();
    symlinkSync('none', join(parent, 'disk'), 'dir');
    const failure = systemError('ENOENT');
    for (const path of ['disk/docs', 'disk/public/docs']) {
      const behindLink = join(parent, path);
      await assert.rejects(
        writing(behindLink, () => Promise.reject(failure)),
        new Unwritable(
          `Cannot write the output folder \`${behindLink}\` because \`${join(parent, 'disk')}\` is a link that leads nowhere.`,
          'name a writable folder with `--out-dir`',
          failure,
        ),
      );
    }
  });

  it('O-24: names the folder in which the system makes nothing; a file to be read that is missing is a fault of ours', async () => {
    const failing = (syscall: string) => Object.assign(systemError('ENOENT'), { syscall, path: outDir });
    await assert.rejects(
      writing(outDir, () => Promise.reject(failing('mkdir'))),
      (error) =>
        error instanceof Unwritable && error.message.endsWith(`nothing can be made in \`${dirname(outDir)}\`.`),
    );
    const ours = failing('open');
    await assert.rejects(
      writing(outDir, () => Promise.reject(ours)),
      (error) => error === ours,
    );
  });

  for (const code of ['ENOSPC', 'EDQUOT']) {
    it(`O-04: names the folder for which there is no space, and what to do: ${code}`, async () => {
      const full = systemError(code);
      await assert.rejects(
        writing(outDir, () => Promise.reject(full)),
        new Unwritable(
          `Cannot write the output folder \`${outDir}\` because ${code}.`,
          'free some space, or name a folder on another disk with `--out-dir`',
          full,
        ),
      );
    });
  }

  it('leaves other errors as they are, and results', async () => {
    const broken = systemError('EIO');
    await assert.rejects(
      writing(outDir, () => Promise.reject(broken)),
      (error) => error === broken,
    );
    const ours = new TypeError('x is not y');
    await assert.rejects(
      writing(outDir, () => Promise.reject(ours), refusing('EROFS')),
      (error) => error === ours,
    );
    assert.equal(await writing(outDir, async () => 7, refusing('EROFS')), 7);
  });
});
