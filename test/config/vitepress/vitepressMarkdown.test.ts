import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';
import { tellVitepressMarkdown } from '../../../src/config/vitepress/vitepressMarkdown.ts';

function toldOf(markdown: string) {
  const read = partsReader();
  tellVitepressMarkdown(exportedData(`export default ${markdown}`, 'a.js'), read);
  return read.missed.map(({ option, isData, hint }) => [option, isData, /`.*?`/.exec(hint ?? '')?.[0]]);
}

describe('tellVitepressMarkdown', () => {
  it('tells of plugins of the parser', () => {
    assert.deepEqual(toldOf('{ config: (md) => md.use(a), preConfig: made }'), [
      ['markdown.config', true, '`site/components.tsx`'],
      ['markdown.preConfig', true, '`site/components.tsx`'],
    ]);
  });

  it('says nothing of what is for the parser there, or told of in the pages', () => {
    assert.deepEqual(toldOf('{ lineNumbers: true, math: true, theme: a, container: { tipLabel: "Tip" } }'), []);
  });

  it('tells of options that only running the settings would tell', () => {
    assert.deepEqual(toldOf('made()'), [['markdown', undefined, undefined]]);
  });
});
