import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

/** What is told of in a page, with what is written instead. */
const told = (text: string) =>
  compileText(text, { path: 'a.md' }).diagnostics.map(({ hint, fix }) => [hint, fix?.was, fix?.text]);

describe('manualTitleFix', () => {
  it('makes a title of the first line of a manual', () => {
    const cases: readonly (readonly [line: string, title: string])[] = [
      ['% tool-run 1', '# tool-run(1)'],
      ['% tool-run(1)', '# tool-run(1)'],
      ['% tool.conf 5', '# tool.conf(5)'],
      ['% tool 3p', '# tool(3p)'],
    ];
    for (const [line, title] of cases) {
      const text = `${line}\n\n## NAME\n\ntool - runs\n\n\`\`\`sh\n# run\n\`\`\`\n`;
      assert.deepEqual(told(text), [[`write \`${title}\``, line, title]], line);
    }
    assert.deepEqual(told('% tool 1\r\n\r\nRuns.\r\n'), [['write `# tool(1)`', '% tool 1', '# tool(1)']]);
  });

  it('says what to write, and leaves it, where words would be lost', () => {
    const hint = 'write `# tool(1)`';
    assert.deepEqual(told('% tool(1) Manuals of Tool\n\nRuns.\n'), [[hint, undefined, undefined]]);
    assert.deepEqual(told('% "tool" "1" "JUNE 2014"\n\nRuns.\n'), [[hint, undefined, undefined]]);
    assert.deepEqual(told('% tool(1)\n% Ada\n\nRuns.\n'), [[hint, undefined, undefined]]);
  });
});

describe('percentHint', () => {
  const hidden = (text: string) => `write \`<!-- ${text} -->\` to hide it from readers`;

  it('names title and comment where both may be meant', () =>
    assert.deepEqual(
      told('% A page\n\nWords.\n')[0]?.[0],
      `write \`# A page\` if it is the title, or ${hidden('A page')}`,
    ));

  it('takes for a comment what is not first, or beside a title', () => {
    assert.deepEqual(told('Words.\n\n% tool 1\n')[0]?.[0], hidden('tool 1'));
    assert.deepEqual(told('% tool 1\n\n# Tool\n')[0]?.[0], hidden('tool 1'));
    assert.deepEqual(told('% tool 1\n\nTool\n====\n')[0]?.[0], hidden('tool 1'));
    assert.deepEqual(told('---\ntitle: Tool\n---\n\n% tool 1\n')[0]?.[0], hidden('tool 1'));
  });
});
