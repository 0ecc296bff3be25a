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

  it('reads types where the language has them', async () => {
    assert.deepEqual(await parseScripts(['const a: string = <T>(x: T) => x;', 'interface A { b?: C[] }'], 'ts'), [
      undefined,
      undefined,
    ]);
    assert.notEqual((await parseScripts(['const a: string = 1;'], 'jsx'))[0], undefined);
    assert.notEqual((await parseScripts(['const a: = 1;'], 'ts'))[0], undefined);
  });
});
