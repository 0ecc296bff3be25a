import { readFenceMeta, readInfo } from '../../markdown/highlight/fenceMeta.ts';
import { readLineMarks } from '../../markdown/highlight/lineMarks.ts';
import { NAME_IN_DOUBLE_BRACES, wantsConstants, withConstants } from '../../markdown/mdx/expressions.ts';
import { pageValues } from '../../markdown/mdx/pageValues.ts';
import type { TreeNode } from '../../markdown/tree.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';

/** A code fence as readers copy it. */
export interface Sample {
  readonly file: string;
  readonly language: string;
  readonly code: string;
  /** The line of the file (1-based) that opens it. */
  readonly fence: number;
  /** The line of the file (1-based) for each line of the code; of a sample without any, that below the fence. */
  readonly lines: readonly number[];
}

/** What is wrong with a sample. Line and column are those of its code, 1-based. */
export interface SampleFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** The name of a language in which nothing is wrong with it. */
  readonly language?: string;
}

/** What is wrong with each of some samples, undefined for nothing. */
export type SampleFaults = readonly (SampleFault | undefined)[];

/** All fences of a source that name their language, without those with the word `no-check` after it. */
export function readSamples(
  { source, tree }: { readonly source: SourceFile; readonly tree: TreeNode },
  constants: Readonly<Record<string, unknown>>,
): Sample[] {
  const values = pageValues(source, constants);
  return [...fencesOf(tree)].map((node) => {
    const first = (node.position?.start.line ?? 0) + 1;
    const { value = '' } = node;
    const code = wantsConstants(node) ? withConstants(value, NAME_IN_DOUBLE_BRACES, values) : value;
    const copied = copiedLines(code, node.meta ?? '');
    return {
      file: source.file,
      language: readInfo(node.lang ?? '', node.meta).language.toLowerCase(),
      fence: first - 1,
      code: copied.map(({ text }) => text).join('\n'),
      lines: copied.length === 0 ? [first] : copied.map(({ number }) => first + number - 1),
    };
  });
}

/** Where a line and column of a sample (1-based) stand in its file, whose lines are `written`. */
export function placeInSample(
  { file, code, lines }: Sample,
  fault: Pick<SampleFault, 'line' | 'column'>,
  written: readonly string[],
): Place {
  // Some programs count one line more, at the end.
  const line = Math.min(fault.line, lines.length);
  const text = code.split('\n')[line - 1] ?? '';
  const number = lines[line - 1] ?? 1;
  const whole = written[number - 1] ?? '';
  // In lists and components a fence is indented; a constant's value is as long as it is.
  const indent = Math.max(0, whole.indexOf(text.trimEnd()));
  return { file, line: number, column: Math.min(indent + fault.column, whole.length + 1) };
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
