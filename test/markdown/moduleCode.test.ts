import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText, faultsOf } from '../compileText.ts';

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

  it('says of each import what stands in its place, and takes those of components away', () => {
    const imports = [
      "import Tabs from '@theme/Tabs';",
      "import { Card } from '@astrojs/starlight/components';",
      "import Part from '../_part.mdx';",
      "import pic from './a b.png'",
      "import Source from '!!raw-loader!./my.js';",
      "import Thing from '@site/src/Thing';",
    ];
    const { diagnostics } = compileText(`One\n\n${imports.join('\n')}\n\nTwo`);
    assert.deepEqual(
      diagnostics.map(({ place, hint, fix }) => [place?.line, hint?.slice(0, 42), fix?.was]),
      [
        [3, 'delete the line: components need no import', imports[0]],
        [4, 'delete the line: components need no import', imports[1]],
        [5, 'write `<Include src="../_part.mdx" />` whe', undefined],
        [6, 'write `![what it shows](<./a b.png>)` wher', undefined],
        [7, 'write an empty code block with `file="./my', undefined],
        [8, 'components from `site/components.ts` and c', undefined],
      ],
    );
    const broken =
      "import {\n  Card,\n  Steps,\n} from '@astrojs/starlight/components';\nimport {\n  a,\n} from './_part.mdx';";
    assert.deepEqual(
      compileText(`One\n\n${broken}`).diagnostics.map(({ place, hint, fix }) => [place?.line, hint?.slice(0, 16), fix]),
      [
        [3, 'delete the line:', undefined],
        [7, 'delete the line,', undefined],
      ],
    );
    assert.equal(compileText(`One\n\n${imports.join('\n')}\nexport const a = [\n1\n];`).diagnostics.length, 1);
  });

  it('tells of a part by the name that it has here, and where the values of one are written', () => {
    const hintOf = (line: string) => compileText(line).diagnostics[0]?.hint ?? '';
    assert.match(
      hintOf("import Part from '/snippets/part.mdx';"),
      /^write `<Include src="\/snippets\/_part\.mdx" \/>`/,
    );
    assert.match(hintOf("import Part from './part.mdx';"), /^write `<Include src="\.\/_part\.mdx" \/>`/);
    assert.match(hintOf("import { Content as Part } from './_part.md';"), /^write `<Include src="\.\/_part\.md" \/>`/);
    assert.match(hintOf("import { limit } from '/snippets/values.mdx';"), /under `constants` in `site\/config\.ts`$/);
    assert.match(hintOf('export const a = 1'), /^write components in `site\/components\.tsx`/);
    assert.match(hintOf("import { Tab } from 'fumadocs-ui/components/tabs';"), /^delete the line: components/);
  });

  it('is text in code and within a paragraph', () => {
    assert.deepEqual(faultsOf('```js\nimport x from "y"\n```'), []);
    assert.deepEqual(faultsOf('You\nimport x from "y"'), []);
    for (const text of ['import goods from abroad', 'export default', 'important', 'You\nimport "x"'])
      assert.deepEqual(faultsOf(text, { path: 'page.md' }), []);
  });

  for (const text of [
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';",
    'import "./a.css"',
    "import { a } from 'b'",
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
});
