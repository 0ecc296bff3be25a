// Says so in one line where Node is too old: the first thing that it lacks would be told as a fault of docsgen.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`docsgen needs Node 20.19 or newer; this is ${process.version}.\n`);
  process.exit(1);
}
