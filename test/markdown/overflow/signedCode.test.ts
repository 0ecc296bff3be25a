import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { elementsWith } from '../../parsedHtml.ts';

const classesIn = (text: string, path = 'page.md') => {
  const { html, diagnostics } = compileText(text, { path });
  assert.deepEqual(diagnostics, []);
  return elementsWith(html, 'code').map(({ attributes }) => attributes.class);
};

it('short names that begin with a sign are marked', () => {
  assert.deepEqual(classesIn('`--http` `?expand=event` `-x` `/tmp`\n'), Array(4).fill('whole'));
  assert.deepEqual(classesIn('`us-east-1` `-x y` `--` `--a-very-long-option`\n'), Array(4).fill(undefined));
});

it('names with a sign are marked in tables and headings, and not in blocks', () => {
  assert.deepEqual(classesIn('## `-x`\n\n| a |\n| --- |\n| `-y` |\n\n```\n-z\n```\n'), ['whole', 'whole', undefined]);
});

it('names with a sign keep the classes that they are given', () => {
  assert.deepEqual(classesIn('<code className="one">-x</code>\n', 'page.mdx'), ['one whole']);
});

it('signs within longer code are kept beside their names, and its text is what it was', () => {
  const whole = (sign: string) => `<span class="whole">${sign}</span>`;
  const codeOf = (words: string) => compileText(`\`${words}\`\n`, { path: 'page.md' }).html.replace(/<.?p>/g, '');
  assert.equal(codeOf('--a-very-long-option'), `<code>${whole('--a')}-very-long-option</code>`);
  assert.equal(codeOf('npm run x --all -- -y a-b'), `<code>npm run x ${whole('--a')}ll -- ${whole('-y')} a-b</code>`);
  assert.equal(codeOf('run [--port=80 | /tmp/a]'), `<code>run [${whole('--p')}ort=80 | ${whole('/t')}mp/a]</code>`);
  assert.equal(codeOf('us-east-1 or eu-west-1'), '<code>us-east-1 or eu-west-1</code>');
});
