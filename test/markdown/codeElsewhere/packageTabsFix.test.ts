import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mendText } from '../../mendText.ts';

const mended = (text: string) => mendText(text, 'a.mdx');
const block = (name: string, command: string) => `\`\`\`sh [${name}]\n${command}\n\`\`\``;
const group = (...blocks: readonly string[]) => ['::: code-group', ...blocks, ':::'].join('\n\n');

describe('packageTabsFix', () => {
  it('writes the command that is given for each package manager', () => {
    assert.equal(
      mended(
        "Text.\n\n<PackageManagerTabs\n  command={{\n    npm: 'npm create a@latest',\n    bun: 'bun create a',\n  }}\n/>\n\nMore.\n",
      ),
      `Text.\n\n${group(block('npm', 'npm create a@latest'), block('bun', 'bun create a'))}\n\nMore.\n`,
    );
  });

  it('writes the command of npm for the others', () => {
    assert.equal(
      mended('<PackageManagerTabs command="add a -D" />\n'),
      `${group(block('npm', 'npm add a -D'), block('yarn', 'yarn add --dev a'), block('pnpm', 'pnpm add --save-dev a'), block('bun', 'bun add --dev a'))}\n`,
    );
    const inList = mended('1. First\n\n   <PackageManagerTabs command="install a" />\n\n2. Second\n');
    assert.match(
      inList,
      /^1\. First\n\n {3}::: code-group\n\n {3}```sh \[npm\]\n {3}npm install a\n {3}```\n\n {3}```sh \[yarn\]/,
    );
  });

  it('leaves what it does not know', () => {
    for (const left of [
      '<PackageManagerTabs command="whatever a" />',
      '<PackageManagerTabs command={{}} />',
      '<PackageManagerTabs command="add a" more="b" />',
      'Text <PackageManagerTabs command="add a" />',
      ':::tip\n<PackageManagerTabs command="add a" />\n:::',
    ])
      assert.equal(mended(`${left}\n`), `${left}\n`);
  });
});
