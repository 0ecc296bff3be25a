import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { build } from '../../../src/build/build.ts';
import { deadHandlers } from '../../../src/build/siteCodeFaults/deadHandlers.ts';
import { requestOf } from '../../requestOf.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const placesOf = (text: string) =>
  deadHandlers([{ file: 'site/components.tsx', text }]).map(({ place }) => `${place?.line}:${place?.column}`);

describe('deadHandlers', () => {
  it('names handlers of elements, and effects', () => {
    assert.deepEqual(placesOf('const A = () => <button onClick={run}>x</button>;\n'), ['1:25']);
    assert.deepEqual(placesOf('<input\n  onChange={() => {}}\n/>\n'), ['2:3']);
    assert.deepEqual(placesOf('  useEffect(() => {}, []);\n  React.useEffect(run);\n'), ['1:3', '2:9']);
  });

  it('passes over comments, types and other words', () => {
    assert.deepEqual(placesOf('// onClick={x}\n/*\n * useEffect(x)\n */\n{/* onClick={x} */}\n'), []);
    assert.deepEqual(placesOf('type A = { onClick: () => void };\nconst once = {x};\n<A only={x} on="Click" />\n'), []);
  });

  it('passes over strings, and names each of several in a line', () => {
    assert.deepEqual(placesOf("const hint = 'write onClick={run}';\nconst more = `\n  useEffect(run)\n`;\n"), []);
    assert.deepEqual(placesOf('const a = 1; // onClick={x}\n'), []);
    assert.deepEqual(placesOf('<a onClick={run} onBlur={run} title="onFocus={x}" />;\n'), ['1:4', '1:18']);
  });

  it('says nothing of code that islands run, also of what they share with components', async () => {
    const root = temporaryFolder({
      'content/index.mdx': '# A\n\n<Buy />\n',
      'site/components.tsx': `import { Island } from 'docsgen';
import { Buy as Shown } from './islands/Buy';
export const Buy = () => <Island name="Buy"><Shown /></Island>;
export const Dead = () => <button onClick={() => {}}>x</button>;
`,
      'site/islands/Buy.tsx': `import { Button } from '../button';
export const Buy = () => <Button onPress={() => {}} />;
`,
      'site/button.tsx': `import { useEffect } from 'react';
export function Button({ onPress }: { onPress: () => void }) {
  useEffect(() => {}, []);
  return <button onClick={onPress}>Buy</button>;
}
`,
    });
    const { diagnostics } = await build(requestOf(root));
    const found = diagnostics.filter(({ code }) => code === 'dead-handler');
    assert.deepEqual(
      found.map(({ place }) => `${place?.file}:${place?.line}:${place?.column}`),
      ['site/components.tsx:4:35'],
    );
  });
});
