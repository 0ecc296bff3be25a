// Loads the program, `lib/program.cjs`, together with the code that V8 has compiled from it before: compiling takes
// longer than most commands. Compiled code of another version of Node is refused by V8, and made anew.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch } from 'node:process';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

const path = fileURLToPath(new URL('../lib/program.cjs', import.meta.url));
const compiledPath = fileURLToPath(new URL(`../lib/compiled-${process.versions.v8}-${arch}`, import.meta.url));

/** The exports of `src/program.ts`, and a function that keeps what has been compiled so far, where that is missing. */
export function loadProgram() {
  const cachedData = readCompiled();
  const script = new vm.Script(
    `(function (exports, require, module, __filename, importForProgram) {${readFileSync(path, 'utf8')}\n})`,
    { filename: path, cachedData },
  );
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(path), module, path, (specifier) => import(specifier));
  const isKept = cachedData !== undefined && script.cachedDataRejected === false;
  return { program: module.exports, keepCompiled: () => isKept || writeCompiled(script.createCachedData()) };
}

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
