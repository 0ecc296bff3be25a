import { distance } from 'fastest-levenshtein';

/** The candidate that was most likely meant by a mistyped word, or undefined when none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const written = word.toLowerCase();
  let best: string | undefined;
  // Of a word of three letters any other one is only two changes away.
  let bestDistance = Math.max(Math.min(2, Math.floor(word.length / 2)), Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const found = distance(written, candidate.toLowerCase());
    if (found < bestDistance && (found < 2 || word.length > 5 || mayBeMeant(word, candidate)))
      [best, bestDistance] = [candidate, found];
  }
  return best;
}

/** Whether a short word with two other letters is still the same: its first letter is, or all are in another order. */
const mayBeMeant = (word: string, candidate: string) => {
  const [written, meant] = [word.toLowerCase(), candidate.toLowerCase()];
  return written[0] === meant[0] || [...written].sort().join('') === [...meant].sort().join('');
};

/** "did you mean `x`?" for the nearest candidate, or undefined when none is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const found = nearest(word, candidates);
  return found === undefined ? undefined : `did you mean \`${found}\`?`;
}
