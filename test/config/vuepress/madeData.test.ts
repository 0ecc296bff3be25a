import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainValue } from '../../../src/config/parse/codeData.ts';
import { listData, mapData, valueData } from '../../../src/config/vuepress/madeData.ts';

describe('data that is made', () => {
  it('is read as if it were written', () => {
    const place = { file: 'config.js', line: 2, column: 3 };
    const data = listData([mapData(new Map([['link', valueData('/a/', place)]]), place)], place);
    assert.deepEqual(plainValue(data), { value: [{ link: '/a/' }] });
    assert.equal(data.place, place);
  });
});
