import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseScripts } from '../../../src/check/samples/parseScripts.ts';

describe('parseScripts', () => {
  const good = [
    "import a from 'b';\nexport default a;",
    'const a = await f();',
    'const a = await f();\nreturn a;',
    'return $.flow.exit();',
    'type: "string",\nlabel: `x`,\nasync run({ $ }) { return 1; }',
    'props: {\n  a: 1,\n},',
    'static x = 1;\nget y() { return 1; }',
    '{ a: 1, "b": 2 }',
    'function () {}',
    'f(...)',
    'const a = { b: 1, ... };',
    'const a = ...;',
    'export default {\n  ...,\n  run() {\n    // ...\n    ...\n  }\n};',
    'const a = <b>c</b>;',
    '',
  ];
  for (const code of good) {
    it(`takes ${JSON.stringify(code)}`, async () => assert.deepEqual(await parseScripts([code], 'jsx'), [undefined]));
  }

  it('tells where each of several is wrong, as furthest as it can be read', async () => {
    const faults = await parseScripts(
      ['a', 'const é = 1; const = 2;', 'export default {\n  a: 1,\n', 'return )'],
      'jsx',
    );
    assert.equal(faults[0], undefined);
    assert.deepEqual([faults[1]?.line, faults[1]?.column], [1, 20]);
    assert.equal(faults[2]?.line, 3);
    assert.deepEqual([faults[3]?.line, faults[3]?.column], [1, 8]);
    for (const fault of faults.slice(1)) assert.match(fault?.message ?? '', /^(Expected|Unexpected)/);
  });

  it('takes members of an object or a class below what they import', async () => {
    const imports = ["import a from 'b';", "import {\n  b, // \"B\"\n  type C,\n} from 'c'\n// Words.\nimport 'd';\n"];
    const members = [
      'async run(c, d) {\n  return a(c);\n}',
      'run(c: string): string[] {\n  return [c];\n}\n\nstop(): void {}',
      'run() {\n  return 1;\n},\nb: 2,',
    ];
    const codes = imports.flatMap((above) => members.map((code) => `${above}\n${code}\n`));
    assert.deepEqual(
      await parseScripts(codes, 'ts'),
      codes.map(() => undefined),
    );
    const wrong = await parseScripts(
      ["import a from 'b';\n\nrun(c, d) {\n  return a(c d);\n}", "import { a b } from 'b';\n\nrun(c, d) {}"],
      'ts',
    );
    assert.deepEqual(
      wrong.map((fault) => [fault?.line, fault?.column]),
      [
        [4, 14],
        [1, 12],
      ],
    );
  });

  it('takes alternatives that stand one below the other', async () => {
    const twice = "const a = require('a');\n// or:\nimport a from 'a';\nexport const b = 1;\nexport const b = 2;";
    assert.deepEqual(await parseScripts([twice, `${twice}\nlet = 3;`.replace('let =', 'let c d')], 'ts'), [
      undefined,
      { line: 6, column: 7, message: 'Expected ";" but found "d"' },
    ]);
  });

  it('takes the export of what another part of the module declares', async () => {
    assert.deepEqual(await parseScripts(['export { a as b };\nexport { c };'], 'jsx'), [undefined]);
  });

  it('takes decorators of parameters', async () => {
    const code = 'class A {\n  constructor(@Inject(B) private readonly b: B) {}\n}';
    assert.deepEqual(await parseScripts([code], 'ts'), [undefined]);
  });

  it('takes what a module cannot return, as a part of one', async () => {
    const code = "import { a } from 'b';\n\nreturn a();";
    assert.deepEqual(await parseScripts([code], 'tsx'), [undefined]);
    assert.notEqual((await parseScripts([`${code}\nreturn )`], 'tsx'))[0], undefined);
  });

  it('takes elements of JSX that stand one below the other, with comments between them', async () => {
    const elements = '<a href="b">c</a>\n// After\n<a {...d} />';
    const good = [
      elements,
      `'use client'\n\n${elements}`,
      `// Before, <a>\n${elements}\n`,
      `import a from 'b';\n\n${elements}`,
    ];
    for (const loader of ['jsx', 'tsx'] as const)
      assert.deepEqual(
        await parseScripts(good, loader),
        good.map(() => undefined),
      );
    const bad = [
      '<a>b</a>\n<c d="e">f',
      '<a>b</a>\n<c d="e">f</g>',
      '<a>b</a>\nlet c d;',
      'let c d;\n<a>b</a>',
      '<a>b</a>\n<c e={}>d</c>',
    ];
    for (const fault of await parseScripts(bad, 'tsx')) assert.notEqual(fault, undefined);
  });

  it('takes a type that has no name, where the language has types', async () => {
    const type = "{\n  type: 'page'\n  assets?: Record<string, string> // of the page\n}";
    const mapped = '{\n  [Name in keyof Tools & string]: { input: Tools[Name] };\n}';
    assert.deepEqual(await parseScripts([type, mapped], 'ts'), [undefined, undefined]);
    assert.notEqual((await parseScripts([type], 'jsx'))[0], undefined);
    assert.notEqual((await parseScripts([type.replace('?:', '?')], 'ts'))[0], undefined);
  });

  it('reads types where the language has them', async () => {
    assert.deepEqual(await parseScripts(['const a: string = <T>(x: T) => x;', 'interface A { b?: C[] }'], 'ts'), [
      undefined,
      undefined,
    ]);
    assert.notEqual((await parseScripts(['const a: string = 1;'], 'jsx'))[0], undefined);
    assert.notEqual((await parseScripts(['const a: = 1;'], 'ts'))[0], undefined);
  });
});
