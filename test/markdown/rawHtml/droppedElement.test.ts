import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

describe('an element that is removed', () => {
  it('names MDX as a way out for those elements alone that are not refused there', () => {
    for (const name of ['button', 'svg', 'title', 'textarea', 'xmp', 'noEMBED', 'animate', 'set']) {
      const text = `One <${name}>two</${name}>\n`;
      const [dropped] = compileText(text, { path: 'page.md' }).diagnostics;
      const isRefused = compileText(text, { path: 'page.mdx' }).diagnostics.some(({ code }) => code === 'unsafe-html');
      const instead = isRefused ? 'a component in an `.mdx` page' : 'an `.mdx` page, which allows more HTML';
      assert.equal(dropped?.hint, `use Markdown, or ${instead}; write \`\\<${name}>\` to show it as text`);
    }
  });

  it('names a component as it is written, and says where components work', () => {
    // It could be no MDX.
    const { diagnostics } = compileText('<1\n\n<Tabs>\n<TabItem label="a">\n\ntwo\n\n</TabItem>\n</Tabs>\n', {
      path: 'a/b.md',
    });
    assert.deepEqual(diagnostics, [
      {
        severity: 'warning',
        code: 'dropped-html',
        message: '`<Tabs>` is removed and its content kept: components work only in `.mdx` pages.',
        place: { file: 'content/a/b.md', line: 3, column: 1, endColumn: 6 },
        hint: 'rename the file to `b.mdx`, or write `\\<Tabs>` to show it as text',
      },
      {
        severity: 'warning',
        code: 'dropped-html',
        message: '`<TabItem>` is removed and its content kept: components work only in `.mdx` pages.',
        place: { file: 'content/a/b.md', line: 4, column: 1, endColumn: 9 },
        hint: 'write `<Tab label="…">` in `<Tabs>`, and rename the file to `b.mdx`, or write `\\<TabItem>` to show it as text',
      },
    ]);
  });

  it('says what is written instead of a component that is none here', () => {
    const hintOf = (text: string) => compileText(text, { path: 'b.md' }).diagnostics[0]?.hint?.split(', or write')[0];
    assert.equal(
      hintOf('<Mine />\n'),
      'export it by this name from `site/components.ts` and rename the file to `b.mdx`',
    );
    assert.equal(hintOf('<Note>a</Note>\n\n<1'), 'write `:::note`, the text and `:::` on lines of their own');
    assert.equal(hintOf('<Include src="/_a.md" />\n'), 'rename the file to `b.mdx`');
  });

  it('says how to show what is no HTML', () => {
    const [fault] = compileText('An Array<string> is', { path: 'page.md' }).diagnostics;
    assert.match(fault?.hint ?? '', /write `\\<string>` to show it as text$/);
    for (const name of ['Foo', 'string']) {
      const [type] = compileText(`An Array<${name}> is`, { path: 'page.md' }).diagnostics;
      assert.equal(type?.hint, `put the type in backticks, or write \`\\<${name}>\` to show it as text`);
    }
    for (const text of ['An `Array<Foo>` is', 'An Array\\<Foo> is'])
      assert.deepEqual(compileText(text, { path: 'page.md' }).diagnostics, []);
  });

  it('names HTML as it is written', () => {
    const [fault] = compileText('<CENTER>x</CENTER>', { path: 'page.md' }).diagnostics;
    assert.match(
      fault?.message ?? '',
      /^`<CENTER>` is removed and its content kept: `\.md` pages do not allow this element/,
    );
    assert.equal(fault?.place?.endColumn, 8);
  });
});
