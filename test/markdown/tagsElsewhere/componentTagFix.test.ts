import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { mendText } from '../../mendText.ts';

const PATH = 'page.md';
const FENCE = '```';

describe('componentTagFix', () => {
  const cases: readonly [what: string, written: string, meant: string][] = [
    [
      'tabs of GitBook',
      '# A\n\n{% tabs %}\n{% tab title="One" %}\nText *a*\n\n- b\n{% endtab %}\n\n{% tab title="Two" %}\nText\n{% endtab %}\n{% endtabs %}\n\nB',
      '# A\n\n<Tabs>\n<Tab label="One">\nText *a*\n\n- b\n</Tab>\n\n<Tab label="Two">\nText\n</Tab>\n</Tabs>\n\nB',
    ],
    [
      'tabs that stand on a line each, of which the second opens first',
      '{{< tabs items="One,Two" defaultIndex="1" >}}\n  {{< tab >}}**a** b.{{< /tab >}}\n  {{< tab >}}c{{< /tab >}}\n{{< /tabs >}}',
      '<Tabs>\n  <Tab label="One">\n**a** b.\n</Tab>\n  <Tab label="Two" default>\nc\n</Tab>\n</Tabs>',
    ],
    [
      'tabs of Docsy that hold text',
      '{{% tabpane text=true %}}\n{{% tab header="One" %}}\na\n{{% /tab %}}\n{{% /tabpane %}}',
      '<Tabs>\n<Tab label="One">\na\n</Tab>\n</Tabs>',
    ],
    [
      'steps that are headings',
      '## A\n\n{{% steps %}}\n\n### One\n\na\n\n### Two\n\nb\n\n{{% /steps %}}',
      '## A\n\n<Steps>\n\n### One\n\na\n\n### Two\n\nb\n\n</Steps>',
    ],
    [
      'steps of GitBook',
      '## A\n\n{% stepper %}\n{% step %}\n### One\n\na\n{% endstep %}\n\n{% step %}\n### Two\n{% endstep %}\n{% endstepper %}',
      '## A\n\n<Steps>\n\n### One\n\na\n\n\n\n### Two\n\n</Steps>',
    ],
    [
      'cards',
      '{{< cards cols="2" >}}\n  {{< card link="https://a.example" title="A" icon="b" subtitle="c **d**" >}}\n\n  {{< card title="E" />}}\n{{< /cards >}}',
      '<CardGrid>\n  <Card title="A" href="https://a.example">c **d**</Card>\n\n  <Card title="E" />\n</CardGrid>',
    ],
    [
      'a tree of files',
      '{{< filetree/container >}}\n  {{< filetree/folder name="src" >}}\n    {{< filetree/file name="a.ts" >}}\n    {{< filetree/folder name="b" state="closed" >}}\n      {{< filetree/file name="c.ts" >}}\n    {{< /filetree/folder >}}\n  {{< /filetree/folder >}}\n  {{< filetree/file name="d.md" >}}\n{{< /filetree/container >}}',
      '<FileTree>\n- src/\n  - a.ts\n  - b/\n    - c.ts\n\n\n- d.md\n</FileTree>',
    ],
  ];
  for (const [what, written, meant] of cases)
    it(`writes ${what}, in a page that is MDX then`, () => {
      assert.equal(mendText(written, PATH), meant);
      const told = compileText(meant, { path: PATH }).diagnostics.map(({ code, fix }) => [code, fix?.renamedTo]);
      assert.deepEqual(told, [['mdx-in-markdown', 'content/page.mdx']]);
    });

  it('leaves what would lose something, and what is code', () => {
    for (const written of [
      '{{< cards >}}\n{{< card title="A" image="a.png" >}}\n{{< /cards >}}',
      '{{< cards >}}\nText\n{{< /cards >}}',
      '{{< tabs >}}\n{{< tab name="A" disabled=true >}}\na\n{{< /tab >}}\n{{< /tabs >}}',
      '{{< tabs >}}\n{{< tab >}}\na\n{{< /tab >}}\n{{< /tabs >}}',
      '{{% steps %}}\n\nText\n\n{{% /steps %}}',
      '{% stepper %}\n{% step %}\nText\n{% endstep %}\n{% endstepper %}',
    ])
      assert.equal(mendText(written, PATH), written);
  });

  it('leaves all tags of a page that would say something else as MDX', () => {
    const cards = '{{< cards >}}\n{{< card title="A" >}}\n{{< /cards >}}';
    for (const other of ['{{< youtube a >}}', 'A {name}', '    code', `<br>\n\n{{% b %}}`])
      assert.equal(mendText(`${cards}\n\n${other}`, PATH), `${cards}\n\n${other}`);
    // What becomes Markdown comes first.
    const box = `${cards}\n\n{{< callout emoji="a" >}}\nB\n{{< /callout >}}\n\n${FENCE}\n{{</* a */>}}\n${FENCE}`;
    assert.match(mendText(box, PATH), /^<CardGrid>[\s\S]*\n:::note\nB\n:::\n/);
  });

  it('is no matter of a fault in the front matter, which is one either way', () => {
    const page = (cards: string) => `---\ntitle: A\nsidebar:\n  open: true\n---\n\n${cards}\n`;
    const written = page('{{< cards >}}\n{{< card title="A" >}}\n{{< /cards >}}');
    assert.match(mendText(written, PATH), /<CardGrid>\n<Card title="A" \/>\n<\/CardGrid>/);
  });
});
