import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { missingInBrowser } from '../../../src/build/siteCodeFaults/missingInBrowser.ts';

const foundIn = (text: string) =>
  missingInBrowser([{ file: 'site/islands/A.tsx', text }]).map(
    ({ place, message }) => `${place?.line}:${place?.column} ${/`(.*)`/.exec(message)?.[1]}`,
  );

describe('missingInBrowser', () => {
  it('names values of the environment', () => {
    assert.deepEqual(foundIn('const a = 1;\nconst url = process.env.API_URL ?? "/";\n'), ['2:13 process.env.API_URL']);
    assert.deepEqual(foundIn('const url = import.meta.env.VITE_URL;\n'), ['1:13 import.meta.env.VITE_URL']);
  });

  it('passes over strings and comments, wherever they stand, but not what a template is filled with', () => {
    for (const text of [
      'const a = "set process.env.A first";\n',
      "const a = 'it\\'s process.env.A';\n",
      'const a = `process.env.A`;\n',
      'const a = 1; // process.env.A\n',
      'const a = 1; /* see\n process.env.A */\n',
      'const a = `one\n process.env.A\n`;\n',
    ])
      assert.deepEqual(foundIn(text), [], text);
    assert.deepEqual(foundIn('const a = `x ${process.env.A} process.env.B`;\n'), ['1:16 process.env.A']);
    assert.deepEqual(foundIn('const a = "https://a.example" + process.env.A;\n'), ['1:33 process.env.A']);
    assert.deepEqual(foundIn("<p>Don't</p>;\nconst a = process.env.A;\n"), ['2:11 process.env.A']);
    assert.deepEqual(foundIn('const a = process.env.A + process.env.B;\n'), [
      '1:11 process.env.A',
      '1:27 process.env.B',
    ]);
  });

  it('passes over what the bundler fills in, comments, and code that asks first', () => {
    for (const text of [
      'if (process.env.NODE_ENV === "production") {}\n',
      '// process.env.A\n/*\n * process.env.A\n */\n{/* process.env.A */}\n',
      'const url = typeof process === "undefined" ? "" : process.env.A;\n',
      'const a = my.process.env.A ?? import.meta.env?.A;\n',
    ])
      assert.deepEqual(foundIn(text), [], text);
  });
});
