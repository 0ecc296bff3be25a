#!/usr/bin/env node
// React's server code is far slower in its development form.
process.env.NODE_ENV ??= 'production';

const { main } = await import('../lib/main.js');
process.exitCode = await main(process.argv.slice(2));
