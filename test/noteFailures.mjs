// A reporter beside the one that people read: notes each test that fails, in a few lines and at once, in the folder that
// `DOCSGEN_TEST_NOTES` names. `bin/test.mjs` ends with what stands there.

import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Transform } from 'node:stream';

const LINES_MAX = 6;
const LINE_LENGTH_MAX = 200;

const begun = [];
const said = new Map();

// biome-ignore lint/style/noDefaultExport: Node takes a reporter from there.
export default new Transform({
  writableObjectMode: true,
  transform({ type, data }, _, done) {
    if (type === 'test:start') begun.splice(data.nesting, begun.length, data);
    if (type === 'test:stderr') said.set(data.file, [...(said.get(data.file) ?? []), data.message]);
    if (type === 'test:fail' && isOwn(data)) append(noteOf([...begun.slice(0, data.nesting), data]));
    // It fails the run, though no test: what came too late for the one that it belongs to.
    if (type === 'test:diagnostic' && data.message.startsWith('Error: ')) append(`${linesOf(data.message)[0]}\n`);
    done();
  },
});

const append = (note) => appendFileSync(join(process.env.DOCSGEN_TEST_NOTES, 'failed'), note);

/** Whether it has failed by itself, not by what stands within it or around it, which is noted too. */
function isOwn({ todo, details: { error } }) {
  if (todo !== undefined) return false;
  if (error.failureType === 'subtestsFailed') return Boolean(error.signal);
  return error.failureType !== 'cancelledByParent' || error.message.startsWith('Promise');
}

/** Its file, the names of its suites and its own, and why it has failed. */
function noteOf(path) {
  const { file, details } = path.at(-1);
  const names = path.map(({ name }) => name);
  // What several files share may stand in another one; in one process a file is a suite.
  const files = path.flatMap((suite) => [suite.name, suite.file ?? '']).map((name) => name && relative('', name));
  const own = files.find((name) => /\.test\.\w+$/.test(name)) ?? '';
  const title = names.filter((name) => relative('', name) !== own).join(' > ');
  const reason = reasonOf(details.error, said.get(file) ?? []).map((line) => `    ${line.slice(0, LINE_LENGTH_MAX)}\n`);
  return `${[own, title].filter(Boolean).join(': ')}\n${reason.join('')}`;
}

/** A file that has ended by itself says why on its standard error alone. */
function reasonOf({ cause, message, exitCode, signal }, said) {
  if (signal) return [`ended by ${signal}`, ...linesOf(said.join('')).slice(-LINES_MAX)];
  if (exitCode) return [`ended with exit code ${exitCode}`, ...linesOf(said.join('')).slice(-LINES_MAX)];
  return linesOf(`${cause?.message ?? cause ?? message}`).slice(0, LINES_MAX);
}

const linesOf = (text) => text.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
