import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allowancesIn, readAllowances, type WrittenAllowance } from '../../../src/check/allowances/readAllowances.ts';
import { loadParser, parserFor } from '../../../src/markdown/parse/parsers.ts';
import { sourceOf } from '../../compileText.ts';

await loadParser('satteri');
await loadParser('remark');

const shown = (found: readonly WrittenAllowance[]) =>
  found.map(({ code, place: { line, column, endColumn } }) => `${line}:${column}-${endColumn} ${code}`);

describe('readAllowances', () => {
  for (const parser of ['satteri', 'remark'] as const) {
    const read = (text: string, path: string) => {
      const source = sourceOf(path, text);
      return shown(readAllowances(parserFor(parser)(source), source));
    };

    it(`finds the comments of a page, and not those in its samples (${parser})`, () => {
      const markdown =
        '# A\n\n<!-- docsgen-allow heading-order: why -->\n\nOne <!-- docsgen-allow empty-link--> two.\n\n```md\n<!-- docsgen-allow no -->\n```\n\n`docsgen-allow no`\n';
      assert.deepEqual(read(markdown, 'a.md'), ['3:20-33 heading-order', '5:24-34 empty-link']);
      const mdx =
        '# A\n\n{/* docsgen-allow heading-order: why */}\n\nOne {/* docsgen-allow empty-link */} two.\n\n```md\n{/* docsgen-allow no */}\n```\n';
      assert.deepEqual(read(mdx, 'a.mdx'), ['3:19-32 heading-order', '5:23-33 empty-link']);
    });

    it(`finds one without a code, and one that is no code (${parser})`, () => {
      const text =
        '<!-- docsgen-allow: empty-link -->\n\n<!-- docsgen-allow -->\n\n<!-- docsgen-allow Typed_Constant -->\n';
      assert.deepEqual(read(text, 'a.md'), ['1:6-19 ', '3:6-19 ', '5:20-34 Typed_Constant']);
    });
  }

  it('finds those in front matter', () => {
    const frontmatterText =
      '---\ntitle: A # docsgen-allow same-title\n# docsgen-allow unknown-key: why\nicon: a#docsgen-allow no\n---\n';
    const source = { ...sourceOf('a.md', `${frontmatterText}\nWords.\n`), frontmatterText };
    assert.deepEqual(shown(readAllowances({ type: 'root' }, source)), ['2:26-36 same-title', '3:17-28 unknown-key']);
  });
});

describe('allowancesIn', () => {
  it('finds those in the comments of code, and of YAML', () => {
    const code =
      "// docsgen-allow unescaped-html: safe\nconst a = 'docsgen-allow no';\n/* docsgen-allow dead-handler */ b();\n";
    assert.deepEqual(shown(allowancesIn(code, 'site/a.tsx')), ['1:18-32 unescaped-html', '3:18-30 dead-handler']);
    assert.deepEqual(shown(allowancesIn('/a: /b # docsgen-allow redirect-chain\n', 'redirects.yaml')), [
      '1:24-38 redirect-chain',
    ]);
    assert.deepEqual(allowancesIn('', 'redirects.yaml'), []);
  });
});
