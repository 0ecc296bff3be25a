import { groupBy } from '../../model/values/groupBy.ts';
import { mapConcurrently } from '../../model/values/mapConcurrently.ts';

/** So many requests are under way at a time, each to another host. */
const AT_A_TIME = 8;

/**
 * Asks for many addresses: one at a time of each host, and no more than eight in all.
 * Yields what `ask` says of each, in the order of `urls`; undefined for those that were not asked when `isOver` became
 * true.
 */
export async function askPolitely<Answer>(
  urls: readonly string[],
  ask: (url: string) => Promise<Answer>,
  { isOver, onAnswer }: { readonly isOver: () => boolean; readonly onAnswer: (done: number) => void },
): Promise<(Answer | undefined)[]> {
  const answers: (Answer | undefined)[] = urls.map(() => undefined);
  const byHost = groupBy(urls.entries(), ([, url]) => new URL(url).host);
  // The longest first: they decide when all is done.
  const hosts = [...byHost.values()].sort((a, b) => b.length - a.length);
  let done = 0;
  await mapConcurrently(hosts, AT_A_TIME, async (host) => {
    for (const [index, url] of host) {
      if (isOver()) return;
      answers[index] = await ask(url);
      done += 1;
      onAnswer(done);
    }
  });
  return answers;
}
