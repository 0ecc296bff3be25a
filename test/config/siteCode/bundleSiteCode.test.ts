import assert from 'node:assert/strict';
import os from 'node:os';
import { join, sep } from 'node:path';
import { describe, it } from 'node:test';
import { loadSiteModules } from '../../../src/config/siteCode/siteModules.ts';
import { packageRoot } from '../../../src/system/packageRoot.ts';
import { temporaryFolder, writeFiles } from '../../temporaryFolder.ts';

// What code is compiled to shows when it is loaded.
describe('bundleSiteCode', () => {
  it('says where what is imported belongs: a file of a program, a stylesheet, a missing file, a package', async () => {
    const hintFor = async (imported: string) => {
      const text = `import it from '${imported}';\nexport const Logo = () => <img src={it} alt="" />;\n`;
      const root = temporaryFolder({ 'site/components.tsx': text, 'site/logo.psd': '', 'site/box.scss': '' });
      const { diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
      return diagnostics.map(({ code, place, hint }) => [code, `${place?.line}:${place?.column}`, hint]);
    };
    assert.deepEqual(await hintFor('./logo.psd'), [
      ['config-syntax', '1:16', 'put the file in `site/public/`, and use its path on the site'],
    ]);
    assert.deepEqual(await hintFor('./box.scss'), [
      [
        'config-syntax',
        '1:16',
        'write it as CSS, in a file whose name ends with `.css`; rules can be nested there, too',
      ],
    ]);
    assert.deepEqual(await hintFor('./gone.ts'), [
      ['config-syntax', '1:16', 'use the path of an existing file, relative to this one'],
    ]);
    assert.deepEqual(await hintFor('@scope/gone/part'), [['config-syntax', '1:16', 'npm install @scope/gone']]);
  });

  it('has a picture imported whose address the code would make by its own place', async () => {
    const faultsOf = async (use: string) => {
      const text = `import { readFileSync } from 'node:fs';\nexport const Logo = () => <img src={${use}} alt={typeof readFileSync} />;\n`;
      const root = temporaryFolder({ 'site/components.tsx': text, 'site/logo-2.svg': '<svg/>' });
      const { diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
      return diagnostics.map(({ message, place, hint }) => [
        message,
        `${place?.file}:${place?.line}:${place?.column}`,
        hint,
      ]);
    };
    const made = "new URL('./logo-2.svg', import.meta.url)";
    const fault = [
      `\`${made}\` is no address for readers: the file is not published.`,
      'site/components.tsx:2:37',
      "import the file, which yields its address: `import logo2 from './logo-2.svg';`",
    ];
    assert.deepEqual(await faultsOf(`${made}.href`), [fault]);
    assert.deepEqual(await faultsOf(`String(readFileSync(${made}))`), []);
    assert.deepEqual(await faultsOf("new URL('./data.json', import.meta.url).href"), []);
  });

  it('does not have anyone install a package that is there', async () => {
    const hintFor = async (line: string) => {
      const root = temporaryFolder({
        'site/components.tsx': `${line}\nexport const Box = () => <b>{String(part)}</b>;\n`,
        'node_modules/own/package.json': '{"exports": {".": {"import": "./index.mjs"}}}',
        'node_modules/own/index.mjs': 'export const part = 1;\n',
      });
      return (await loadSiteModules(root, join(root, '.docsgen'))).diagnostics.map(({ hint }) => hint);
    };
    assert.deepEqual(await hintFor("import { part } from 'own/part';"), [
      'import what `exports` in the `package.json` of `own` names',
    ]);
    assert.deepEqual(await hintFor("const { part } = require('own');"), [
      "write `import … from 'own'`: it cannot be required",
    ]);
    assert.deepEqual(await hintFor("import { part } from 'own';"), []);
  });

  it('says so where a name stands twice in an object', async () => {
    const root = temporaryFolder({
      'site/config.ts': "export const config = {\n  title: 'A',\n  base: '/a/',\n  title: 'B',\n};\n",
    });
    const { diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.deepEqual(
      diagnostics.map(({ code, message, place, hint }) => [code, message, place?.line, place?.column, hint]),
      [['config-syntax', 'Duplicate key "title" in object literal', 4, 3, 'delete one of the two']],
    );
  });

  it('says so where a file exports nothing of what is imported from it, and lets packages ask', async () => {
    const root = temporaryFolder({
      'site/box.tsx': 'function Box() {\n  return <b>x</b>;\n}\n',
      'site/components.tsx': "import { Box as Shown } from './box';\nexport const Box = () => <Shown />;\n",
      'node_modules/asks/index.mjs':
        "import * as old from './old.mjs';\nexport const isNew = old.isNew === undefined;\n",
      'node_modules/asks/old.mjs': '\n',
      'node_modules/asks/package.json': '{"exports": "./index.mjs"}',
    });
    const load = () => loadSiteModules(root, join(root, '.docsgen'));
    const [fault, ...others] = (await load()).diagnostics;
    assert.deepEqual(others, []);
    assert.match(fault?.message ?? '', /"Box" .* "site\/box\.tsx" has no exports$/);
    assert.deepEqual(
      [fault?.code, fault?.place?.line, fault?.hint],
      ['config-syntax', 1, 'write `export` before what that file declares'],
    );
    writeFiles(root, { 'site/components.tsx': "export { isNew } from 'asks';\n" });
    assert.equal((await load()).componentsModule.isNew, true);
  });

  it('shares the generator’s React with components', async () => {
    const root = temporaryFolder({
      'site/components.tsx': `import { useId } from 'react';\nexport const Hook = () => <p id={useId()}>x</p>;\nexport const react = useId;\n`,
    });
    const { componentsModule, diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.deepEqual(diagnostics, []);
    assert.equal(componentsModule.react, (await import('react')).useId);
  });

  it('shares the generator’s renderer with components', async () => {
    const root = temporaryFolder({
      'site/components.tsx': "export { createPortal as portal } from 'react-dom';\n",
      'node_modules/react-dom/package.json': '{ "main": "index.js" }',
      'node_modules/react-dom/index.js': 'exports.createPortal = () => "another";\n',
    });
    const { componentsModule } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.equal(componentsModule.portal, (await import('react-dom')).createPortal);
  });

  it('gives CommonJS packages the modules of Node and the generator’s React', async () => {
    const root = temporaryFolder({
      'site/components.tsx': `import { createRequire } from 'node:module';
import { id, separator } from 'old';
const require = createRequire(import.meta.url);
export const found = { id, separator, os: require('node:os') };
`,
      'node_modules/old/index.js': `exports.id = require('react').useId;\nexports.separator = require('path').sep;\n`,
    });
    const { componentsModule, diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.deepEqual(diagnostics, []);
    const found = { id: (await import('react')).useId, separator: sep, os };
    assert.deepEqual(componentsModule.found, found);
  });

  it('tells code where its source is', async () => {
    const code = (title: string) => `import { readFileSync } from 'node:fs';\nexport const config = ${title};\n`;
    const root = temporaryFolder({
      'site/title.txt': 'own',
      'node_modules/asks/index.js': `#!/usr/bin/env node\n'use strict';\nmodule.exports = [__dirname, __filename];\n`,
    });
    const folder = join(root, 'site');
    const file = join(folder, 'config.ts');
    const asked = async (expression: string) => {
      writeFiles(root, { 'site/config.ts': code(expression) });
      const { configModule, diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
      assert.deepEqual(diagnostics, []);
      return configModule.config;
    };
    assert.equal(await asked(`readFileSync(new URL('./title.txt', import.meta.url), 'utf8')`), 'own');
    assert.deepEqual(await asked('[__dirname, __filename, import.meta.dirname, import.meta.filename]'), [
      folder,
      file,
      folder,
      file,
    ]);
    assert.deepEqual(await asked(`(await import('asks')).default`), [
      join(root, 'node_modules/asks'),
      join(root, 'node_modules/asks/index.js'),
    ]);
    writeFiles(root, { 'site/run.mjs': '#!/usr/bin/env node\r\nexport const here = import.meta.filename;\r\n' });
    assert.equal(await asked(`(await import('./run.mjs')).here`), join(folder, 'run.mjs'));
  });

  it('compiles components for React in a project whose tsconfig.json is for another library', async () => {
    const root = temporaryFolder({
      'tsconfig.json': '{"compilerOptions": {"jsx": "react", "jsxFactory": "h"}}',
      'site/components.tsx': 'export const Box = () => <p>x</p>;\n',
    });
    const { componentsModule, diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.deepEqual(diagnostics, []);
    assert.equal((componentsModule.Box as () => { type: string })().type, 'p');
  });

  it('compiles code in a folder whatever its name holds', async () => {
    // Windows has no names with a star.
    const name = `${process.platform === 'win32' ? '' : 'a*b '}[c] {d,e}#%20!`;
    const root = join(
      temporaryFolder({ [`${name}/site/components.tsx`]: 'export const Box = () => <p>x</p>;\n' }),
      name,
    );
    const { componentsModule, diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.deepEqual(diagnostics, []);
    assert.equal((componentsModule.Box as () => { type: string })().type, 'p');
  });

  it('gives components for the development build of React what they call', async () => {
    const root = temporaryFolder({
      'tsconfig.json': '{"compilerOptions": {"jsx": "react-jsxdev"}}',
      'site/components.tsx': 'export const Box = () => <p>x</p>;\n',
    });
    const { componentsModule, inputs } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.equal((componentsModule.Box as () => { type: string })().type, 'p');
    assert.ok(inputs.includes(join(packageRoot, 'src/system/bundler/devJsx.ts')));
  });

  it('imports code as the text that it is, also beside what it exports', async () => {
    const shown = 'export const Box = () => <p>{import.meta.url}</p>;\n';
    const root = temporaryFolder({
      'site/components.tsx':
        "import code from './box.tsx' with { type: 'text' };\nexport * from './box.tsx';\nexport { code };\n",
      'site/box.tsx': shown,
    });
    const { componentsModule, inputs, diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.deepEqual(diagnostics, []);
    assert.equal(componentsModule.code, shown);
    assert.equal((componentsModule.Box as () => { type: string })().type, 'p');
    assert.deepEqual(inputs, [join(root, 'site/box.tsx'), join(root, 'site/components.tsx')]);
  });

  it('refuses a stylesheet that is imported as a text, for it is one of every page', async () => {
    const root = temporaryFolder({
      'site/components.tsx':
        "import text from './a.css' with { type: 'text' };\nexport const A = () => <pre>{text}</pre>;\n",
      'site/a.css': 'p { margin: 0 }\n',
    });
    const { diagnostics } = await loadSiteModules(root, join(root, '.docsgen'));
    assert.deepEqual(
      diagnostics.map(({ code, message, place, hint }) => [code, message, `${place?.line}:${place?.column}`, hint]),
      [['config-syntax', '`a.css` cannot be imported as a text.', '1:18', 'rename the file to `a.css.txt`']],
    );
  });
});
