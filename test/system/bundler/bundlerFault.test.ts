import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mergeConflict } from '../../../src/model/mergeConflict.ts';
import { bundlerFault, unbundledHint } from '../../../src/system/bundler/bundlerFault.ts';
import { rightsCommand } from '../../../src/system/rightsCommand.ts';

const location = { file: 'site/a.tsx', line: 2, column: 3 };

describe('bundlerFault', () => {
  it('stands where the bundler has found it', () => {
    assert.deepEqual(
      bundlerFault({ text: 'Expected ";"', location }, () => 'fix it'),
      {
        severity: 'error',
        code: 'config-syntax',
        message: 'Expected ";"',
        hint: 'fix it',
        place: { file: 'site/a.tsx', line: 2, column: 4 },
      },
    );
  });

  it('says of a file of JSON what it must be, for it is no code of the site', () => {
    const file = { ...location, file: 'package.json' };
    const fault = bundlerFault({ text: 'Expected string in JSON but found ","', location: file }, () => 'fix it');
    assert.equal(fault.hint, 'fix this line: the file must be valid JSON');
  });

  it('tells of a conflict that git has left, at the start of its line', () =>
    assert.deepEqual(
      bundlerFault({ text: 'Unexpected "<<"', location: { ...location, lineText: '<<<<<<< HEAD' } }, () => 'fix it'),
      mergeConflict('site/a.tsx', 2, '<<<<<<< HEAD'),
    ));

  it('takes the same signs in a text for none', () =>
    assert.equal(
      bundlerFault(
        { text: 'Unexpected ";"', location: { ...location, lineText: 'const sign = "<<<<<<< HEAD" +;' } },
        () => 'fix it',
      ).code,
      'config-syntax',
    ));

  it('names a CSS module by its file', () =>
    assert.equal(
      bundlerFault(
        { text: 'The name "b" never appears in "css-module:site/a.module.css/a_4f1uzv.css"', location },
        () => '',
      ).message,
      'The name "b" never appears in "site/a.module.css"',
    ));

  it('names the file that may not be read, not the one that imports it', () => {
    assert.deepEqual(
      bundlerFault({ text: 'Cannot read file "site/b.tsx": permission denied', location }, () => 'fix it'),
      {
        severity: 'error',
        code: 'unreadable',
        message: 'Cannot read file "site/b.tsx": permission denied.',
        hint: rightsCommand('site/b.tsx'),
        place: { file: 'site/b.tsx', line: 1, column: 1 },
      },
    );
  });

  it('does not ask for a package of another generator, in which `defineConfig` is another', () => {
    for (const name of ['vitepress', '@astrojs/starlight/components', 'astro:assets', '@theme/Tabs', '@site/src/a'])
      assert.match(unbundledHint(`Could not resolve "${name}"`) ?? '', /^import from `docsgen`/);
    assert.equal(unbundledHint('Could not resolve "vitepress-plugin"'), 'npm install vitepress-plugin');
  });

  it('does not have anyone install a package whose name is a slip of ours', () => {
    for (const name of ['docsgn', 'docgen', 'doscgen'])
      assert.equal(unbundledHint(`Could not resolve "${name}"`), 'did you mean `docsgen`?');
    assert.equal(unbundledHint('Could not resolve "doctrine"'), 'npm install doctrine');
  });

  it('takes a stylesheet for a file before it takes it for a package', () =>
    assert.equal(
      unbundledHint('Could not resolve "fonts.css"'),
      'use the path of an existing file, such as `./fonts.css`; of a package: npm install fonts.css',
    ));

  it('does not have anyone install what Node has, or an alias of a folder', () => {
    const hintOf = (name: string) => unbundledHint(`Could not resolve "${name}"`);
    for (const name of ['node:fs', 'fs', 'fs/promises'])
      assert.equal(
        hintOf(name),
        'use it in a component that is no island, and hand over what it yields as a property: browsers have no modules of Node',
      );
    for (const name of ['@/a', '~/a', '~a', '#a', '$lib/a'])
      assert.equal(
        hintOf(name),
        'write the path of the file, relative to this one, or name its folder in `paths` of `tsconfig.json`',
      );
    assert.equal(hintOf('@a/b'), 'npm install @a/b');
  });

  it('says how an export is named in an import', () => {
    const hintOf = (name: string) => unbundledHint(`No matching export in "site/box.tsx" for import "${name}"`);
    assert.equal(hintOf('default'), 'write in braces the name that it exports: `import { Name } from …`');
    assert.equal(hintOf('Box'), 'write a name that it exports; its default stands without braces');
  });
});
