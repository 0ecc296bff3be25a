/**
 * Ends of ids for labels, each unique in its set: letters, their marks and digits in lower case, all else one hyphen.
 *   ["Node.js", "C++", "C"] → ["node-js", "c", "c-2"]
 */
export function labelSlugs(labels: readonly string[]): string[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    const slug = freeSlug(plainSlug(label), taken);
    taken.add(slug);
    return slug;
  });
}

const plainSlug = (label: string) =>
  label
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'tab';

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let candidate = slug;
  for (let count = 2; taken.has(candidate); count += 1) candidate = `${slug}-${count}`;
  return candidate;
}
