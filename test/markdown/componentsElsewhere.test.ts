import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { componentElsewhere } from '../../src/markdown/componentsElsewhere.ts';
import { compileText } from '../compileText.ts';

describe('components of other generators', () => {
  it('are known by name', () => {
    assert.equal(componentElsewhere('Note'), 'write `:::note`, the text and `:::` on lines of their own');
    assert.equal(componentElsewhere('CardGroup'), 'write `<CardGrid>` without properties');
    assert.equal(componentElsewhere('constructor'), undefined);
  });

  it('have hints that are followed without a fault', () => {
    for (const mended of [
      ':::note\nb\n:::',
      ':::details Title\nb\n:::',
      '::: code-group\n\n```js [a.js]\nlet a;\n```\n\n:::',
      '::: code-group\n\n```sh [npm]\nnpm i\n```\n\n```sh [pnpm]\npnpm i\n```\n\n:::',
      '<CardGrid>\n<Card title="a" href="https://example.com/">b</Card>\n</CardGrid>',
      '<ParamTable>\n<Param name="a" in="query" type="string">b</Param>\n</ParamTable>',
      '<PropTable>\n<Prop name="a" type="string">b</Prop>\n</PropTable>',
      '<Steps>\n\n1. One\n2. Two\n\n</Steps>',
      '<Tabs>\n<Tab label="a">b</Tab>\n</Tabs>',
    ])
      assert.deepEqual(compileText(mended).diagnostics, [], mended);
  });
});
