import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BUN, commandIn, MANAGERS } from '../../../src/markdown/codeElsewhere/packageManagers.ts';

describe('commandIn', () => {
  it('is what other managers call what npm does', () => {
    const all = (line: string) => [...MANAGERS.map(([, commands]) => commands), BUN].map((one) => commandIn(line, one));
    assert.deepEqual(all('npm install -D a'), ['yarn add --dev a', 'pnpm add --save-dev a', 'bun add --dev a']);
    assert.deepEqual(all('$ npx a b'), ['$ yarn dlx a b', '$ pnpm dlx a b', '$ bunx a b']);
    assert.deepEqual(all('npm create a@latest'), ['yarn create a', 'pnpm create a@latest', 'bun create a']);
    assert.deepEqual(all('# a comment'), ['# a comment', '# a comment', '# a comment']);
    assert.deepEqual(all('# with npm'), ['# with npm', '# with npm', '# with npm']);
    assert.deepEqual(all('npm i a # not -g'), [undefined, undefined, undefined]);
    assert.deepEqual(all('npm whatever'), [undefined, undefined, undefined]);
  });
});
