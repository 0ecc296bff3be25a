import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { takeVariables, unreadLine } from '../../src/system/environmentFiles.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const NAMES = ['DOCSGEN_TEST_A', 'DOCSGEN_TEST_B', 'DOCSGEN_TEST_C', 'DOCSGEN_TEST_D'];

describe('takeVariables', () => {
  afterEach(() => {
    for (const name of NAMES) delete process.env[name];
  });

  it('takes what is asked for and not set, from the local file first', () => {
    const root = temporaryFolder({
      '.env':
        '\uFEFFDOCSGEN_TEST_A=one\nDOCSGEN_TEST_B="of the file" # a comment\nDOCSGEN_TEST_C=file\nDOCSGEN_TEST_D=\n',
      '.env.local': 'DOCSGEN_TEST_B=local\n',
    });
    process.env['DOCSGEN_TEST_C'] = 'set';
    takeVariables(root, ['DOCSGEN_TEST_B', 'DOCSGEN_TEST_C', 'DOCSGEN_TEST_D']);
    assert.deepEqual(
      NAMES.map((name) => process.env[name]),
      [undefined, 'local', 'set', ''],
    );
    takeVariables(root, NAMES);
    assert.equal(process.env['DOCSGEN_TEST_A'], 'one');
  });

  it('does nothing where there is no such file, or no file of that name', () => {
    const root = temporaryFolder();
    takeVariables(root, NAMES);
    mkdirSync(join(root, '.env'));
    takeVariables(root, NAMES);
    assert.equal(process.env['DOCSGEN_TEST_A'], undefined);
    assert.equal(unreadLine(root), undefined);
  });
});

describe('unreadLine', () => {
  const lineOf = (text: string) => unreadLine(temporaryFolder({ '.env': text }))?.line;

  it('is the first that is no variable', () => {
    assert.equal(lineOf('A=1\nB 2\nC=3\n'), 2);
    assert.equal(lineOf('=1\n'), 1);
    assert.deepEqual(unreadLine(temporaryFolder({ '.env': 'A\n', '.env.local': '\n\nB: 2\n' })), {
      file: '.env.local',
      line: 3,
    });
  });

  it('is none in comments, values of several lines, and what shells read', () => {
    assert.equal(lineOf('# A comment\n\nexport A=1\r\nB = "two\nlines" # words\nC=\nD.e-f=`x\ny`\n'), undefined);
    assert.equal(lineOf("# A='\nB=it's\nC=1\n"), undefined);
  });
});
