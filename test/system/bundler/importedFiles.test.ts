import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type BuildFailure, build } from 'esbuild';
import { importedFiles, importedName, isImportedFile } from '../../../src/system/bundler/importedFiles.ts';
import { packageRoot } from '../../../src/system/packageRoot.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** What code logs that is bundled with some files beside it, and the files that it publishes. */
async function bundled(code: string, files: Readonly<Record<string, string>>) {
  const found = new Map<string, Uint8Array>();
  const result = await build({
    ...{ bundle: true, write: false, format: 'iife', logLevel: 'silent' },
    plugins: [importedFiles(found, (path) => JSON.stringify(`/docs/${path}`))],
    stdin: { contents: code, resolveDir: temporaryFolder(files) },
  });
  const logged: unknown[] = [];
  new Function('log', result.outputFiles[0]?.text ?? '')((value: unknown) => logged.push(value));
  return { logged, found };
}

describe('a file that code imports', () => {
  it('is its address, however it is imported, and is published by its contents', async () => {
    const { logged, found } = await bundled(
      "import a from './a b.SVG'; log(a); log(require('./c.pdf').default); log(require('./more/c.pdf').default);",
      { 'a b.SVG': '<svg/>', 'c.pdf': 'one', 'more/c.pdf': 'two' },
    );
    const names = [...found.keys()];
    assert.equal(names.length, 3);
    assert.deepEqual(
      logged.map((address) => /^\/docs\/assets\/(.*)$/.exec(String(address))?.[1]).sort(),
      [...names].sort(),
    );
    const svg = names.find((name) => /^a-b\.[A-Z0-9]{8}\.svg$/.test(name)) ?? '';
    assert.equal(Buffer.from(found.get(svg) ?? []).toString(), '<svg/>');
  });

  it('is a text where it is imported as one', async () => {
    const { logged, found } = await bundled("import a from './a.svg' with { type: 'text' }; log(a);", {
      'a.svg': '<svg/>',
    });
    assert.deepEqual([logged, found.size], [['<svg/>'], 0]);
  });

  for (const [suffix, hint] of [
    ['?raw', /with \{ type: 'text' \}/],
    ['?react', /^delete `\?react`/],
  ] as const)
    it(`is refused with what other bundlers read behind its name: ${suffix}`, async () => {
      const { errors } = await bundled(`import a from './a.svg${suffix}'; log(a);`, { 'a.svg': '' }).then(
        () => assert.fail(),
        (failure: BuildFailure) => failure,
      );
      assert.deepEqual(
        errors.map(({ text, location }) => [text, location?.line, location?.column]),
        [[`\`a.svg\` cannot be imported with \`${suffix}\`.`, 1, 14]],
      );
      assert.match(String(errors[0]?.detail), hint);
    });

  it('is known by its ending', () => {
    const paths = ['a.svg', 'a.PNG', 'a.woff2', 'a.svgx', 'svg', 'a.css', 'a.txt', 'a.csv', 'a.json'];
    assert.deepEqual(paths.filter(isImportedFile), ['a.svg', 'a.PNG', 'a.woff2']);
    assert.equal(importedName('/x/a.svg', Buffer.from('a')), importedName('/y/a.svg', Buffer.from('a')));
    assert.notEqual(importedName('/x/a.svg', Buffer.from('a')), importedName('/x/a.svg', Buffer.from('b')));
  });

  it('is known to TypeScript, too, also where its ending is in capitals', () => {
    const types = readFileSync(join(packageRoot, 'src/fileImports.d.ts'), 'utf8');
    const endings = [...types.matchAll(/declare module '\*\.(\w+)'/g)].flatMap(([, ending = '']) =>
      isImportedFile(`a.${ending}`) ? [ending] : [],
    );
    const small = endings.filter((ending) => ending === ending.toLowerCase());
    assert.ok(small.length > 20, `${small.length}`);
    assert.deepEqual(new Set(endings), new Set(small.flatMap((ending) => [ending, ending.toUpperCase()])));
  });
});
