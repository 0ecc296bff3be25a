import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type BuildFailure, build } from 'esbuild';
import { isCssModule, localNames, localStyles, styleImport } from '../../../src/system/bundler/cssModules.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const SHARED = { bundle: true, write: false, format: 'esm', logLevel: 'silent' } as const;

/** The names that code gets of a CSS module, and the styles with that in it. */
async function bundled(root: string, path: string) {
  const script = await build({
    ...{ ...SHARED, absWorkingDir: root, plugins: [localNames] },
    stdin: { contents: `import names from './${path}'; console.log(JSON.stringify(names));`, resolveDir: root },
  });
  const styles = await build({
    ...{ ...SHARED, absWorkingDir: root, minifySyntax: true, minifyWhitespace: true, plugins: [localStyles] },
    stdin: { contents: `@import ${styleImport(join(root, path))};`, resolveDir: root, loader: 'css' },
  });
  const names: Record<string, string> = {};
  new Function('console', script.outputFiles[0]?.text ?? '')({
    log: (text: string) => Object.assign(names, JSON.parse(text)),
  });
  return { names, css: styles.outputFiles[0]?.text ?? '' };
}

describe('CSS modules', () => {
  it('have names of their own, the same in code and in styles, in every folder', async () => {
    const files = {
      'a/box.module.css':
        '.title { color: red; composes: base; }\n.base { margin: 0 }\n:global(.dark) .a-b { color: teal }\n',
      'b/box.module.css': '.title { color: blue }',
    };
    const root = temporaryFolder(files);
    const { names, css } = await bundled(root, 'a/box.module.css');
    const { base = '', 'a-b': dashed = '' } = names;
    assert.match(base, /^box_\w{6}_base$/);
    assert.equal(names.title, `${base} ${base.replace(/base$/, 'title')}`);
    assert.equal(
      css.trim(),
      `.${base.replace(/base$/, 'title')}{color:red}.${base}{margin:0}.dark .${dashed}{color:teal}`,
    );
    const other = await bundled(root, 'b/box.module.css');
    assert.notEqual(other.names.title, base.replace(/base$/, 'title'));
    assert.deepEqual((await bundled(temporaryFolder(files), 'a/box.module.css')).names, names);
  });

  it('take names of each other', async () => {
    const root = temporaryFolder({
      'a.module.css': '.a { composes: b from "./more/b.module.css"; color: red }',
      'more/b.module.css': '.b { margin: 0 }',
    });
    const { names, css } = await bundled(root, 'a.module.css');
    const [b = '', a = ''] = names.a?.split(' ') ?? [];
    assert.equal(css.trim(), `.${b}{margin:0}.${a}{color:red}`);
  });

  it('have their faults at their places', async () => {
    const root = temporaryFolder({ 'a.module.css': '.a {\n  composes: b from "./none.module.css";\n}' });
    const { errors } = await bundled(root, 'a.module.css').then(
      () => assert.fail(),
      (error: BuildFailure) => error,
    );
    assert.deepEqual(
      errors.map(({ location }) => [location?.file, location?.line, location?.column]),
      [['a.module.css', 2, 19]],
    );
  });

  it('are known by their ending', () => {
    assert.deepEqual(['a.module.css', 'a.css', 'module.css'].map(isCssModule), [true, false, false]);
    assert.equal(styleImport('/a/b.css'), '"/a/b.css"');
  });
});
