import assert from 'node:assert/strict';
import { rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { openCheckStore } from '../../../src/check/cache/checkStore.ts';
import { type CheckResult, check } from '../../../src/check/check.ts';
import { type Dice, diceOf, FIRST_FILES, type Files, randomEdit, writeProject } from '../../build/randomEdits.ts';
import { requestOf } from '../../requestOf.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** Each run takes the same edits, unless it is asked for others: `npm run fuzz` asks for many. */
const SEED = Number(process.env['DOCSGEN_FUZZ_SEED'] ?? 4711);
const EDITS = Number(process.env['DOCSGEN_FUZZ_EDITS'] ?? 20);

/** What only a check finds, or what its search is asked for. */
const CHECKED: readonly string[] = [
  '```json\n{"a": }\n```',
  'The limit is 5 MB.',
  'Words with ==a mark==.',
  '```sh\necho "\n```',
  '## One\n\n## One {#one}',
  '<p id="one">A</p>',
];
const SEARCHES = "check: { searches: { words: '/a/', home: ['/', '/none/'] }, figuresInCode: true }";

function checkedEdit(files: Files, dice: Dice): Files {
  const next = new Map(files);
  const path = dice.pick([...files.keys()].filter((one) => one.endsWith('.md') || one.endsWith('.mdx')));
  const config = next.get('site/config.mjs') ?? '';
  if (dice.below(4) === 0) next.set('site/config.mjs', config.replace(' };', `, ${SEARCHES} };`));
  else next.set(path, `${next.get(path)}\n${dice.pick(CHECKED)}\n`);
  return next;
}

const checkOf = (root: string, cache: boolean): Promise<CheckResult> => check(requestOf(root, { cache }));

it(`T-07: check finds after each of ${EDITS} random edits what it finds without anything kept (seed ${SEED})`, async () => {
  const dice = diceOf(SEED);
  const root = temporaryFolder();
  const trail: string[] = [];
  const found = new Set<string>();
  let files: Files = new Map();
  const step = async (name: string, next: Files) => {
    writeProject(root, files, next);
    files = next;
    trail.push(name);
    const cleanRoot = temporaryFolder();
    writeProject(cleanRoot, new Map(), next);
    const clean = await checkOf(cleanRoot, false);
    const told = `after ${trail.length} edits, the last ones: ${trail.slice(-4).join('; ')}`;
    assert.deepEqual(await checkOf(root, true), clean, told);
    for (const { code } of clean.diagnostics) found.add(code);
    rmSync(cleanRoot, { recursive: true });
  };
  await step('the first check', FIRST_FILES);
  for (let count = 0; count < EDITS; count += 1) {
    const { name, files: next } =
      dice.below(3) === 0 ? { name: 'what a check finds', files: checkedEdit(files, dice) } : randomEdit(files, dice);
    await step(name, next);
  }
  assert.ok(found.size > 2, [...found].join());
});

it('what a check finds is kept for the next one, and written anew where any of it is another', async () => {
  const root = temporaryFolder({ 'content/index.md': '# Home\n\nWords.\n', 'content/_part.md': 'More.\n' });
  const folder = join(root, '.docsgen');
  const store = join(folder, 'last-check.json');
  const isWritten = async () => {
    await checkOf(root, true);
    const { mtimeMs } = statSync(store);
    utimesSync(store, 0, 0);
    return mtimeMs !== 0;
  };
  assert.equal(await isWritten(), true);
  const { pages, sources } = openCheckStore(folder, { isRead: true }).last() ?? {};
  assert.deepEqual([pages?.size, sources?.map(({ file }) => file)], [1, ['content/index.md', 'content/_part.md']]);
  assert.equal(await isWritten(), false);
  for (const [file, text] of [
    ['content/_part.md', 'Less.\n'],
    ['content/index.md', '# Home\n\nOther words.\n'],
    ['content/data.json', '{}\n'],
  ] as const) {
    writeProject(root, new Map(), new Map([[file, text]]));
    assert.equal(await isWritten(), true, file);
    assert.equal(await isWritten(), false, file);
  }
});
