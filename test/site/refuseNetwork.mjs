// Loaded before a program by `--import`: refuses every way to another host, and notes what was tried in the file that
// DOCSGEN_TEST_ATTEMPTS names, so that nobody who catches the error goes unseen. Listening is not refused.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

function refuse(owner, name, isLocal = () => false) {
  const original = owner[name];
  owner[name] = function (...args) {
    if (isLocal(args[0])) return original.apply(this, args);
    const attempt = `${name} ${JSON.stringify(args[0])}`;
    appendFileSync(process.env.DOCSGEN_TEST_ATTEMPTS, `${attempt}\n`);
    throw new Error(`No network: ${attempt}`);
  };
}

refuse(net.Socket.prototype, 'connect');
refuse(dgram, 'createSocket');
// A server that listens looks its own address up, which asks nobody.
const isAddress = (host) => net.isIP(host) !== 0;
for (const resolver of [dns, dns.promises]) {
  for (const name of ['lookup', 'resolve']) refuse(resolver, name, isAddress);
}
syncBuiltinESMExports();
