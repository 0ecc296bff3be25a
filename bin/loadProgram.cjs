// Loads the program, `lib/program.cjs`, together with the code that V8 has compiled from it before: compiling takes
// longer than most commands. Compiled code of another version of Node is refused by V8, and made anew.
// No ES module: Node takes longer to load those, in a worker thread above all.
const { existsSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const vm = require('node:vm');
const { crc32 } = require('node:zlib');

const path = join(__dirname, '../lib/program.cjs');
const compiledPath = join(__dirname, `../lib/compiled-${process.versions.v8}-${process.arch}`);

/** How many bytes the checksum behind compiled code has. */
const SUM_SIZE = 4;

// Pages would show what Node has of a browser, which is more in each version: the language of the machine that builds
// them. Bun, which runs the program in Node's place where there is no Node, counts its processors with `navigator`.
for (const name of ['localStorage', 'sessionStorage']) delete globalThis[name];
if (process.versions.bun === undefined) delete globalThis.navigator;

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

/** The code as it was kept; undefined for a damaged file: V8 does not check it, and would end the process. */
function readCompiled() {
  try {
    const kept = readFileSync(compiledPath);
    const data = kept.subarray(0, -SUM_SIZE);
    return crc32(data) === kept.readUInt32LE(data.length) ? data : undefined;
  } catch {
    return undefined;
  }
}

function writeCompiled(data) {
  const draft = `${compiledPath}.${process.pid}`;
  const sum = Buffer.alloc(SUM_SIZE);
  sum.writeUInt32LE(crc32(data));
  try {
    writeFileSync(draft, Buffer.concat([data, sum]));
    renameSync(draft, compiledPath);
  } catch {
    // The package may stand where nothing can be written, or on a full disk: then each run compiles for itself.
    if (existsSync(draft)) rmSync(draft);
  }
}
