import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createTestSite } from './site.ts';

const ESCAPE = '\u001b';
const BIDI = '\u202e';

it('names files without what a terminal would obey, whether pages are explained, corrected or lost', {
  skip: process.platform === 'win32',
}, async () => {
  const home = { 'content/index.md': '# Home\n\nRead.\n' };
  const named = createTestSite({ ...home, [`content/a${ESCAPE}[31m.md`]: '# A\n\nWords.\n' });
  const mended = createTestSite({ ...home, [`content/a${BIDI}.md`]: '# A\n\nSee [this](Index.md).\n' });
  const lost = createTestSite(home);
  await lost.run(['build']);
  lost.write(`dist/a${ESCAPE}.txt`, 'x');
  lost.write('content/other.md', '# Other\n\nWords.\n');
  const runs = [
    await named.run(['build', '--explain']),
    await mended.run(['check', '--fix']),
    await lost.run(['build']),
  ];
  const said = runs.map(({ stdout, stderr }) => stdout + stderr);
  assert.match(said[0] ?? '', /^made {2}\/a \[31m\/ /m);
  assert.match(said[1] ?? '', /^Corrected content\/a \.md:3:/m);
  assert.match(said[2] ?? '', /^note: `a \.txt` /m);
  assert.ok(!said.some((text) => text.includes(ESCAPE) || text.includes(BIDI)), JSON.stringify(said));
});
