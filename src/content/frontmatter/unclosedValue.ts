interface UnclosedValue {
  /** 1-based, of the YAML itself. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** What it opens with. */
  readonly opening: string;
  /** The line with the value closed. */
  readonly mended: string;
}

const CLOSED: Readonly<Record<string, RegExp>> = {
  '"': /^"(?:[^"\\]|\\.)*"/,
  "'": /^'(?:[^']|'')*'(?!')/,
  '[': /^\[.*\]/,
  '{': /^\{.*\}/,
};

const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '[': ']', '{': '}' };

const KEY_LINE = /^(\s*[\w-]+:\s+)((["'[{]).*?)\s*$/;

/**
 * The last value at or before `line` (1-based) that opens with a quote or bracket and does not close where it stands,
 * nor at the start of a line below. YAML's own parser reads on and complains of some later line. Undefined where there
 * is none.
 */
export function unclosedValue(yaml: string, line: number): UnclosedValue | undefined {
  const lines = yaml.split(/\r?\n/);
  for (let index = Math.min(line, lines.length) - 1; index >= 0; index -= 1) {
    const [, before = '', value = '', opening = ''] = KEY_LINE.exec(lines[index] ?? '') ?? [];
    const closing = CLOSING[opening];
    if (closing === undefined || CLOSED[opening]?.test(value)) continue;
    if (/[\]}]/.test(closing) && lines.slice(index + 1).some((text) => text.trimStart().startsWith(closing))) continue;
    return { line: index + 1, column: before.length + 1, opening, mended: `${before}${value}${closing}` };
  }
  return undefined;
}
