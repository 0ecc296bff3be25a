import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { constantPattern } from '../../../src/check/constants/constantPattern.ts';
import type { Constant } from '../../../src/config/siteApi.ts';

/** What of a text is taken for the constant. */
function foundIn(text: string, name: string, value: Constant, words?: readonly string[]): string[] {
  const found = constantPattern(name, value, words);
  if (found === undefined || found.context?.test(text) === false) return [];
  return [...text.matchAll(found.pattern)].map(([written]) => written);
}

describe('constantPattern', () => {
  const found: readonly (readonly [text: string, name: string, value: Constant, written: string])[] = [
    ['at most 512KB.', 'PAYLOAD_LIMIT', '512KB', '512KB'],
    ['| 512 KB |', 'PAYLOAD_LIMIT', '512KB', '512 KB'],
    ['costs $19 a month', 'PRO_PRICE', '$19', '$19'],
    ['[API](https://api.example.com/v1/users)', 'API_URL', 'https://api.example.com/v1', 'https://api.example.com/v1'],
    ['at https://example.com.', 'URL', 'https://example.com', 'https://example.com'],
    ['ends in .net: *.m.example.net', 'ENDPOINT', '*.m.example.net', '*.m.example.net'],
    ['example.com/api/users', 'API', 'example.com/api', 'example.com/api'],
    ['since 1.21.5', 'GO_VERSION', '1.21.5', '1.21.5'],
    ['Go 1.21.5', 'GO_LANG_VERSION', '1.21.5', '1.21.5'],
    ['Node.js v18 and', 'NODE_VERSION', '18', '18'],
    ['Node version 18', 'NODE_VERSION', 18, '18'],
    ['Node 18', 'nodeVersion', 18, '18'],
    ['python 3.9', 'PYTHON_VERSION', '3.9', '3.9'],
    ['5 members', 'TEAM_MEMBER_LIMIT', '5', '5'],
    ['25 free credits a day', 'DAILY_CREDITS_LIMIT', '25', '25'],
    ['holds 1024 keys', 'STORE_MAX_KEYS', '1,024', '1024'],
    ['1_024 keys', 'STORE_MAX_KEYS', '1,024', '1_024'],
    ...['10000', '10 000', '10\u00a0000', '10&nbsp;000', '10.000', "10'000", '10k', '10 K'].flatMap((written) =>
      ([10000, '10,000', '10_000'] as const).map(
        (value) => [`up to ${written} members`, 'MEMBER_LIMIT', value, written] as const,
      ),
    ),
    ['costs $1 200 a month', 'PRO_PRICE', '$1,200', '$1 200'],
    ['2M members', 'MEMBER_LIMIT', 2000000, '2M'],
    ['a suspended run waits 24 hours', 'SUSPEND_TIMEOUT', '24 hours', '24 hours'],
    ['the 24-hour limit of suspended runs', 'SUSPEND_TIMEOUT', '24 hours', '24-hour'],
    ['delays of up to one year', 'DELAY_MAX_TIME', '1 year', 'one year'],
    ['one credit for 30 seconds', 'CREDITS_PRICE_SECONDS', 30, '30'],
  ];
  for (const [text, name, value, written] of found) {
    it(`sees ${name} in ${JSON.stringify(text)}`, () => assert.deepEqual(foundIn(text, name, value), [written]));
  }

  const others: readonly (readonly [text: string, name: string, value: Constant])[] = [
    ['1512KB, 512KBit, 512.5KB', 'PAYLOAD_LIMIT', '512KB'],
    ['$190 or $19.50', 'PRO_PRICE', '$19'],
    ['https://example.community and https://example.com.au', 'URL', 'https://example.com'],
    ['1.21.55 and 11.21.5', 'GO_VERSION', '1.21.5'],
    ['18 apples', 'NODE_VERSION', '18'],
    ['python 3.90', 'PYTHON_VERSION', '3.9'],
    ['50 members, 1.5 members', 'MEMBER_LIMIT', '5'],
    ['300 seconds cost a credit', 'CREDITS_PRICE_SECONDS', 30],
    ['5 000 members, 5.000 members', 'MEMBER_LIMIT', '5'],
    ['10 000 000 members, 110 000 members, 10kB members', 'MEMBER_LIMIT', 10000],
    ['wait for 24 hours', 'SUSPEND_TIMEOUT', '24 hours'],
    ['30 seconds later', 'CREDITS_PRICE_SECONDS', 30],
    ['wait 10 minutes', 'TIMEOUT', '10 minutes'],
    ['wait 1.5 months', 'RETENTION', '1.5 months'],
    ['30 seconds later', 'CREDITS_PER_SECOND', 30],
    ['it is true', 'IS_ON', true],
    ['nothing  here', 'EMPTY', ''],
    ['a gold medal', 'MEDAL', 'gold'],
    ['version 5', 'VERSION', '5'],
    ['20', 'MAX_SIZE', 20],
  ];
  for (const [text, name, value] of others) {
    it(`does not see ${name} in ${JSON.stringify(text)}`, () => assert.deepEqual(foundIn(text, name, value), []));
  }

  it('takes the words that a site gives, before and after, and an empty one for any place', () => {
    assert.deepEqual(foundIn('5 seats, seats 5, 5 members', 'MEMBER_LIMIT', '5', ['seats']), ['5', '5']);
    assert.deepEqual(foundIn('256MB and 256 MB', 'MEMORY', 256, ['MB']), ['256', '256']);
    assert.deepEqual(foundIn('wait for 24 hours', 'SUSPEND_TIMEOUT', '24 hours', ['']), ['24 hours']);
    assert.deepEqual(foundIn('750', 'MAX', '750', ['']), ['750']);
    assert.deepEqual(foundIn('5 members', 'MEMBER_LIMIT', '5', []), []);
  });
});
