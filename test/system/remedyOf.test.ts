import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { remedyOf } from '../../src/system/remedyOf.ts';
import { rightsCommand } from '../../src/system/rightsCommand.ts';

const refused = (code: string, syscall: string, path?: string) =>
  Object.assign(new Error(code), { code, syscall, ...(path === undefined ? {} : { path }) });

describe('remedyOf', () => {
  for (const [error, remedy] of [
    [refused('EACCES', 'scandir', '/a b/site'), rightsCommand('/a b/site')],
    [refused('EACCES', 'stat', '/a b/site/config.ts'), rightsCommand('/a b/site')],
    [
      refused('EACCES', 'spawn /a/esbuild', '/a/esbuild'),
      'install the packages on a file system that is not mounted with `noexec`',
    ],
    [refused('EMFILE', 'spawn /a/esbuild', '/a/esbuild'), 'allow more open files: ulimit -n 1024'],
    [refused('EAGAIN', 'spawn /a/esbuild', '/a/esbuild'), 'allow more processes: ulimit -u 1024'],
    [refused('EISDIR', 'read'), 'a folder stands where a file is expected: rename it, or delete it'],
    [refused('EIO', 'read'), undefined],
    [new TypeError('x is not y'), undefined],
  ] as const) {
    it(`says what to do: ${remedy}`, () => assert.equal(remedyOf(error), remedy));
  }
});
