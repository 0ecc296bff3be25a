import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { it } from 'node:test';
import type { startContentDates } from '../../src/build/projectParts.ts';
import { startDevDates } from '../../src/dev/devDates.ts';
import type { GitHistory } from '../../src/system/git/gitDates.ts';
import { commitIn } from '../commitIn.ts';
import { siteIn } from '../siteIn.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A repository with a commit, a project in it, and what stands in the place of git: each answer is given by the test. */
async function begin() {
  const folder = temporaryFolder();
  execFileSync('git', ['-C', folder, 'init', '-q', '-b', 'main']);
  const { project } = await siteIn({ 'content/index.md': 'Words.\n' }, { folder });
  const commit = () => {
    execFileSync('git', ['-C', folder, 'add', '-A']);
    commitIn(folder, '2024-01-01T00:00:00Z', '--allow-empty');
  };
  commit();
  const answers: ((history: GitHistory) => void)[] = [];
  const start: typeof startContentDates = () => () => new Promise((resolve) => answers.push(resolve));
  const dates = startDevDates(project, start);
  const answer = (index: number, date: string, { hasAuthors = true } = {}) =>
    answers[index]?.({
      dates: new Map([['index.md', date]]),
      ...(hasAuthors ? { authors: new Map([['index.md', `author of ${date}`]]) } : {}),
      undated: {},
    });
  return { commit, dates, project, answer, asked: () => answers.length };
}

it('the dates of a dev server are those that git has told, and are asked for again after a commit', async () => {
  const { commit, dates, project, answer, asked } = await begin();
  assert.equal(dates.known.size, 0);
  answer(0, 'first');
  assert.equal(await dates.renew(project), false);
  assert.equal(dates.known.get('index.md'), 'first');
  assert.equal(dates.authors?.get('index.md'), 'author of first');
  assert.equal(asked(), 1);
  commit();
  const isSame = dates.renew(project);
  answer(1, 'first');
  assert.equal(await isSame, false);
  commit();
  const isAnother = dates.renew(project);
  answer(2, 'second');
  assert.equal(await isAnother, true);
  assert.deepEqual([...dates.known], [['index.md', 'second']]);
  assert.deepEqual([...(dates.authors ?? [])], [['index.md', 'author of second']]);
});

it('an answer that comes after a later one is not taken for the newest', async () => {
  const { commit, dates, project, answer } = await begin();
  commit();
  const renewed = dates.renew(project);
  answer(1, 'of the later commit');
  assert.equal(await renewed, true);
  answer(0, 'of the first');
  await dates.renew(project);
  assert.equal(dates.known.get('index.md'), 'of the later commit');
});

// A list of what has changed last had no dates, until the next save.
it('dates that pages have asked for before git told any are told of once', async () => {
  const { dates, project, answer } = await begin();
  assert.equal(dates.known.get('index.md'), undefined);
  assert.equal(await dates.renew(project), false);
  answer(0, 'first');
  // The answer arrives in its own time.
  await Promise.resolve();
  assert.equal(dates.known.get('index.md'), 'first');
  assert.equal(await dates.renew(project), true);
  assert.equal(await dates.renew(project), false);
});

it('authors are asked for when the configuration comes to show them, and gone when it shows them no more', async () => {
  const { dates, project, answer } = await begin();
  answer(0, 'first', { hasAuthors: false });
  assert.equal(await dates.renew(project), false);
  const shown = dates.renew({ ...project, config: { ...project.config, lastAuthor: true } });
  answer(1, 'first');
  assert.equal(await shown, true);
  assert.deepEqual([...(dates.authors ?? [])], [['index.md', 'author of first']]);
  const hidden = dates.renew(project);
  answer(2, 'first', { hasAuthors: false });
  assert.equal(await hidden, true);
  assert.equal(dates.authors?.size, 0);
});
