import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsxDEV } from '../../../src/system/bundler/devJsx.ts';

it('renders what code for the development build of React calls, with where it stands as further arguments', () => {
  const call = jsxDEV as (...args: readonly unknown[]) => ReturnType<typeof jsxDEV>;
  const inner = [call('b', { children: 'x' }, 'key', false, { fileName: 'a.tsx', lineNumber: 1 }, undefined)];
  assert.equal(renderToStaticMarkup(call(Fragment, { children: inner }, undefined, true)), '<b>x</b>');
});
