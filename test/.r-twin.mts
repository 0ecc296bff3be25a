import { compileText } from './compileText.ts';

const r = compileText(
  `---
title: The \`x\` page
description: D.
---
Ünïcode 😀 [link *a* b](./x.md "T") and ![al](p.png) {CONST} {/* c */} <Badge text="x" />

{/* block comment */}

## Head *ing* {#my-id}

## Other <Badge text="Beta" />

1. One

   <Tabs group="a">
   <Tab label="x">

   para in tab
   cont

   \`\`\`js
   code
     more
   \`\`\`

   </Tab>
   </Tabs>

2. Two

> quote
> <Include src="/_p.mdx" />

:::tip[Title *x*]
Body {CONST}

- a
:::

<CardGrid>
<Card title="Use" href="/x/">Run *it*.</Card>
<Card title="B" href="/b/">
Block
</Card>
</CardGrid>

[ref]: ./y.md 'tt'

[x][ref] <br/> <kbd>K</kbd> [API]({API}/u) <code>a{CONST}</code>

| a | b |
|--|--|
| [x](./x.md) | {CONST} |

\`\`\`js title="a" constants
x = {{CONST}}
\`\`\`

<PropTable>
<Prop name="a" type="string" required default="1">

First para.

Second.
</Prop>
<Prop name="b">One [line](./x.md)</Prop>
</PropTable>

<Endpoint method="GET" path="/a/{b}" />
`,
  {
    constants: { CONST: 'val_ue*', API: 'https://api.x' },
    siteUrl: 'https://e.com/docs',
    base: '/docs/',
    files: { 'x.md': '# X', 'y.md': '# Y', '_p.mdx': 'Partial {CONST}\n\n- [l](/x/)\n' },
    parser: (process.argv[2] ?? 'satteri') as 'satteri',
  },
);
console.log(r.markdown);
console.log(r.diagnostics.map((d) => d.message));
