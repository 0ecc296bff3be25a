/**
 * The lines of the file (1-based) on which the keys of front matter stand, by their names. Those within a key that a
 * check may tell of have names of their own: `next.link`, `head.0`, `head.0.href`.
 */
export function keyLinesOf(yaml: string): Record<string, number> {
  const lines: Record<string, number> = Object.create(null);
  let line = 1;
  let outer = '';
  for (const text of yaml.split('\n')) {
    line += 1;
    const key = keyIn(text);
    if (key !== undefined) outer = key;
    const name = key ?? innerName(outer, text, lines);
    if (name !== undefined && !(name in lines)) lines[name] = line;
  }
  return lines;
}

/** What a line below a key names: the address of a neighbor, one of the tags in a list, or the address of a tag. */
function innerName(outer: string, text: string, lines: Readonly<Record<string, number>>): string | undefined {
  if (outer === 'prev' || outer === 'next') return /^[ \t]+link[ \t]*:/.test(text) ? `${outer}.link` : undefined;
  if (outer !== 'head') return undefined;
  const tags = Object.keys(lines).filter((name) => /^head\.\d+$/.test(name)).length;
  if (/^[ \t]*-[ \t]/.test(text)) return `head.${tags}`;
  return /^[ \t]+(?:attributes[ \t]*:[ \t]*\{(?:.*[\s,])?)?href[ \t]*:/.test(text)
    ? `head.${tags - 1}.href`
    : undefined;
}

// A colon ends a key where a space follows it: `og:image` is one.
const KEY = /^(?:"([^"\\]+)"|'([^']+)'|([^\s'"#:](?:(?:[^'":]|:(?=\S))*[^\s'":])?))[ \t]*:(?:\s|$)/;

/** The key that a line of YAML begins with; undefined for none. */
export function keyIn(line: string): string | undefined {
  const [, double, single, plain] = KEY.exec(line) ?? [];
  return double ?? single ?? plain;
}
