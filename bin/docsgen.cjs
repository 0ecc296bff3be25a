#!/usr/bin/env node
// No ES module: Node takes longer to load those.
require('./refuseOldNode.cjs');

const args = process.argv.slice(2);

if (args.length === 1 && ['--version', '-v', '-V'].includes(args[0])) {
  // Asked often by other tools: nothing needs to be loaded for it.
  process.stdout.on('error', ({ code, message }) => {
    if (code === 'EPIPE') return;
    process.exitCode = 1;
    process.stderr.write(`docsgen: Cannot write to stdout because ${message}.\n`);
  });
  process.stdout.write(`${require('../package.json').version}\n`);
} else {
  // React's server code is part of the program in its production form, and works with no other form of React.
  process.env.NODE_ENV = 'production';
  // For packages that are not part of the program; from Node 22 on.
  require('node:module').enableCompileCache?.();
  const { program, keepCompiled } = require('./loadProgram.cjs').loadProgram();
  program.main(args).then((exitCode) => {
    keepCompiled();
    // Left to itself, Node first takes down the heap of the whole site, which takes longer than making a page.
    process.stdout.write('', () => process.stderr.write('', () => process.exit(exitCode)));
  });
}
