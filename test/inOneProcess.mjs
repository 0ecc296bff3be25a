// Runs the test files named on the command line in this one process: with hundreds of small files, starting a process
// and a TypeScript loader for each takes far longer than the tests. Each file is a suite, so that its hooks are its own.

import { AsyncResource } from 'node:async_hooks';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, beforeEach, describe, mock } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sayTexts } from '../src/theme/strings.ts';
import { changedSince, processState } from './processState.mjs';

// What waits without end is ended, and named. A file takes ten seconds at most, and a minute on a machine with much else to do.
const FILE_LIMIT_MS = 15 * 60_000;

const files = process.argv.slice(2);
const { DOCSGEN_TEST_NOTES: notes } = process.env;
/** Says what runs, until all is over: a process that is killed can say nothing any more. */
const runningNote = notes && join(notes, 'running');
const note = (what) => runningNote && writeFileSync(runningNote, what);

// Without it a test that waits for what never comes would end the process, and all the tests after it.
setInterval(() => {}, FILE_LIMIT_MS);

// One file is loaded after the other, and the first test begins when all are: a test changes what is the process's, as
// its environment, its clock and who hears its signals, and what runs meanwhile would meet that.
let begin = () => {};
const areLoaded = new Promise((resolve) => {
  begin = resolve;
});
// The runner takes what is begun after a wait for part of what was waited for: here it belongs to nothing.
const outside = new AsyncResource('files');
outside.runInAsyncScope(after, undefined, () => runningNote && rmSync(runningNote));
for (const file of files) await outside.runInAsyncScope(load, undefined, file);
begin();

/** Settles when a file has been loaded, or has failed. */
function load(file) {
  note(file);
  // A thread has one site at a time, whose texts the theme says: here those of the last one, before each file.
  sayTexts({});
  return new Promise((hasEnded) => {
    describe(file, { timeout: FILE_LIMIT_MS }, async () => {
      let state;
      before(() => {
        sayTexts({});
        state = processState();
      });
      beforeEach(({ name }) => note(`${file}: ${name}`));
      await Promise.race([import(pathToFileURL(resolve(file)).href), refusal()]).finally(hasEnded);
      // After those of the file.
      after(() => refuseChanges(state));
      await areLoaded;
    });
  });
}

function refusal() {
  return new Promise((_, reject) => {
    setTimeout(reject, FILE_LIMIT_MS, new Error(`It is not loaded after ${FILE_LIMIT_MS / 60_000} minutes.`)).unref();
  });
}

/** What a file leaves changed, others would meet: which of them fails by it depends on their order. */
async function refuseChanges(state) {
  const changed = await changedSince(state);
  // Else those of this file would be restored once more with those of a later one.
  mock.reset();
  if (changed.length > 0) throw new Error(`It leaves changed: ${changed.join(', ')}.`);
}
