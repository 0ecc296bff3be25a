import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { main } from '../../../src/cli/main.ts';
import { printable } from '../../../src/cli/report/printable.ts';

describe('printable', () => {
  it('leaves nothing that a terminal obeys, but for line feeds', () =>
    assert.equal(printable('a\u001b[31mb\tc\r\n\u0085d\u202ee é'), 'a [31mb c \n d e é'));

  it('is what a wrong command line is said in', async (context) => {
    const said: string[] = [];
    const write = context.mock.method(process.stderr, 'write', (text: string) => said.push(text) > 0);
    for (const argv of [
      ['check', '--base', '/a\u001b[31mb'],
      ['check', '--for\u001b[31mmat'],
      ['ch\u001b[31meck'],
      ['check', '/no\u001b[31mwhere'],
    ])
      assert.equal(await main(argv), 2);
    write.mock.restore();
    assert.match(said.join(''), /a \[31mb/);
    assert.ok(!said.join('').includes('\u001b'));
  });
});
