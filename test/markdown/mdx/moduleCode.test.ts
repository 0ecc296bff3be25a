import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileSource, compileText, faultsOf, sourceOf } from '../../compileText.ts';
import { mendText } from '../../mendText.ts';

describe('module code', () => {
  for (const text of [
    'import x from "y"',
    'import "node:child_process"',
    'export const a = 1',
    'export default () => null',
    "import {a} from '../../outside'\n\ntext",
  ]) {
    it(`X-05: refuses \`${text.split('\n')[0]}\` at its place, and runs nothing`, () => {
      assert.deepEqual(faultsOf(`One\n\n${text}`), ['module-code page.mdx:3:1']);
    });
  }

  // Of each, all of the page was split and searched: 8,000 took 11 seconds.
  it('reads a page no more often for thousands of imports', () => {
    const readsFor = (count: number) => {
      let reads = 0;
      const imports = Array.from({ length: count }, (_, index) => `import A${index} from './a${index}';\n`);
      const text = `${imports.join('')}\nText <A1 />`;
      const counted = {
        ...sourceOf('page.mdx', text),
        get body() {
          reads += 1;
          return text;
        },
      };
      const { diagnostics } = compileSource(counted, {});
      assert.equal(
        diagnostics.filter(({ code, fix }) => code === 'module-code' && fix !== undefined).length,
        count - 1,
      );
      return reads;
    };
    assert.equal(readsFor(20), readsFor(2));
  });

  it('tells of each where the same stands twice', () => {
    const line = "import A from './a';";
    assert.deepEqual(faultsOf(`${line}\n${line} ${line}\n\nText`), [
      'module-code page.mdx:1:1',
      'module-code page.mdx:2:1',
      'module-code page.mdx:2:22',
    ]);
  });

  it('says of each import what stands in its place, and takes those of components away', () => {
    const imports = [
      "import Tabs from '@theme/Tabs';",
      "import { Card } from '@astrojs/starlight/components';",
      "import Part from './_part.mdx';",
      "import pic from './a b.png'",
      "import Source from '!!raw-loader!./my.js';",
      "import Raw from '../my.css?raw';",
      "import Thing from '@site/src/Thing';",
    ];
    const uses = '{Part} <img src={pic.src} alt="a" /> <Code code={{ a: Source, b: Raw }} /> <Thing>b</Thing>';
    const { diagnostics } = compileText(`One\n\n${imports.join('\n')}\n\nTwo ${uses}`);
    assert.deepEqual(
      diagnostics.slice(0, imports.length).map(({ place, hint, fix }) => [place?.line, hint?.slice(0, 42), fix?.was]),
      [
        [3, 'delete the line: components need no import', `${imports[0]}\n`],
        [4, 'delete the line: components need no import', `${imports[1]}\n`],
        [5, 'write `<Include src="./_part.mdx" />` wher', undefined],
        [6, 'write `![what it shows](<./a b.png>)` wher', undefined],
        [7, 'write an empty code block with `file="./my', undefined],
        [8, 'write an empty code block with `file="../m', undefined],
        [9, 'components from `site/components.ts` (or `', undefined],
      ],
    );
    // As projects write them that want few lines.
    const inOne = `${imports[0]} ${imports[2]} ${imports[6]}`;
    assert.deepEqual(
      compileText(`One\n\n${inOne}\n\nTwo ${uses}`)
        .diagnostics.filter(({ code }) => code === 'module-code')
        .map(({ place, hint }) => [place?.line, place?.column, hint?.slice(0, 16)]),
      [
        [3, 1, 'delete the line:'],
        [3, 33, 'write `<Include '],
        [3, 65, 'components from '],
      ],
    );
    assert.equal(
      mendText(`One\n\n${inOne}\n\n<Tabs><Part /></Tabs><Thing>b</Thing>`),
      `One\n\n${imports[6]}\n\n<Tabs><Include src="./_part.mdx" /></Tabs><Thing>b</Thing>`,
    );
    const broken =
      "import {\n  Card,\n  Steps,\n} from '@astrojs/starlight/components';\nimport {\n  a,\n} from './_part.mdx';";
    assert.deepEqual(
      compileText(`One\n\n${broken}\n\nTwo {a}`).diagnostics.map(({ place, hint }) => [
        place?.line,
        hint?.slice(0, 16),
      ]),
      [
        [3, 'delete the line:'],
        [7, 'delete the line,'],
        [11, 'define it under '],
      ],
    );
    assert.equal(
      mendText(`One\n\n${broken}\n\nTwo {a}`),
      `One\n\n${broken.slice(broken.indexOf('import {\n  a'))}\n\nTwo {a}`,
    );
    assert.equal(compileText(`One\n\n${imports.join('\n')}\nexport const a = [\n1\n];`).diagnostics.length, 1);
  });

  it('takes away what brings nothing: components of the site by their names, and what no page uses', () => {
    const mends = (written: string, meant: string) => assert.equal(mendText(written), meant);
    mends('import { Card, Badge as B } from \'../../src/cards\';\n\n<Card title="a" />', '\n<Card title="a" />');
    mends(
      'import a from \'b\';\n\nText of a <a href="https://a.example">b</a>.'.replace('import a', 'import ab'),
      '\nText of a <a href="https://a.example">b</a>.',
    );
    for (const used of ['<Own />', '<Own.Part />', '{Own}', '<img alt={[Own]} />', '{[\n  Own\n]}'])
      mends(
        `import Own, { Other } from '../own';\n\nText ${used}`,
        `import Own, { Other } from '../own';\n\nText ${used}`,
      );
    // A brace above that is never closed does not hold it.
    mends("Text `{`.\n\nimport Own from '../own';\n\nText.", 'Text `{`.\n\n\nText.');
    // Formatters that take code for text escape underscores.
    mends("import Part from './\\_a\\_part.md';\n\n<Part />", '\n<Include src="./_a_part.md" />');
    // All of its line goes, but at the end of a file.
    mends(
      "A\n\nimport {\n  Tabs,\n} from '@theme/Tabs';  \nimport B from '../b';\n\n<B />",
      "A\n\nimport B from '../b';\n\n<B />",
    );
    mends("A\n\nimport Tabs from '@theme/Tabs';", 'A\n\n');
    mends("import './style.css';\n\nText", "import './style.css';\n\nText");
  });

  it('tells of a part by the name that it has here, and where the values of one are written', () => {
    const hintOf = (line: string) => compileText(line).diagnostics[0]?.hint ?? '';
    assert.match(
      hintOf("import Part from '/snippets/part.mdx';"),
      /^write `<Include src="\/snippets\/_part\.mdx" \/>`/,
    );
    assert.match(hintOf("import Part from './part.mdx';"), /^write `<Include src="\.\/_part\.mdx" \/>`/);
    // Short names of folders are settings of the bundler there.
    for (const from of ['@en/shared/part.mdx', '@site/docs/shared/_part.mdx', '~/shared/part.mdx'])
      assert.match(hintOf(`import Part from '${from}';`), /^write `<Include src="\/shared\/_part\.mdx" \/>`/, from);
    assert.match(hintOf("import { Content as Part } from './_part.md';"), /^write `<Include src="\.\/_part\.md" \/>`/);
    assert.match(hintOf("import { limit } from '/snippets/values.mdx';"), /under `constants` in `site\/config\.ts`$/);
    assert.match(hintOf('export const a = 1'), /^write components in `site\/components\.tsx`/);
    for (const from of ['fumadocs-ui/components/tabs', '@theme', 'rspress/theme', '@rspress/core/theme', 'next/link'])
      assert.match(hintOf(`import { Tab } from '${from}';`), /^delete the line: components/, from);
  });

  it('is text in code and within a paragraph', () => {
    assert.deepEqual(faultsOf('```js\nimport x from "y"\n```'), []);
    assert.deepEqual(faultsOf('You\nimport x from "y"'), []);
    for (const text of ['import goods from abroad', 'export default', 'important', 'You\nimport "x"'])
      assert.deepEqual(faultsOf(text, { path: 'page.md' }), []);
  });

  for (const text of [
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';",
    "import Tabs from '@theme/Tabs'; import TabItem from '@theme/TabItem';",
    'import "./a.css"',
    "import { a } from 'b'",
    "import a, {\n  b,\n  c as d,\n} from 'e';",
    'export const Mark = () => null;',
    'export default function x() {}',
  ]) {
    it(`is told of where Markdown shows it as text: ${text}`, () => {
      const { html, diagnostics } = compileText(`One\n\n${text}`, { path: 'page.md' });
      assert.match(html, /<p>(?:im|ex)port /);
      assert.deepEqual(
        diagnostics.map(({ severity, code, place }) => [severity, code, place?.line, place?.column, place?.endColumn]),
        [['warning', 'module-code', 3, 1, 7]],
      );
    });
  }

  it('is left to its writer where other code stands in the line', () => {
    const text = "import a from 'a'; const b = 1;\n\nTwo";
    assert.equal(mendText(text), text);
  });

  it('is taken away where Markdown shows it, and nothing uses it', () => {
    const mended = (text: string) => mendText(text, 'page.md');
    const imports = "import Tabs from '@theme/Tabs';\nimport {\n  Card,\n} from '@astrojs/starlight/components';";
    assert.equal(mended(`# A\n\n${imports}\n\nWords.\n`), '# A\n\n\nWords.\n');
    for (const text of [
      `${imports}\nWords.\n`,
      `${imports} Words.\n`,
      `${imports}\n**Words.**\n`,
      "import Own from './own';\n\nWords.\n",
      'export const a = 1;\n',
    ])
      assert.equal(mended(text), text);
  });
});
