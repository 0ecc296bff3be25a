/** What the info string of a code fence asks for, after the language. */
export interface FenceMeta {
  /** `title="index.mjs"` */
  readonly title: string | undefined;
  /** `{1,3-5}`: lines to mark, 1-based. */
  readonly markedLines: ReadonlySet<number>;
  /** `{1,3-5`: marked lines whose braces are not closed, as written; undefined when there are none. */
  readonly unclosed: string | undefined;
}

/** Reads an info string; words it does not know are left to others. */
export function readFenceMeta(meta: string): FenceMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  // A title may hold braces of its own.
  const rest = title === null ? meta : meta.replace(title[0], ' ');
  return {
    title: title?.[1] ?? title?.[2] ?? title?.[3],
    markedLines: linesOf(ranges),
    unclosed: /(?:^|\s)(\{\s*\d[\d,\s-]*)(?:$|\s[^\d,\s}-])/.exec(rest)?.[1]?.trim(),
  };
}

function linesOf(ranges: string): Set<number> {
  const lines = new Set<number>();
  for (const range of ranges.split(',')) {
    const [first, last = first] = range.split('-').map(Number);
    if (first === undefined || last === undefined || last - first > 10_000) continue;
    for (let line = first; line > 0 && line <= last; line += 1) lines.add(line);
  }
  return lines;
}
