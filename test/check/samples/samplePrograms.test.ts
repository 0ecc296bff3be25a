import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { it } from 'node:test';
import { samplePrograms } from '../../../src/check/samples/samplePrograms.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

it('names the programs that look at samples: the name is another where one is gone, or another one comes first', () => {
  const first = temporaryFolder();
  const second = temporaryFolder({ python3: 'one', bash: 'one', other: 'one' });
  const name = () => samplePrograms([first, join(second, 'other'), second].join(delimiter));
  const before = name();
  assert.equal(name(), before);
  writeFileSync(join(first, 'python3'), 'one');
  assert.notEqual(name(), before);
  rmSync(join(first, 'python3'));
  assert.equal(name(), before);
  writeFileSync(join(second, 'other'), 'another');
  assert.equal(name(), before);
  writeFileSync(join(second, 'bash'), 'another');
  assert.notEqual(name(), before);
  assert.equal(samplePrograms(''), samplePrograms(first));
});
