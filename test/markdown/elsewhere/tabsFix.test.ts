import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultsIn, mendText } from '../../mendText.ts';

const mends = (written: string, meant: string) => {
  assert.equal(mendText(written), meant);
  assert.deepEqual(faultsIn(meant), [], meant);
};

describe('tabsFix', () => {
  it('writes the names that a set gives its tabs in order at each', () => {
    mends(
      "<Tabs items={['a', 'b']}>\n  <Tabs.Tab>x</Tabs.Tab>\n  <Tabs.Tab>y</Tabs.Tab>\n</Tabs>",
      '<Tabs>\n  <Tab label="a">x</Tab>\n  <Tab label="b">y</Tab>\n</Tabs>',
    );
    mends(
      '<Tabs items={["a", "b"]}>\n  <Tab value="a">x</Tab>\n  <Tab value="b">y</Tab>\n</Tabs>',
      '<Tabs>\n  <Tab label="a">x</Tab>\n  <Tab label="b">y</Tab>\n</Tabs>',
    );
  });

  it('writes at a tab that it opens first, before its second name goes', () => {
    mends(
      '<Tabs defaultValue="b">\n  <TabItem value="a" label="A">x</TabItem>\n  <TabItem value="b" label="B">y</TabItem>\n</Tabs>',
      '<Tabs>\n  <Tab label="A">x</Tab>\n  <Tab default label="B">y</Tab>\n</Tabs>',
    );
  });

  it('leaves what needs judgement', () => {
    for (const written of [
      '<Tabs items={["a"]}>\n  <Tab label="a">x</Tab>\n  <Tab label="b">y</Tab>\n</Tabs>',
      '<Tabs items={["a", 1]}>\n  <Tab>x</Tab>\n  <Tab>y</Tab>\n</Tabs>',
      '<Tabs defaultValue="c">\n  <Tab label="A" value="a">x</Tab>\n</Tabs>',
      '<Tabs values={[{ label: "A", value: "a" }]}>\n  <Tab label="A" value="a">x</Tab>\n</Tabs>',
    ])
      assert.equal(mendText(written), written);
  });
});
