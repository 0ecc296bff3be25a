import { serialize } from 'node:v8';
import type { AsyncAnswer, AsyncRequest, RunAsync } from '../../markdown/plugins/asyncRun.ts';
import { PluginsAsked } from '../../markdown/plugins/pluginsAsked.ts';

/** What plugins have answered for a page, and what they were asked: by list and file. */
type Answers = Map<string, { readonly asked: Buffer; readonly answer: AsyncAnswer }>;

/** Of the work that is being done; undefined where this thread waits for each answer. */
let answers: Answers | undefined;

/**
 * Does work that compiles pages, and again from its start each time that plugins which take their time have answered:
 * what comes meanwhile, such as a signal, is heard. Done twice, the work must come to the same.
 */
export async function whilePluginsWork<Result>(work: () => Result): Promise<Result> {
  const own: Answers = new Map();
  for (;;) {
    answers = own;
    try {
      return work();
    } catch (thrown) {
      if (!(thrown instanceof PluginsAsked)) throw thrown;
      answers = undefined;
      await thrown.answered;
    } finally {
      answers = undefined;
    }
  }
}

/**
 * Has plugins asked by `askLater` within `whilePluginsWork`, for which it throws `PluginsAsked`, and by `askNow`
 * elsewhere; and where a page is another each time that it is compiled, so that no answer would ever be to what is
 * asked.
 */
export const askedWhere = (askNow: RunAsync, askLater: (request: AsyncRequest) => Promise<AsyncAnswer>): RunAsync => {
  return (request) => {
    const given = answers;
    if (given === undefined) return askNow(request);
    const key = `${request.list} ${request.source.file}`;
    const asked = serialize(request);
    const known = given.get(key);
    if (known === undefined)
      throw new PluginsAsked(askLater(request).then((answer) => given.set(key, { asked, answer })));
    // Each compilation changes the tree that it gets.
    return known.asked.equals(asked) ? structuredClone(known.answer) : askNow(request);
  };
};
