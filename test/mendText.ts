import assert from 'node:assert/strict';
import { correctText } from '../src/check/fixes/applyFixes.ts';
import { compileText } from './compileText.ts';

/** A page after all corrections that its compilation proposes. */
export function mendText(text: string, path = 'page.mdx'): string {
  const fixes = compileText(text, { path }).diagnostics.flatMap(({ fix }) => fix ?? []);
  const mended = correctText(text, fixes).text;
  return mended === text ? text : mendText(mended, path);
}

/** All corrections of a page make of it what is meant, in which neither parser finds a fault. */
export function assertMended(written: string, meant: string, path?: string): void {
  assert.equal(mendText(written, path), meant);
  assert.deepEqual(faultsIn(meant, path), [], meant);
}

/** The code and place of what is wrong with a text, in both parsers. */
const faultsIn = (text: string, path = 'page.mdx') =>
  (['satteri', 'remark'] as const).flatMap((parser) =>
    compileText(text, { path, parser }).diagnostics.map(({ code, place }) => `${parser} ${code} ${place?.line}`),
  );
