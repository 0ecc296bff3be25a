import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parseTypeScript } from '../../../src/check/samples/parseTypeScript.ts';

it('JSX in TypeScript is told of by its name', async () => {
  const jsx = 'const Box = (props: Props) => (\n  <div className="a">{props.words.map((word) => word)}</div>\n);';
  const faults = await parseTypeScript([
    'const a: number = 1;',
    jsx,
    'const a: = <b',
    jsx,
    'const b = <T>(c: T) => c;',
  ]);
  assert.deepEqual(
    faults.map((fault) => fault && [fault.line, fault.message]),
    [
      undefined,
      [2, 'TypeScript does not support JSX'],
      [1, 'Unexpected "="'],
      [2, 'TypeScript does not support JSX'],
      undefined,
    ],
  );
});

it('a file of markup around its script is no JSX', async () => {
  const [fault] = await parseTypeScript(['<script setup lang="ts">\nlet a: number;\n</script>']);
  assert.match(fault?.message ?? '', /^Expected ">"/);
});
