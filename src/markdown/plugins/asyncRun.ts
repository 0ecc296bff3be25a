import { unified } from 'unified';
import { VFile } from 'vfile';
import { once } from '../../model/lazy.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import type { TreeNode } from '../tree.ts';
import type { PluginLists, PluginMessage } from './pagePlugins.ts';

/** What plugins are asked for that take their time. Plain data, as it goes to another thread. */
export interface AsyncRequest {
  readonly list: keyof PluginLists;
  readonly tree: TreeNode;
  readonly source: Pick<SourceFile, 'file' | 'body' | 'frontmatter'>;
}

/** What comes of it, as plain data: errors and messages are no more than what is told of them. */
export type AsyncAnswer =
  | { readonly tree: TreeNode; readonly messages: readonly PluginMessage[] }
  | { readonly thrown: PlainError };

/** Of an error, or of a message that a plugin throws. */
type PlainError = Pick<Error, 'message' | 'stack'> & Partial<Pick<PluginMessage, 'line' | 'column' | 'place'>>;

/** Runs plugins in another thread, and waits for what comes of it. */
export type RunAsync = (request: AsyncRequest) => AsyncAnswer;

/** The page as plugins know it. Its front matter stands where `vfile-matter` leaves it: a copy, for them to change. */
export const pageFile = ({ file: path, body, frontmatter }: AsyncRequest['source']): VFile =>
  new VFile({ path, value: body, data: { matter: structuredClone(frontmatter) } });

/** Answers requests in the thread where plugins may take their time. They are set up once, as some load much for it. */
export function asyncRunner(lists: PluginLists): (request: AsyncRequest) => Promise<AsyncAnswer> {
  const processorFor = once((list: keyof PluginLists) => unified().use(lists[list]).freeze());
  return async ({ list, tree, source }) => {
    try {
      const file = pageFile(source);
      const result = (await processorFor(list).run(tree as never, file)) as unknown as TreeNode;
      return { tree: result, messages: file.messages.map(plainMessage) };
    } catch (thrown) {
      return { thrown: plainError(thrown) };
    }
  };
}

/** What is thrown in one thread, as it can be told of in another. */
export function plainError(thrown: unknown): PlainError {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  const { message, stack, line, column, place } = thrown as PlainError;
  return withoutUndefined({ message, stack, line, column, place });
}

const plainMessage = ({ reason, line, column, place, fatal, source, ruleId, url }: PluginMessage) =>
  ({ reason, line, column, place, fatal, source, ruleId, url }) as PluginMessage;
