import { parseEvents } from 'js-yaml';

/** Where the first anchor or alias stands; `&` and `*` within text are neither. */
export function anchorIn(yaml: string): Anchor | undefined {
  // Not that of `/old/*`, or of a query: neither begins a value.
  if (!/(?:^|[\s[{,:])[&*]/.test(yaml)) return undefined;
  try {
    for (const event of parseEvents(yaml, {})) {
      // With the sign before its name.
      if ('anchorStart' in event && event.anchorStart > 0)
        return { start: event.anchorStart - 1, end: event.anchorEnd };
    }
    return undefined;
  } catch {
    // `title: *bold* words` does not parse because of the `*`: that is the fault, whatever the parser says of the rest.
    // Comments may have such words, too.
    const code = yaml.replace(/(?<=^|\s)#.*$/gm, (comment) => ' '.repeat(comment.length));
    const found = /(?:^|[:\-[,]\s+)(?=[&*][\w-])/m.exec(code);
    if (found === null) return undefined;
    const start = found.index + found[0].length;
    return { start, end: start + (/[&*][\w-]+/.exec(code.slice(start))?.[0].length ?? 1) };
  }
}

/** Offsets in the YAML, the sign before the name among it. */
export interface Anchor {
  readonly start: number;
  readonly end: number;
}
