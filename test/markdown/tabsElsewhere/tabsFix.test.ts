import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

describe('tabsFix', () => {
  it('writes the names that a set gives its tabs in order at each', () => {
    assertMended(
      "<Tabs items={['a', 'b']}>\n  <Tabs.Tab>x</Tabs.Tab>\n  <Tabs.Tab>y</Tabs.Tab>\n</Tabs>",
      '<Tabs>\n  <Tab label="a">x</Tab>\n  <Tab label="b">y</Tab>\n</Tabs>',
    );
    assertMended(
      '<Tabs items={["a", "b"]}>\n  <Tab value="a">x</Tab>\n  <Tab value="b">y</Tab>\n</Tabs>',
      '<Tabs>\n  <Tab label="a">x</Tab>\n  <Tab label="b">y</Tab>\n</Tabs>',
    );
    assertMended(
      "<Tabs values={['a', 'b']}>\n  <Tab>x</Tab>\n  <Tab>y</Tab>\n</Tabs>",
      '<Tabs>\n  <Tab label="a">x</Tab>\n  <Tab label="b">y</Tab>\n</Tabs>',
    );
  });

  it('writes at a tab that it opens first, before its second name goes', () => {
    assertMended(
      '<Tabs defaultValue="b">\n  <TabItem value="a" label="A">x</TabItem>\n  <TabItem value="b" label="B">y</TabItem>\n</Tabs>',
      '<Tabs>\n  <Tab label="A">x</Tab>\n  <Tab default label="B">y</Tab>\n</Tabs>',
    );
  });

  it('writes at a tab that it opens first, by its number from 0', () => {
    for (const given of ['"1"', '{1}'])
      assert.equal(
        mendText(`<Tabs items={['a', 'b']} defaultIndex=${given}>\n<Tab>x</Tab>\n<Tab>y</Tab>\n</Tabs>`),
        '<Tabs>\n<Tab label="a">x</Tab>\n<Tab default label="b">y</Tab>\n</Tabs>',
      );
    assert.equal(
      mendText('<Tabs defaultIndex={0}>\n<Tab label="a">x</Tab>\n<Tab label="b">y</Tab>\n</Tabs>'),
      '<Tabs>\n<Tab label="a">x</Tab>\n<Tab label="b">y</Tab>\n</Tabs>',
    );
    const beyond = '<Tabs defaultIndex={2}>\n<Tab label="a">x</Tab>\n<Tab label="b">y</Tab>\n</Tabs>';
    assert.equal(mendText(beyond), beyond);
  });

  it('writes no label at a tab that has a name', () =>
    assert.equal(
      mendText('<Tabs items={["a", "b"]}>\n<Tab name="a">x</Tab>\n<Tab>y</Tab>\n</Tabs>'),
      '<Tabs>\n<Tab label="a">x</Tab>\n<Tab label="b">y</Tab>\n</Tabs>',
    ));

  it('writes the names of tabs that Nextra has so as labels', () =>
    assert.equal(
      mendText('<Tabs borderBottom>\n<Tabs.Tab name="a">x</Tabs.Tab>\n</Tabs>'),
      '<Tabs>\n<Tab label="a">x</Tab>\n</Tabs>',
    ));

  it('leaves what needs judgment', () => {
    for (const written of [
      '<Tabs items={["a"]}>\n  <Tab label="a">x</Tab>\n  <Tab label="b">y</Tab>\n</Tabs>',
      '<Tabs items={["a", 1]}>\n  <Tab>x</Tab>\n  <Tab>y</Tab>\n</Tabs>',
      '<Tabs defaultValue="c">\n  <Tab label="A" value="a">x</Tab>\n</Tabs>',
    ])
      assert.equal(mendText(written), written);
  });

  it('writes the labels that a list has by the values of tabs', () => {
    const tabs = (...opening: string[]) => opening.map((one) => `<${one}>\n\nWords.\n\n</Tab>`).join('\n');
    const list = "{[\n    { label: 'Get it', value: 'get' },\n    { label: 'list', value: 'list' },\n  ]}";
    for (const [written, meant] of [
      [
        `<Tabs\n  defaultValue="get"\n  values=${list}\n>\n${tabs('TabItem value="get"', "TabItem value='list'").replaceAll('</Tab>', '</TabItem>')}\n</Tabs>`,
        `<Tabs\n>\n${tabs('Tab default label="Get it"', "Tab label='list'")}\n</Tabs>`,
      ],
      [
        `<Tabs values={[{ label: 'A b', value: 'a' }]}>\n${tabs('Tab value="a"')}\n</Tabs>`,
        `<Tabs>\n${tabs('Tab label="A b"')}\n</Tabs>`,
      ],
      [
        `<Tabs group="x" values={[{ value: 'a' }, { label: 'B', value: 'b' }]}>\n${tabs('Tab label="a"', 'Tab value="b" label="B"')}\n</Tabs>`,
        `<Tabs group="x">\n${tabs('Tab label="a"', 'Tab label="B"')}\n</Tabs>`,
      ],
    ] as const) {
      assertMended(written, meant);
      assert.equal(mendText(written.replaceAll('\n', '\r\n')), meant.replaceAll('\n', '\r\n'));
    }
  });

  it('does so behind the sign of an item or a quote, where the rest of the tag keeps its place', () => {
    const list = (before: string, end: string) =>
      `values={[\n${before}  { label: 'A', value: 'a' },\n${before}  { label: 'B', value: 'b' },\n${before}]}${end}`;
    const tabs = (before: string) =>
      `\n${before}<Tab value="a">x</Tab>\n${before}<Tab value="b">y</Tab>\n${before}</Tabs>\n`;
    const meant = (before: string) =>
      `\n${before}<Tab label="A">x</Tab>\n${before}<Tab label="B">y</Tab>\n${before}</Tabs>\n`;
    for (const [sign, before] of [
      ['- ', '  '],
      ['10. ', '    '],
      ['> ', '> '],
      ['> - ', '>   '],
      ['> > ', '> > '],
    ] as const) {
      assertMended(`${sign}<Tabs ${list(before, '>')}${tabs(before)}`, `${sign}<Tabs\n${before}>${meant(before)}`);
      assertMended(
        `${sign}<Tabs\n${before}  defaultValue="a"\n${before}  ${list(`${before}  `, '')}\n${before}>${tabs(before)}`,
        `${sign}<Tabs\n${before}>${meant(before).replace('label', 'default label')}`,
      );
    }
  });

  it('makes no label of a value whose label stands in a list that says more', () => {
    const written =
      "<Tabs values={[{ label: 'A', value: 'a', attributes: {} }]}>\n<Tab value=\"a\">\n\nWords.\n\n</Tab>\n</Tabs>";
    assert.equal(mendText(written), written);
    const { hint } = compileText(written).diagnostics.find(({ message }) => message.startsWith('`value`')) ?? {};
    assert.equal(hint, 'write `label="…"`, with the label that `values` of its `<Tabs>` has for it');
  });

  it('leaves a list of labels that says more, or another order', () => {
    for (const [list, opening] of [
      ["{ label: 'A', value: 'a', attributes: { className: 'b' } }", 'Tab label="a"'],
      ["{ label: 'A', value: 'b' }", 'Tab label="a"'],
      ["{ label: 'A', value: 'a' }, { label: 'B', value: 'b' }", 'Tab label="a"'],
      ["{ label: 'A \\'b\"', value: 'a' }", 'Tab label="a"'],
    ] as const) {
      const written = `<Tabs values={[${list}]}>\n<${opening}>\n\nWords.\n\n</Tab>\n</Tabs>`;
      assert.equal(mendText(written), written);
    }
    // What opens first is known by its value alone.
    const written =
      '<Tabs defaultValue="c" values={[{ label: \'A\', value: \'a\' }]}>\n<Tab label="a">\n\nWords.\n\n</Tab>\n</Tabs>';
    assert.equal(mendText(written), written);
  });

  it('calls tabs in a component of another name what they are here', () => {
    const tabs = '\n\n<TabItem label="pnpm">\n\nOne.\n\n</TabItem>\n<Tab label="npm">\n\nTwo.\n\n</Tab>\n\n';
    assertMended(
      `<PackageManagerTabs>${tabs}</PackageManagerTabs>`,
      `<Tabs>${tabs.replaceAll('TabItem', 'Tab')}</Tabs>`,
    );
    const told = compileText(`<PackageManagerTabs>${tabs.replaceAll('TabItem', 'Tab')}</PackageManagerTabs>`);
    assert.deepEqual(
      told.diagnostics.map(({ code, hint }) => `${code} ${hint}`),
      ['unknown-component write `<Tabs>`, which holds tabs'],
    );
    for (const written of [
      '<OsTabs by="x">\n<Tab label="a">\n\nOne.\n\n</Tab>\n</OsTabs>',
      '<OsTabs>\n<Tab label="a">\n\nOne.\n\n</Tab>\n\nMore.\n\n</OsTabs>',
      '<OsBoxes>\n<Tab label="a">\n\nOne.\n\n</Tab>\n</OsBoxes>',
    ])
      assert.equal(mendText(written), written);
  });
});
