// Loads the program, `lib/program.cjs`, together with the code that V8 has compiled from it before: compiling takes
// longer than most commands. Compiled code of another version of Node is refused by V8, and made anew.
// No ES module: Node takes longer to load those, in a worker thread above all.
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const vm = require('node:vm');

const path = join(__dirname, '../lib/program.cjs');
const compiledPath = join(__dirname, `../lib/compiled-${process.versions.v8}-${process.arch}`);

// Pages would show what Node has of a browser, which is more in each version: the language of the machine that builds
// them.
for (const name of ['navigator', 'localStorage', 'sessionStorage']) delete globalThis[name];

/** The exports of `src/program.ts`, and a function that keeps what has been compiled so far, where that is missing. */
exports.loadProgram = () => {
  const cachedData = readCompiled();
  // A single expression, a function. All of it is ASCII, which is read in a tenth of the time as Latin-1.
  const script = new vm.Script(readFileSync(path, 'latin1'), { filename: path, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(path), module, path, (specifier) => import(specifier));
  const isKept = cachedData !== undefined && script.cachedDataRejected === false;
  return { program: module.exports, keepCompiled: () => isKept || writeCompiled(script.createCachedData()) };
};

function readCompiled() {
  try {
    return readFileSync(compiledPath);
  } catch {
    return undefined;
  }
}

function writeCompiled(data) {
  try {
    writeFileSync(`${compiledPath}.${process.pid}`, data);
    renameSync(`${compiledPath}.${process.pid}`, compiledPath);
  } catch {
    // The package may stand where nothing can be written: then each run compiles for itself.
  }
}
