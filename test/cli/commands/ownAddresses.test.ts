import assert from 'node:assert/strict';
import type { NetworkInterfaceInfo } from 'node:os';
import { describe, it } from 'node:test';
import { ownAddresses } from '../../../src/cli/commands/ownAddresses.ts';

const at = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo;
const LOOPBACK = [at('127.0.0.1', true), at('::1', true)];

describe('ownAddresses', () => {
  it('has those of IPv4 where there are some', () =>
    assert.deepEqual(
      ownAddresses({ lo: LOOPBACK, eth0: [at('192.0.2.7'), at('2001:db8::7')], eth1: [at('198.51.100.7')] }),
      ['192.0.2.7', '198.51.100.7'],
    ));

  it('has those of IPv6 where there are no others, but for those that need a name of the network', () =>
    assert.deepEqual(
      ownAddresses({ lo: LOOPBACK, eth0: [at('fe80::7'), at('2001:db8::7'), at('fd00::7')], eth1: undefined }),
      ['[2001:db8::7]', '[fd00::7]'],
    ));
});
