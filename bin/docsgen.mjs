#!/usr/bin/env node
import './refuseOldNode.mjs';
import { readFileSync } from 'node:fs';
import module from 'node:module';

const args = process.argv.slice(2);

if (args.length === 1 && ['--version', '-v', '-V'].includes(args[0])) {
  // Asked often by other tools: nothing needs to be loaded for it.
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  process.stdout.write(`${version}\n`);
} else {
  // React's server code is far slower in its development form.
  process.env.NODE_ENV ??= 'production';
  // For packages that are not part of the program; from Node 22 on.
  module.enableCompileCache?.();
  const { loadProgram } = module.createRequire(import.meta.url)('./loadProgram.cjs');
  const { program, keepCompiled } = loadProgram();
  process.exitCode = await program.main(args);
  keepCompiled();
}
