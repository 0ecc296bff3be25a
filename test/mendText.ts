import { correctText } from '../src/check/applyFixes.ts';
import { compileText } from './compileText.ts';

/** A page after all corrections that its compilation proposes, which must leave one that both parsers read alike. */
export function mendText(text: string): string {
  const fixes = compileText(text).diagnostics.flatMap(({ fix }) => fix ?? []);
  const mended = correctText(text, fixes).text;
  return mended === text ? text : mendText(mended);
}

/** The code and place of what is still wrong with a text, in both parsers. */
export const faultsIn = (text: string): readonly string[] =>
  (['satteri', 'remark'] as const).flatMap((parser) =>
    compileText(text, { parser }).diagnostics.map(({ code, place }) => `${parser} ${code} ${place?.line}`),
  );
