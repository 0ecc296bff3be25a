import { countUpTo } from '../../model/values/countUpTo.ts';

/** Tells whether an offset of a page stands between two tags by which Liquid is told to leave braces as they are. */
export function rawStretches(body: string): (offset: number) => boolean {
  const stretches: { readonly start: number; end: number }[] = [];
  for (const { 1: word, index } of body.matchAll(RAW_TAG)) {
    const last = stretches.at(-1);
    const isOpen = last?.end === Infinity;
    if (word === 'raw' && !isOpen) stretches.push({ start: index, end: Infinity });
    if (word === 'endraw' && isOpen) last.end = index;
  }
  // One that is never closed is told of by itself, and no reason to be silent of all below it.
  if (stretches.at(-1)?.end === Infinity) stretches.pop();
  const ends = stretches.map(({ end }) => end);
  return (offset) => (stretches[countUpTo(offset - 1, ends)]?.start ?? Infinity) < offset;
}

/** A tag that begins or ends code that no template engine runs. */
export const RAW_TAG = /\{%-?[ \t]*(raw|endraw)[ \t]*-?%\}/g;
