/** How long a part of the work took, in all, and how often it ran. */
interface StageTime {
  readonly name: string;
  readonly ms: number;
  readonly times: number;
}

/** Does a part of the work, and notes how long it took. A promise counts until it settles. */
export function timed<Result>(name: string, work: () => Result): Result {
  const start = performance.now();
  const note = () => {
    performance.measure(PREFIX + name, { start });
  };
  const result = work();
  if (!(result instanceof Promise)) note();
  // Its failure is for whoever waits for the result.
  else result.then(note, note);
  return result;
}

/** What was timed in this thread so far, in the order of first ends. */
export function stageTimes(): StageTime[] {
  const times = new Map<string, StageTime>();
  for (const { name, duration } of performance.getEntriesByType('measure')) {
    if (!name.startsWith(PREFIX)) continue;
    const stage = name.slice(PREFIX.length);
    const before = times.get(stage);
    times.set(stage, { name: stage, ms: (before?.ms ?? 0) + duration, times: (before?.times ?? 0) + 1 });
  }
  return [...times.values()];
}

const PREFIX = 'docsgen ';
