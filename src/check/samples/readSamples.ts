import { NAME_IN_DOUBLE_BRACES, wantsConstants, withConstants } from '../../markdown/expressions.ts';
import { languageOf, readFenceMeta } from '../../markdown/highlight/fenceMeta.ts';
import { readLineMarks } from '../../markdown/highlight/lineMarks.ts';
import type { TreeNode } from '../../markdown/tree.ts';
import type { Place } from '../../model/diagnostic.ts';
import { lazy } from '../../model/lazy.ts';
import type { SourceFile } from '../../model/sourceFile.ts';

/** A code fence as readers copy it. */
export interface Sample {
  readonly language: string;
  readonly code: string;
  /** Where a line and column of the code (1-based) stand in the source. */
  readonly placeAt: (line: number, column: number) => Place;
}

/** What is wrong with a sample. Line and column are those of its code, 1-based. */
export interface SampleFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** All fences of a source that name their language, without those with the word `no-check` after it. */
export function readSamples(
  { source, tree }: { readonly source: SourceFile; readonly tree: TreeNode },
  constants: Readonly<Record<string, unknown>>,
): Sample[] {
  const lines = lazy(() => source.body.split('\n'));
  return [...fencesOf(tree)].map((node) => {
    const first = (node.position?.start.line ?? 0) + 1;
    const { value = '' } = node;
    const code = wantsConstants(node) ? withConstants(value, NAME_IN_DOUBLE_BRACES, constants) : value;
    const copied = copiedLines(code, node.meta ?? '');
    return {
      language: languageOf(node.lang ?? '').toLowerCase(),
      code: copied.map(({ text }) => text).join('\n'),
      placeAt(line, column) {
        const { text, number } = copied[line - 1] ?? { text: '', number: line };
        const written = lines()[first + number - 2] ?? '';
        // In lists and components a fence is indented; a constant's value is as long as it is.
        const indent = Math.max(0, written.indexOf(text.trimEnd()));
        return { file: source.file, line: first + number - 1, column: Math.min(indent + column, written.length + 1) };
      },
    };
  });
}

/** Lines of code with their numbers as written, without those lines and words that are marked as taken out. */
function copiedLines(code: string, meta: string): { readonly text: string; readonly number: number }[] {
  const { code: shown, marks, written } = readLineMarks(code);
  const asked = readFenceMeta(meta);
  const markOf = new Map([...asked.marks, ...marks]);
  const gone = asked.words.filter(({ mark }) => mark === 'removed');
  const withoutGone = (line: string) => gone.reduce((rest, { text }) => rest.replaceAll(text, ''), line);
  return shown
    .split('\n')
    .map((text, index) => ({ text: withoutGone(text), number: written?.[index] ?? index + 1 }))
    .filter((_, index) => markOf.get(index + 1) !== 'removed');
}

function* fencesOf(node: TreeNode): Generator<TreeNode> {
  if (node.type === 'code' && node.lang != null && !/(?:^|\s)no-check(?:\s|$)/.test(node.meta ?? '')) yield node;
  for (const child of node.children ?? []) yield* fencesOf(child);
}
