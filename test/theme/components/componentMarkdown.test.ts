import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { componentMarkdown } from '../../../src/theme/components/componentMarkdown.ts';
import { mdxComponents } from '../../../src/theme/components/mdxComponents.ts';

const write = (name: string, props: Readonly<Record<string, unknown>>, content = '') =>
  componentMarkdown[name]?.write(props, content);

describe('componentMarkdown', () => {
  it('has a form for every component of the theme', () => {
    assert.deepEqual(Object.keys(componentMarkdown).sort(), Object.keys(mdxComponents).sort());
  });

  it('writes each as plain Markdown', () => {
    assert.equal(write('Badge', { text: 'Beta' }), '(Beta)');
    assert.equal(write('Badge', {}, 'Beta'), '(Beta)');
    assert.equal(write('Endpoint', { method: 'GET', path: '/a/{b}' }), '`GET /a/{b}`');
    assert.equal(write('Card', { title: 'T', href: '/x/' }), '- [T](/x/)');
    assert.equal(write('Card', { title: 'T', href: '/x/' }, 'Words.'), '- [T](/x/): Words.');
    assert.equal(write('Card', { title: 'T', icon: 'moon' }, 'Words.'), '- **T**: Words.');
    const cards = [
      { title: 'T', href: '/x/', description: 'Words.' },
      { title: 'U', href: '/y/', description: '' },
    ];
    assert.equal(write('FolderCards', { cards }), '- [T](/x/): Words.\n- [U](/y/)');
    assert.equal(write('Tab', { label: 'Node.js', disabled: true }, 'Words.'), '**Node.js** (not available)\n\nWords.');
    assert.equal(write('Prop', { name: 'a' }), '- `a`');
    assert.equal(
      write('Param', { name: 'a', type: 'string', in: 'query', required: true, default: 1 }, 'One.\n\nTwo.'),
      '- `a` (string, query, required, default: `1`): One.\n\n  Two.',
    );
  });

  it('writes the words of properties as text', () => {
    assert.equal(write('Card', { title: 'a *b*', href: '/x/' }), '- [a \\*b\\*](/x/)');
    assert.equal(write('Card', { title: '<T>' }), '- **\\<T>**');
    assert.equal(write('Tab', { label: '__init__' }), '**\\_\\_init\\_\\_**');
    assert.equal(write('Badge', { text: '[new]' }), '(\\[new\\])');
    assert.equal(write('Param', { name: 'a', type: 'Map<string, T[]>' }), '- `a` (Map\\<string, T\\[\\]>)');
    // What stands between tags is Markdown, and a list of cards is written as such.
    assert.equal(write('Badge', {}, '*new*'), '(*new*)');
    assert.equal(write('FolderCards', { cards: [{ title: '\\*', href: '/x/', description: '' }] }), '- [\\*](/x/)');
  });

  it('begins a line for what cannot stand behind a colon: code, lists, quotes, tables, headings', () => {
    assert.equal(write('Card', { title: 'T' }, '```js\n1\n```'), '- **T**:\n\n  ```js\n  1\n  ```');
    assert.equal(write('Param', { name: 'a' }, '- `b`: Words.'), '- `a`:\n\n  - `b`: Words.');
    for (const block of ['1. One', '> Words', '| a |\n| - |', '### Words', '<details>', '<ul>', '<h3>', '<pre>'])
      assert.match(write('Prop', { name: 'a' }, block) ?? '', /^- `a`:\n\n {2}\S/, block);
    for (const words of ['#channel is one.', '-1 is none.', '`a` is.', '1.5 is more.', '<kbd>A</kbd> is a key.'])
      assert.equal(write('Prop', { name: 'a' }, words), `- \`a\`: ${words}`);
  });
});
