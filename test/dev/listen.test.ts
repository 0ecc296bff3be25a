import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { after, describe, it } from 'node:test';
import { listen } from '../../src/dev/listen.ts';

const HAS_SIXTH_VERSION = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === '::1'),
);

const opened: Server[] = [];
after(() => {
  for (const server of opened) server.close();
});

function newServer(): Server {
  const server = createServer();
  opened.push(server);
  return server;
}

const addressOf = (server: Server) => server.address() as AddressInfo;

describe('listen', () => {
  it('S-18: listens on this machine alone unless asked otherwise', async () => {
    const [own, all] = [newServer(), newServer()];
    await listen(own, { port: 0, host: undefined });
    await listen(all, { port: 0, host: true });
    assert.equal(addressOf(own).address, '127.0.0.1');
    assert.ok(['::', '0.0.0.0'].includes(addressOf(all).address));
  });

  it('S-18: listens at addresses of both versions where it is to listen everywhere', {
    skip: HAS_SIXTH_VERSION ? false : 'needs an address of the sixth version',
  }, async () => {
    const all = newServer();
    const port = await listen(all, { port: 0, host: true });
    for (const host of ['127.0.0.1', '::1']) {
      const reached = await new Promise((resolve) => {
        const socket = connect(port, host, () => resolve(true) ?? socket.destroy());
        socket.on('error', () => resolve(false));
      });
      assert.equal(reached, true, host);
    }
  });

  it('S-18: listens at those of the fourth version alone where the system has no sixth', async (context) => {
    const all = newServer();
    const listenAt = all.listen.bind(all) as (port: number, address: string, told: () => void) => Server;
    context.mock.method(all, 'listen', (port: number, address: string, told: () => void) => {
      if (address === '127.0.0.1' || address === '0.0.0.0') return listenAt(port, address, told);
      return all.emit('error', Object.assign(new Error(), { code: 'EAFNOSUPPORT' }));
    });
    await listen(all, { port: 0, host: true });
    assert.equal(addressOf(all).address, '0.0.0.0');
    assert.equal(all.listenerCount('error'), 0);
  });

  it('T-15: takes the next free port when the one asked for is taken', async () => {
    const [first, second, third] = [newServer(), newServer(), newServer()];
    const port = await listen(first, { port: 0, host: undefined });
    const next = await listen(second, { port, host: undefined });
    assert.ok(next > port && next < port + 20, `${port} ${next}`);
    assert.equal(addressOf(second).port, next);
    assert.ok((await listen(third, { port, host: undefined })) > next);
  });

  it('T-15: takes no other port where no other will do', async () => {
    const [first, second] = [newServer(), newServer()];
    const port = await listen(first, { port: 0, host: undefined });
    await assert.rejects(listen(second, { port, host: undefined, isStrict: true }), { code: 'EADDRINUSE' });
    assert.equal(second.listening, false);
  });

  it('T-15: takes no port at which another program answers to `localhost`', {
    skip: HAS_SIXTH_VERSION ? false : 'needs an address of the sixth version',
  }, async () => {
    const other = newServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '::1', () => resolve(addressOf(other).port));
    });
    for (const host of [undefined, true] as const) {
      const server = newServer();
      const next = await listen(server, { port, host });
      assert.ok(next > port && next < port + 20, `${port} ${next}`);
      assert.equal(addressOf(server).port, next);
    }
    // Nobody is led to `localhost` there.
    const named = newServer();
    assert.equal(await listen(named, { port, host: '127.0.0.1' }), port);
  });

  it('T-15: tries no port beyond the last', async (t) => {
    const squatter = newServer();
    const isOurs = await new Promise((resolve) => {
      squatter.once('error', () => resolve(false));
      squatter.listen(65_535, '127.0.0.1', () => resolve(true));
    });
    t.diagnostic(isOurs ? 'taken by this test' : 'taken by another program');
    await assert.rejects(listen(newServer(), { port: 65_535, host: undefined }), { code: 'EADDRINUSE' });
  });

  for (const [code, count] of [
    ['EADDRINUSE', 20],
    ['EACCES', 1],
  ] as const) {
    it(`T-15: tries ${count} in a row where each is refused by ${code}`, async () => {
      const tried: number[] = [];
      const server = Object.assign(new EventEmitter(), {
        listen(port: number) {
          tried.push(port);
          server.emit('error', Object.assign(new Error(), { code }));
        },
      });
      await assert.rejects(listen(server as unknown as Server, { port: 5173, host: undefined }), { code });
      assert.deepEqual(
        tried,
        Array.from({ length: count }, (_, index) => 5173 + index),
      );
    });
  }

  it('T-15: says what the system says of an address that it cannot have', async () => {
    await assert.rejects(listen(newServer(), { port: 0, host: '203.0.113.1' }), { code: 'EADDRNOTAVAIL' });
  });

  it('leaves no listener behind', async () => {
    const server = newServer();
    await listen(server, { port: 0, host: undefined });
    assert.equal(server.listenerCount('error'), 0);
  });
});
