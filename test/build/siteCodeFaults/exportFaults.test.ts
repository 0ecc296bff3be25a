import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exportFaults } from '../../../src/build/siteCodeFaults/exportFaults.ts';
import type { SitePlaces } from '../../../src/config/folders/sitePlaces.ts';
import { createTestSite } from '../../site/site.ts';

const places = { ofKey: (key: string) => ({ file: key, line: 1, column: 1 }) } as unknown as SitePlaces;
const Shown = () => null;
const told = (exported: Readonly<Record<string, unknown>>) =>
  exportFaults(exported, places).map(({ severity, message, place }) => [severity, message, place?.file]);

describe('exportFaults', () => {
  it('refuses what shows no code', () => {
    assert.deepEqual(told({ codeBlocks: { math: Shown, mermaid: 'x', d2: undefined } }), [
      ['error', '`codeBlocks.mermaid` is no component.', 'mermaid'],
    ]);
    for (const codeBlocks of [Shown, 'x', null])
      assert.deepEqual(told({ codeBlocks }), [
        ['error', '`codeBlocks` is no list of components by languages.', 'codeBlocks'],
      ]);
  });

  it('tells of a name that is near to one that is read', () => {
    for (const name of ['codeBlock', 'file', 'Layout', 'remarkPlugin', 'rehypePlugin'])
      assert.deepEqual(told({ [name]: {} }), [
        ['warning', `\`${name}\` is exported for pages, and has no effect.`, name],
      ]);
    assert.deepEqual(told({ Layout: Shown, layout: {}, remarkPlugins: [], names: ['a'], layouts: 3 }), []);
  });

  it('are told of at their places in a build', async () => {
    const site = createTestSite({
      'content/index.md': '# Home\n\nWords.\n',
      'site/components.tsx': 'export const codeBlocks = { mermaid: 1 };\nexport const remarkPlugin = [];\n',
    });
    const { code, stderr } = await site.run(['build']);
    assert.equal(code, 1);
    assert.match(stderr, /^site\/components\.tsx:1:29: error: `codeBlocks\.mermaid` is no component\./m);
    assert.match(stderr, /^site\/components\.tsx:2:14: warning: .*?hint: did you mean `remarkPlugins`\?/ms);
  });
});
