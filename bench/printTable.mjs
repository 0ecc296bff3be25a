const FORMATS = {
  ms: (value) => (value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`),
  kB: (value) => `${(value / 1_000).toFixed(1)} kB`,
  count: (value) => String(value),
};

/**
 * Prints rows of figures as a Markdown table: a column for each tool, then one with the ratio of the first tool to each
 * other one. A row is `{ name, tools, values, unit }`; the unit is `ms` unless given, or `kB` (values in bytes) or
 * `count`. Without `ratios` there are no columns of these.
 */
export function printTable(title, rows, { ratios = true } = {}) {
  const names = rows[0].tools;
  const others = ratios ? names.slice(1) : [];
  const head = [title, ...names, ...others.map((name) => `${names[0]} / ${name}`)];
  const lines = rows.map(({ name, values, unit = 'ms' }) => [
    name,
    ...values.map(FORMATS[unit]),
    ...values.slice(1, 1 + others.length).map((value) => (value > 0 ? (values[0] / value).toFixed(2) : '–')),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((cells) => cells[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  process.stdout.write(`\n${line(head)}\n| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |\n`);
  for (const cells of lines) process.stdout.write(`${line(cells)}\n`);
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
