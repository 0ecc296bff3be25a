import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { type Mode, misnamedFile, takeVariables, unreadLine } from '../../src/system/environmentFiles.ts';
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
    takeVariables(root, ['DOCSGEN_TEST_B', 'DOCSGEN_TEST_C', 'DOCSGEN_TEST_D'], 'production');
    assert.deepEqual(
      NAMES.map((name) => process.env[name]),
      [undefined, 'local', 'set', ''],
    );
    takeVariables(root, NAMES, 'production');
    assert.equal(process.env['DOCSGEN_TEST_A'], 'one');
  });

  it('takes what is for its mode before all others, and nothing of what is for the other', () => {
    const text = (value: string, from: number) =>
      NAMES.slice(from)
        .map((name) => `${name}=${value}\n`)
        .join('');
    const taken = (mode: Mode) => {
      for (const name of NAMES) delete process.env[name];
      takeVariables(
        temporaryFolder({
          '.env': text('all', 0),
          '.env.local': text('local', 1),
          '.env.production': text('production', 2),
          '.env.production.local': text('production, local', 3),
          '.env.development': text('development', 3),
        }),
        NAMES,
        mode,
      );
      return NAMES.map((name) => process.env[name]);
    };
    assert.deepEqual(taken('production'), ['all', 'local', 'production', 'production, local']);
    assert.deepEqual(taken('development'), ['all', 'local', 'local', 'development']);
  });

  it('does nothing where there is no such file, or no file of that name', () => {
    const root = temporaryFolder();
    takeVariables(root, NAMES, 'production');
    mkdirSync(join(root, '.env'));
    takeVariables(root, NAMES, 'production');
    assert.equal(process.env['DOCSGEN_TEST_A'], undefined);
    assert.equal(unreadLine(root, 'production'), undefined);
  });
});

describe('unreadLine', () => {
  const lineOf = (text: string) => unreadLine(temporaryFolder({ '.env': text }), 'production')?.line;

  it('is the first that is no variable', () => {
    assert.equal(lineOf('A=1\nB 2\nC=3\n'), 2);
    assert.equal(lineOf('=1\n'), 1);
    assert.deepEqual(unreadLine(temporaryFolder({ '.env': 'A\n', '.env.local': '\n\nB: 2\n' }), 'production'), {
      file: '.env.local',
      line: 3,
    });
  });

  it('is none in comments, values of several lines, and what shells read', () => {
    assert.equal(lineOf('# A comment\n\nexport A=1\r\nB = "two\nlines" # words\nC=\nD.e-f=`x\ny`\n'), undefined);
    assert.equal(lineOf("# A='\nB=it's\nC=1\n"), undefined);
  });
});

describe('misnamedFile', () => {
  const fileOf = (file: string, mode: Mode) => misnamedFile('A', temporaryFolder({ [file]: 'A=1\n' }), mode);

  it('is one that has almost the name of a file of the mode', () => {
    assert.deepEqual(fileOf('.env.prod', 'production'), { file: '.env.prod', meant: '.env.production' });
    assert.equal(fileOf('.env.dev.local', 'development')?.meant, '.env.development.local');
    assert.equal(fileOf('.env.local.development', 'development')?.meant, '.env.development.local');
  });

  it('is none of another mode, of another program, or without the variable', () => {
    for (const file of ['.env.dev', '.env.staging', '.env.test', '.env.example', '.env.production'])
      assert.equal(fileOf(file, 'production'), undefined, file);
    assert.equal(misnamedFile('B', temporaryFolder({ '.env.prod': 'A=1\n' }), 'production'), undefined);
  });
});
