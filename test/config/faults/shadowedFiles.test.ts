import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { shadowedFiles } from '../../../src/config/faults/shadowedFiles.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const told = (files: readonly string[], inputs: readonly string[] = []) => {
  const root = temporaryFolder(Object.fromEntries(files.map((file) => [file, ''])));
  return shadowedFiles(
    root,
    inputs.map((file) => join(root, file)),
  ).map(({ message, hint }) => [message, hint]);
};

describe('shadowedFiles', () => {
  it('tells of a second configuration and of second components', () =>
    assert.deepEqual(told(['site/config.ts', 'site/config.js', 'site/components.ts', 'site/components.tsx']), [
      [
        '`site/config.js` is ignored: `site/config.ts` is read.',
        'move what is in it to `site/config.ts`, and delete it',
      ],
      [
        '`site/components.tsx` is ignored: `site/components.ts` is read.',
        'move what is in it to `site/components.ts`, and delete it',
      ],
    ]));

  it('tells of components with an ending that is not read', () =>
    assert.deepEqual(told(['site/components.jsx']), [
      ['`site/components.jsx` is ignored.', 'rename it to `site/components.tsx`'],
    ]));

  it('tells of components that stand in a folder alone', () => {
    for (const file of ['site/components/index.ts', 'site/components/index.tsx'])
      assert.deepEqual(told([file]), [
        [`\`${file}\` is ignored.`, "write `export * from './components/index';` in `site/components.tsx`"],
      ]);
    const both = ['site/components.tsx', 'site/components/index.tsx'];
    assert.deepEqual(told(both), [
      [
        '`site/components/index.tsx` is ignored: `site/components.tsx` is read.',
        "write `export * from './components/index';` in `site/components.tsx`",
      ],
    ]);
    assert.deepEqual(told(both, both), []);
  });

  it('tells of styles with the name that they have elsewhere, unless something imports them', () => {
    for (const file of ['site/style.css', 'site/styles.css', 'site/custom.css']) {
      assert.deepEqual(told([file]), [[`\`${file}\` is ignored.`, 'rename it to `site/site.css`']]);
      assert.deepEqual(told([file], [file]), []);
      // They may import it.
      assert.deepEqual(told([file, 'site/site.css']), []);
    }
  });

  it('tells of a configuration with the ending or the name that it has elsewhere', () =>
    assert.deepEqual(told(['site/config.mts', 'site/config.jsx', 'docsgen.config.ts']), [
      ['`site/config.mts` is ignored.', 'rename it to `site/config.ts`'],
      ['`site/config.jsx` is ignored.', 'rename it to `site/config.ts`'],
      ['`docsgen.config.ts` is ignored.', 'rename it to `site/config.ts`'],
    ]));

  it('tells of redirects, styles and a configuration in a format that is not read', () => {
    assert.deepEqual(told(['redirects.yml', 'site/site.scss', 'site/config.json', 'content/redirects.yaml']), [
      ['`site/config.json` is ignored.', "write it as `site/config.ts`: `export const config = { title: 'Acme' };`"],
      ['`redirects.yml` is ignored.', 'rename it to `redirects.yaml`'],
      ['`content/redirects.yaml` is ignored.', 'move it to `redirects.yaml`, beside the content folder'],
      ['`site/site.scss` is ignored.', 'write it as CSS in `site/site.css`'],
    ]);
    assert.deepEqual(told(['redirects.yaml', 'redirects.yml']), [
      [
        '`redirects.yml` is ignored: `redirects.yaml` is read.',
        'move what is in it to `redirects.yaml`, and delete it',
      ],
    ]);
    // It may be data of the configuration.
    assert.deepEqual(told(['site/config.ts', 'site/config.json', 'site/site.css']), []);
  });

  it('says nothing of files that the first one imports, and of one alone', () => {
    const both = ['site/components.ts', 'site/components.tsx'];
    assert.deepEqual(told(both, both), []);
    for (const file of ['site/config.mjs', 'site/components.tsx']) assert.deepEqual(told([file]), []);
  });
});
