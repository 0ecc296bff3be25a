import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText, faultsOf } from '../../compileText.ts';

const CODE = '```js\nlet a; // (1)!\nlet b; // (2)!\n```\n';

for (const parser of ['satteri', 'remark'] as const) {
  for (const path of ['page.md', 'page.mdx']) {
    describe(`notes of a sample (${path}, ${parser})`, () => {
      const where = { path, parser };

      it('are the list below it', () => {
        const text = `# T\n\n${CODE}\n1. One.\n2. Two.\n\n   \`\`\`js\n   c\n   \`\`\`\n`;
        const { html, markdown, diagnostics } = compileText(text, where);
        assert.deepEqual(diagnostics, []);
        assert.match(html, /<figure class="code-block code-marked"/);
        assert.match(html, /<span class="line">.*?;<span class="code-note"> ①<\/span>\n<\/span>/);
        assert.match(html, /<\/figure>\s*<ol class="code-notes">/);
        assert.equal(html.match(/code-marked/g)?.length, 1);
        // As it is written.
        assert.match(markdown, /let b; \/\/ \(2\)!\n```\n\n1\. One\./);
      });

      it('may stand in a list themselves, and go on from another number', () => {
        const inList = `# T\n\n- a\n\n  ${CODE.replaceAll('\n', '\n  ')}\n  1. One.\n  2. Two.\n`;
        assert.match(compileText(inList, where).html, /<ol class="code-notes">/);
        assert.deepEqual(faultsOf(inList, where), []);
        const later = '# T\n\n```js\na // (3)!\n```\n\n3. Three.\n';
        assert.match(compileText(later, where).html, /<ol start="3" class="code-notes">/);
        assert.deepEqual(faultsOf(later, where), []);
      });

      it('are told of where the list, or an item of it, is not there', () => {
        const told = (below: string) => {
          const { diagnostics } = compileText(`# T\n\n${CODE}${below}`, where);
          return diagnostics.map(({ code, message, place }) => [code, message, place?.line, place?.column]);
        };
        const none = 'The code has a note `(1)!`, but no list of notes stands below it.';
        assert.deepEqual(told(''), [['idle-mark', none, 4, 11]]);
        assert.deepEqual(told('\nWords.\n\n1. One.\n2. Two.\n'), [['idle-mark', none, 4, 11]]);
        assert.deepEqual(told('\n- One.\n- Two.\n'), [['idle-mark', none, 4, 11]]);
        assert.deepEqual(told('\n1. One.\n'), [
          ['idle-mark', 'The code has a note `(2)!`, but the list below it goes from 1 to 1.', 5, 11],
        ]);
      });

      it('leave other lists and samples alone', () => {
        const { html, diagnostics } = compileText(
          '# T\n\n```js\na // (1)\n```\n\n1. One.\n\n```md\na // (1)!\n```\n',
          where,
        );
        assert.doesNotMatch(html, /code-note|code-marked/);
        assert.deepEqual(diagnostics, []);
      });
    });
  }
}

it('notes of a partial are told of in its lines', () => {
  const files = { '_part.md': `Words.\n\n${CODE}` };
  assert.deepEqual(faultsOf('# T\n\n<Include src="/_part.md" />\n', { files }), ['idle-mark _part.md:4:11']);
});

it('notes within a component have their list in it', () => {
  const { html } = compileText(`# T\n\n<Card title="x">\n\n${CODE}\n1. One.\n2. Two.\n\n</Card>\n`);
  assert.match(html, /<ol class="code-notes">/);
});
