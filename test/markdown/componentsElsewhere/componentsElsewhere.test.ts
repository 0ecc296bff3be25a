import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { componentElsewhere } from '../../../src/markdown/componentsElsewhere/componentsElsewhere.ts';
import { compileText } from '../../compileText.ts';

describe('components of other generators', () => {
  it('are known by name', () => {
    assert.equal(componentElsewhere('Note'), 'write `:::note`, the text and `:::` on lines of their own');
    assert.equal(componentElsewhere('CardGroup'), 'write `<CardGrid>` without properties');
    assert.equal(componentElsewhere('constructor'), undefined);
  });

  it('are known as Mintlify and Fumadocs have them', () => {
    for (const name of [
      'Accordions',
      'Files',
      'Folder',
      'Tree.File',
      'TypeTable',
      'Tooltip',
      'Update',
      'ImageZoom',
      'TOCInline',
      'Toc',
      'CodeBlockRuntime',
      'APIPage',
    ])
      assert.match(componentElsewhere(name) ?? '', /^write /, name);
  });

  it('are known before a component here of a like name is meant', () => {
    const hintOf = (text: string) => compileText(text).diagnostics[0]?.hint ?? '';
    assert.match(hintOf('<Prompt description="Copy it">\nDo it.\n</Prompt>'), /^write the text to copy in a fence/);
    assert.match(hintOf('<Table>\n<tbody></tbody>\n</Table>'), /^write a table of Markdown/);
    for (const name of [
      'View',
      'Tile',
      'Tiles',
      'Color',
      'Visibility',
      'NoSSR',
      'SourceCode',
      'Overview',
      'Mermaid',
      'Video',
    ])
      assert.match(componentElsewhere(name) ?? '', /^write /, name);
  });

  it('are known as Docusaurus has them', () => {
    assert.match(componentElsewhere('Head') ?? '', /^write `head` in the front matter/);
    assert.match(componentElsewhere('Translate') ?? '', /^write only what is in it/);
    assert.equal(
      componentElsewhere('ThemedImage', { props: { alt: 'A' } }),
      'write `<picture><source media="(prefers-color-scheme: dark)" srcset="./dark.png" /><img src="./light.png" alt="A" /></picture>`',
    );
    const hints = compileText('<Head>\n  <meta name="a" />\n  <title>A</title>\n</Head>').diagnostics.map(
      ({ hint }) => hint,
    );
    assert.match(hints[0] ?? '', /^write it in `head` of the front matter/);
    assert.match(hints[1] ?? '', /^delete it: `title` of the front matter/);
  });

  it('are known as Fern has them', () => {
    const hintOf = (text: string) => compileText(text).diagnostics[0]?.hint ?? '';
    for (const name of ['Anchor', 'Download', 'If', 'Indent', 'Versions', 'CodeBlocks'])
      assert.match(componentElsewhere(name) ?? '', /^write /, name);
    assert.equal(
      hintOf('<Markdown src="/snippets/x.mdx" />'),
      'write `<Include src="/snippets/_x.mdx" />`, and begin the name of that file with `_`',
    );
    assert.equal(
      hintOf('<EndpointRequestSnippet endpoint="POST /a" />'),
      'write `<Endpoint method="POST" path="/a" />`, and the call as code in a fence',
    );
    assert.match(hintOf('<RunnableEndpoint endpoint="POST /a" />'), /^write `<Endpoint method="POST" path="\/a" \/>`/);
    assert.match(hintOf('<Launch>Words</Launch>'), /^write `:::note`/);
  });

  it('keep what stands in them', () => {
    const hintOf = (text: string) => compileText(text).diagnostics[0]?.hint ?? '';
    assert.equal(
      hintOf('<ResponseField name="a" type="number" deprecated>x</ResponseField>'),
      'write `<Prop name="a" type="number">` in `<PropTable>`',
    );
    assert.equal(
      hintOf('<Snippet file="a/one.mdx" />'),
      'write `<Include src="/snippets/a/_one.mdx" />`, and begin the name of that file with `_`',
    );
    assert.equal(
      hintOf('<Update label="2024-10-11" tags={["a"]}>x</Update>'),
      'write a heading, such as `## 2024-10-11`, and what is in it',
    );
    assert.equal(
      hintOf('<Frame caption="*a*">\nx\n</Frame>'),
      'write `<figure>`, what is in it, `<figcaption>*a*</figcaption>` and `</figure>`',
    );
    assert.equal(
      hintOf('An <Tooltip tip="Application Programming Interface">API</Tooltip>'),
      'write the words, and behind them in brackets `Application Programming Interface`',
    );
  });

  it('keep the kind and the title of a box', () => {
    const opening = (text: string) =>
      /^write `(:::.*?)`, the text/.exec(compileText(text).diagnostics[0]?.hint ?? '')?.[1];
    for (const [written, mended] of [
      ['<Aside type="caution" title="X y">b</Aside>', ':::caution[X y]'],
      ['<Callout type="error">b</Callout>', ':::danger'],
      ['<Callout type="success">b</Callout>', ':::tip'],
      ['<Callout type="warnning">b</Callout>', ':::warning'],
      ['<Callout type="check">b</Callout>', ':::tip'],
      ['<Callout type="info">b</Callout>', ':::info'],
      ['<Callout type="warn">b</Callout>', ':::warning'],
      ['<Callout type="default" emoji="x">b</Callout>', ':::note'],
      ['<Admonition type="constructor">b</Admonition>', ':::note'],
      ['<Warning title="X">b</Warning>', ':::warning[X]'],
      ['<Caution>b</Caution>', ':::caution'],
      ['<Accordion title="X">b</Accordion>', ':::details[X]'],
      ['<Accordion>b</Accordion>', ':::details Title'],
      ['<Accordion title="a [b]">b</Accordion>', ':::details Title'],
      ['<Callout title={1}>b</Callout>', ':::note'],
    ] as const) {
      assert.equal(opening(written), mended, written);
      assert.deepEqual(compileText(`${mended}\nb\n:::`).diagnostics, [], mended);
    }
  });

  it('are no box where they hold nothing: icons have such names too', () => {
    const hintOf = (text: string) => compileText(text).diagnostics[0]?.hint ?? '';
    for (const written of ['<Check size={18} />', '| a |\n| - |\n| <Check /> |', '<Info />'])
      assert.match(hintOf(written), /^export it by this name/, written);
    for (const written of ['<Check>Done</Check>', '<Callout title="Mind the gap" />', '<Info text="Mind the gap" />'])
      assert.match(hintOf(written), /^write `:::/, written);
  });

  it('are code where they are given it as a text', () => {
    const hint = (text: string) => compileText(text).diagnostics[0]?.hint;
    assert.equal(hint('<Snippet text="npm install a" dark />'), 'write the code in a fence, such as ` ```js `');
    assert.match(hint('<Snippet file="a.mdx" />') ?? '', /^write `<Include /);
  });

  it('keep the name and the place of a parameter', () => {
    const hint = compileText('<ParamField path="id" type="number" required>x</ParamField>').diagnostics[0]?.hint;
    assert.equal(hint, 'write `<Param name="id" in="path" type="number">` in `<ParamTable>`');
    assert.match(componentElsewhere('ParamField') ?? '', /^write `<Param name="…" in="query"/);
  });

  it('are known in parts, as Nextra has them', () => {
    assert.equal(componentElsewhere('Tabs.Tab'), 'write `<Tab label="…">`');
    assert.equal(componentElsewhere('FileTree.Folder'), componentElsewhere('FileTree'));
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
      '<FileTree>\n\n- src/\n  - index.ts\n\n</FileTree>',
      '<Steps>\n\n1. One\n2. Two\n\n</Steps>',
      '<Tabs>\n<Tab label="a">b</Tab>\n</Tabs>',
    ])
      assert.deepEqual(compileText(mended).diagnostics, [], mended);
  });
});
