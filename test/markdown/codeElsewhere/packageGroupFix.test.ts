import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { packageGroupFix, packageInstallFix } from '../../../src/markdown/codeElsewhere/packageGroupFix.ts';
import { compileText } from '../../compileText.ts';

const mended = (text: string) => {
  const fix = packageGroupFix(text.indexOf('npm2yarn'), { file: 'content/a.md', body: text });
  return fix === undefined ? undefined : correctText(text, [fix]).text;
};

/** Some commands as yarn and pnpm have them; undefined where one is not known. */
const others = (commands: string) =>
  mended(`\`\`\`sh npm2yarn\n${commands}\n\`\`\`\n`)
    ?.match(/\[(?:yarn|pnpm)\]\n[^`]*/g)
    ?.map((part) => part.replace(/^.*\n/, '').trimEnd());

describe('packageGroupFix', () => {
  it('writes a group of tabs, which readers see', () => {
    const text = mended('Text:\n```bash npm2yarn title="Shell"\n# first\nnpm install -D a\n```\n\nMore.\n');
    assert.equal(
      text,
      'Text:\n\n::: code-group\n\n```bash title="Shell" [npm]\n# first\nnpm install -D a\n```\n\n```bash title="Shell" [yarn]\n# first\nyarn add --dev a\n```\n\n```bash title="Shell" [pnpm]\n# first\npnpm add --save-dev a\n```\n\n:::\n\nMore.\n',
    );
    for (const parser of ['satteri', 'remark'] as const) {
      const { html, diagnostics } = compileText(text ?? '', { path: 'a.md', parser });
      assert.deepEqual(diagnostics, []);
      assert.match(html, /npm.*yarn.*pnpm/s);
    }
    const item = mended('- a\n\n  ```sh npm2yarn\n  npm ci\n  ```\n') ?? '';
    assert.deepEqual(compileText(item, { path: 'a.md' }).diagnostics, []);
    assert.match(item, /^- a\n\n {2}::: code-group\n\n {2}```sh \[npm\]\n {2}npm ci\n {2}```\n\n {2}```sh \[yarn\]\n/);
  });

  it('knows what the commands are called', () => {
    for (const [npm, yarn, pnpm] of [
      ['npm install', 'yarn install', 'pnpm install'],
      ['npm i a b@1', 'yarn add a b@1', 'pnpm add a b@1'],
      ['npm install --save @a/b', 'yarn add @a/b', 'pnpm add @a/b'],
      ['npm install -g a', 'yarn global add a', 'pnpm add --global a'],
      ['npm i -D -E a', 'yarn add --dev --exact a', 'pnpm add --save-dev --save-exact a'],
      ['npm ci', 'yarn install --frozen-lockfile', 'pnpm install --frozen-lockfile'],
      ['npm uninstall a', 'yarn remove a', 'pnpm remove a'],
      ['npm run build -- --out-dir a', 'yarn run build --out-dir a', 'pnpm run build --out-dir a'],
      ['npm start', 'yarn run start', 'pnpm run start'],
      ['npm create a@latest b -- --c', undefined, undefined],
      ['npm init a@latest', 'yarn create a', 'pnpm create a@latest'],
      ['npm create a -- --b', 'yarn create a --b', 'pnpm create a --b'],
      ['npx a --b', 'yarn dlx a --b', 'pnpm dlx a --b'],
      ['cd a\n$ npm test', 'cd a\n$ yarn run test', 'cd a\n$ pnpm run test'],
    ] as const)
      assert.deepEqual(others(npm), yarn === undefined ? undefined : [yarn, pnpm], npm);
  });

  it('leaves what is not known', () => {
    for (const left of [
      'npm publish',
      'npm install --force a',
      'npm install -D',
      'npm i a && npm run b',
      'npm run a --b',
      'npx -p a b',
      'yarn add a',
      'sudo npm i a',
    ])
      assert.equal(others(left), undefined, left);
    assert.equal(mended(':::note\n```sh npm2yarn\nnpm i a\n```\n:::\n'), undefined);
    assert.equal(mended('```sh npm2yarn [a]\nnpm i a\n```\n'), undefined);
    assert.equal(mended('> ```sh npm2yarn\n> npm i a\n> ```\n'), undefined);
  });
});

describe('packageInstallFix', () => {
  const installed = (text: string) => {
    const fix = packageInstallFix(text.search(/[`~]{3}/), { file: 'content/a.md', body: text });
    return fix === undefined ? undefined : correctText(text, [fix]).text;
  };

  it('writes a group of tabs, with the command for packages that stand alone', () => {
    assert.equal(
      installed('Text:\n\n   ```package-install\n   a @b/c\n   ```\n'),
      `Text:\n\n   ::: code-group\n\n${[
        ['npm', 'npm install a @b/c'],
        ['yarn', 'yarn add a @b/c'],
        ['pnpm', 'pnpm add a @b/c'],
        ['bun', 'bun add a @b/c'],
      ]
        .map(([name, command]) => `   \`\`\`sh [${name}]\n   ${command}\n   \`\`\``)
        .join('\n\n')}\n\n   :::\n`,
    );
    assert.match(installed('```npm\nnpm i -D a\n```\n') ?? '', /^::: code-group\n\n```sh \[npm\]\nnpm i -D a\n/);
  });

  it('leaves what is not known', () => {
    for (const left of ['npm publish', 'pnpm i a', 'yarn add a', 'a --force'])
      assert.equal(installed(`\`\`\`package-install\n${left}\n\`\`\`\n`), undefined, left);
  });

  it('corrects the block that the page has', () => {
    const text = '- a\n\n  ```npm\n  npx a\n  ```\n';
    const fixes = compileText(text, { path: 'a.md' }).diagnostics.flatMap(({ fix }) => fix ?? []);
    const { text: meant } = correctText(text, fixes);
    assert.match(meant, /```sh \[bun\]\n {2}bunx a\n/);
    assert.deepEqual(compileText(meant, { path: 'a.md' }).diagnostics, []);
  });
});
