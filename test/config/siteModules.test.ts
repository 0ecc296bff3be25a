import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { loadSiteModules } from '../../src/config/siteModules.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';

const CONFIG = `import { title } from './title.ts';\nexport const config = { title };\n`;

function project() {
  const root = temporaryFolder({
    'site/config.ts': CONFIG,
    'site/title.ts': `export const title: string = 'first';\n`,
  });
  return { root, load: () => loadSiteModules(root, join(root, '.docsgen')) };
}

const titleOf = ({ configModule }: { readonly configModule: Readonly<Record<string, unknown>> }) =>
  (configModule.config as { title: string } | undefined)?.title;

describe('loadSiteModules', () => {
  it('yields nothing for a project without code', async () => {
    const root = temporaryFolder();
    assert.deepEqual(await loadSiteModules(root, join(root, '.docsgen')), {
      configModule: {},
      componentsModule: {},
      componentsHash: 'none',
      inputs: [],
      diagnostics: [],
    });
  });

  it('knows every file that went into the code', async () => {
    const { root, load } = project();
    const modules = await load();
    assert.equal(titleOf(modules), 'first');
    assert.deepEqual(modules.inputs, [join(root, 'site/config.ts'), join(root, 'site/title.ts')]);
  });

  it('is the same code while nothing changes, and another when any file does that went in', async () => {
    const { root, load } = project();
    const { configModule } = await load();
    assert.equal((await load()).configModule, configModule);
    writeFiles(root, { 'site/title.ts': `export const title: string = 'second';\n` });
    const changed = await load();
    assert.equal(titleOf(changed), 'second');
  });

  it('comes back to the earlier code when the files do', async () => {
    const { root, load } = project();
    const { configModule } = await load();
    writeFiles(root, { 'site/title.ts': `export const title: string = 'second';\n` });
    await load();
    writeFiles(root, { 'site/title.ts': `export const title: string = 'first';\n` });
    const back = await load();
    assert.equal(back.configModule, configModule);
    assert.equal(titleOf(back), 'first');
  });

  it('compiles anew when what it had compiled is damaged', async () => {
    const { root, load } = project();
    await load();
    writeFiles(root, { '.docsgen/site/note.json': '{' });
    assert.equal(titleOf(await load()), 'first');
  });

  it('shares the generator’s React with components', async () => {
    const root = temporaryFolder({
      'site/components.tsx': `import { useId } from 'react';\nexport const Hook = () => <p id={useId()}>x</p>;\nexport const react = useId;\n`,
    });
    const { componentsModule, diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.deepEqual(diagnostics, []);
    assert.equal(componentsModule.react, (await import('react')).useId);
  });
});
