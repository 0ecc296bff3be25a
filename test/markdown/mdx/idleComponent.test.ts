import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

const faultsOf = (text: string, options: Parameters<typeof compileText>[1] = {}) =>
  compileText(text, { ...options, path: 'page.mdx' }).diagnostics.map(
    ({ severity, code, place, message }) => `${severity} ${code} ${place?.line}:${place?.column} ${message}`,
  );

const NO_LIST = '`<Steps>` has no ordered list in it: nothing is numbered.';
const LONE = 'This `<Tab>` is not in `<Tabs>`: readers do not see its label.';

describe('a component that does nothing where it stands is told of', () => {
  it('steps that are headings, as other generators have them, or no steps at all', () => {
    assert.deepEqual(faultsOf('<Steps>\n\n## One\n\nText.\n\n- a\n\n</Steps>'), [
      `warning unread-markup 1:2 ${NO_LIST}`,
    ]);
    assert.deepEqual(faultsOf('<Steps></Steps>'), [`warning unread-markup 1:2 ${NO_LIST}`]);
  });

  it('a tab outside of tabs, also within another component', () => {
    assert.deepEqual(faultsOf('<Tab label="a">\n\nText.\n\n</Tab>'), [`warning unread-markup 1:2 ${LONE}`]);
    assert.deepEqual(faultsOf('<Card title="b">\n<Tab label="a">Text.</Tab>\n</Card>'), [
      `warning unread-markup 2:2 ${LONE}`,
    ]);
  });

  it('a tree of files without a list, or with more than one', () => {
    for (const [inside, fault] of [
      ['', 'has no list in it: there are no files to show.'],
      ['```text\na/\n```', 'has no list in it: there are no files to show.'],
      ['Words.\n\n- a', 'holds more than one list: readers see the rest among the files.'],
      ['- a\n\n* b', 'holds more than one list: readers see the rest among the files.'],
    ])
      assert.deepEqual(faultsOf(`<FileTree>\n\n${inside}\n\n</FileTree>`), [
        `warning unread-markup 1:2 \`<FileTree>\` ${fault}`,
      ]);
  });

  it('tabs without a tab', () => {
    for (const tabs of ['<Tabs></Tabs>', '<Tabs group="a">\n\n</Tabs>'])
      assert.deepEqual(faultsOf(`Words.\n\n${tabs}`), [
        'warning unread-markup 3:2 `<Tabs>` has no tabs in it: readers see nothing of it.',
      ]);
  });

  it('fields without a table around them', () => {
    assert.deepEqual(faultsOf('<Param name="a">x</Param>\n\n<CardGrid><Prop name="b">y</Prop></CardGrid>'), [
      'warning unread-markup 1:2 This `<Param>` is not in `<ParamTable>`: it belongs to no list.',
      'warning unread-markup 3:12 This `<Prop>` is not in `<PropTable>`: it belongs to no list.',
    ]);
    const Fields = ({ children }: { children?: unknown }) => children;
    for (const name of ['ParamTable', 'PropTable', 'Fields'])
      assert.deepEqual(faultsOf(`<${name}><Param name="a">x</Param></${name}>`, { components: { Fields } }), [], name);
  });

  it('a badge, a grid or a table with nothing in it', () => {
    for (const tag of ['Badge', 'CardGrid', 'ParamTable', 'PropTable'])
      for (const text of [`<${tag} />`, `<${tag}>\n\n</${tag}>`])
        assert.deepEqual(faultsOf(`Words.\n\n${text}`), [
          `warning unread-markup 3:2 \`<${tag}>\` has nothing in it: readers see nothing of it.`,
        ]);
    assert.deepEqual(faultsOf('<Badge text="a" /> <Badge>b</Badge> <Badge text={0} />'), []);
    assert.equal(faultsOf('a <Badge text="" />').length, 1);
  });

  it('two tabs of one label', () => {
    const TWICE = 'Two tabs are called `b`: readers cannot tell them apart.';
    const tab = (label: string) => `<Tab label="${label}">Text.</Tab>\n`;
    assert.deepEqual(faultsOf(`<Tabs>\n${tab('b')}${tab('a')}${tab('b')}</Tabs>`), [
      `warning unread-markup 1:2 ${TWICE}`,
    ]);
    assert.deepEqual(faultsOf('::: code-group\n```sh [b]\na\n```\n```sh [b]\nb\n```\n:::\n').length, 1);
  });

  it('tabs of which none can be opened, or not the one that is to be open', () => {
    const tabs = (...flags: readonly string[]) =>
      faultsOf(`<Tabs>\n${flags.map((flag, index) => `<Tab label="${index}" ${flag}>Text.</Tab>\n`).join('')}</Tabs>`);
    assert.deepEqual(tabs('disabled', 'disabled={true}'), [
      'warning unread-markup 1:2 All tabs are `disabled`: readers can open none of them.',
    ]);
    assert.deepEqual(tabs('disabled default', ''), [
      'warning unread-markup 1:2 The tab `0` is `disabled`, and so not open at first.',
    ]);
    assert.deepEqual(tabs('', 'default', 'default'), [
      'warning unread-markup 1:2 Two tabs are `default`, but only `1` is open at first.',
    ]);
    assert.deepEqual(tabs('disabled', 'default', ''), []);
    assert.deepEqual(tabs('', ''), []);
  });

  it('and nothing else', () => {
    assert.deepEqual(faultsOf('<FileTree>\n\n- a/\n  - b\n\n</FileTree>'), []);
    assert.deepEqual(faultsOf('<FileTree>\n<FileTree.File name="a" />\n</FileTree>'), [
      'error unknown-component 2:2 Unknown component `<FileTree.File>`.',
    ]);
    assert.deepEqual(faultsOf('<Steps>\n\n1. a\n2. b\n\n</Steps>'), []);
    assert.deepEqual(faultsOf('<Strange>\n<Tab label="a">\n\nb\n\n</Tab>\n</Strange>'), [
      'error unknown-component 1:2 Unknown component `<Strange>`.',
    ]);
    assert.deepEqual(faultsOf('<Steps>\n\nFirst:\n\n> 1. a\n\n</Steps>'), []);
    assert.deepEqual(faultsOf('<Steps>\n<Card title="b">May have one.</Card>\n</Steps>'), []);
    assert.deepEqual(faultsOf('<Tabs>\n<Tab label="a">Text.</Tab>\n<Tab label="b">Text.</Tab>\n</Tabs>'), []);
    assert.deepEqual(faultsOf('::: code-group\n```sh [npm]\na\n```\n```sh [yarn]\nb\n```\n:::\n'), []);
    const Steps = () => null;
    assert.deepEqual(faultsOf('Words.\n\n<Steps>\n\nText.\n\n</Steps>', { components: { Steps } }), []);
  });
});
