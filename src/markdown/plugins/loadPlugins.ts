import type { PluggableList } from 'unified';
import { asRecord } from '../../model/values/asRecord.ts';
import { messageOf } from '../../model/values/messageOf.ts';
import type { ParserName } from '../parse/parsers.ts';
import type { RunAsync } from './asyncRun.ts';
import type { PagePlugins, PluginLists } from './pagePlugins.ts';

/** The plugins of a site, and what is wrong with what it exports as such. */
interface LoadedPlugins {
  /** Undefined for a site without any. */
  readonly plugins?: PagePlugins;
  readonly faults: readonly PluginFault[];
}

/** What is wrong with a list of plugins; `key` is the name under which it is exported. */
export interface PluginFault {
  readonly key: PluginKey;
  readonly message: string;
  readonly hint: string;
}

/** Names under which `site/components.tsx` exports plugins. */
type PluginKey = 'remarkPlugins' | 'rehypePlugins';

/**
 * Makes the plugins ready that a site exports as `remarkPlugins` and `rehypePlugins`: functions of remark and rehype,
 * each alone or in a list with its options; `runAsync` runs those that are asynchronous. Loads what runs them only
 * where there are some.
 */
export async function loadPlugins(
  componentsModule: Readonly<Record<string, unknown>>,
  parser: ParserName,
  runAsync: RunAsync,
): Promise<LoadedPlugins> {
  const exported = KEYS.map((key) => ({ key, value: componentsModule[key] ?? [] }));
  const misused = exported.flatMap(({ key, value }) => misuseOf(key, value) ?? []);
  if (misused.length > 0) return { faults: misused };
  const { remark, rehype } = pluginLists(componentsModule);
  const lists = [
    { key: 'remarkPlugins', list: remark },
    { key: 'rehypePlugins', list: rehype },
  ] as const;
  if (lists.every(({ list }) => list.length === 0)) return { faults: [] };
  const { extendsSyntax, pagePlugins } = await import('./pagePlugins.ts');
  const faults = lists.flatMap(({ key, list }): PluginFault | readonly [] => {
    try {
      if (parser !== 'satteri' || !extendsSyntax(list)) return [];
      return { key, ...addedSyntax(list.filter((one) => extendsSyntax([one])).map(nameOf)) };
    } catch (thrown) {
      return { key, message: `\`${key}\` cannot be set up: ${messageOf(thrown)}`, hint: EXAMPLE };
    }
  });
  return faults.length > 0 ? { faults } : { plugins: pagePlugins({ remark, rehype }, runAsync), faults };
}

/** The plugins that a module exports, where they are some. */
export const pluginLists = ({ remarkPlugins, rehypePlugins }: Readonly<Record<string, unknown>>): PluginLists => ({
  remark: given(remarkPlugins),
  rehype: given(rehypePlugins),
});

const given = (list: unknown) => ((list ?? []) as PluggableList).filter(Boolean);

const KEYS: readonly PluginKey[] = ['remarkPlugins', 'rehypePlugins'];

const EXAMPLE =
  'write a list of functions, each alone or with its options: `[remarkSmartypants, [remarkToc, { tight: true }]]`';

/** Syntax that is read without them. The bundler numbers names that stand twice. */
const NEEDLESS = /^remark(?:Gfm|Frontmatter|Directive|Mdx)\d*$/;

function addedSyntax(names: readonly string[]): Omit<PluginFault, 'key'> {
  const name = names.find((one) => !NEEDLESS.test(one)) ?? names[0] ?? '';
  const plugin = name === '' ? 'A plugin' : `\`${name}\``;
  return {
    message: `${plugin} of \`remarkPlugins\` adds syntax to Markdown, which the native parser does not read.`,
    hint: NEEDLESS.test(name)
      ? 'take it out of the list: docsgen reads this syntax without it'
      : "write `parser: 'remark'` in `site/config.ts`",
  };
}

/** A preset has none. */
function nameOf(entry: PluggableList[number]): string {
  const [plugin]: readonly unknown[] = [entry].flat();
  return typeof plugin === 'function' ? plugin.name : '';
}

function misuseOf(key: PluginKey, value: unknown): PluginFault | undefined {
  if (!Array.isArray(value)) return { key, message: `\`${key}\` is no list of plugins.`, hint: EXAMPLE };
  const wrong = value.findIndex((entry: unknown) => Boolean(entry) && !isPluggable(entry));
  if (wrong === -1) return undefined;
  const name: unknown = [value[wrong]].flat()[0];
  return {
    key,
    message: `Entry ${wrong + 1} of \`${key}\` is no plugin.`,
    hint: typeof name === 'string' ? `import it: \`import plugin from '${name}'\`` : EXAMPLE,
  };
}

/** A function, one with options, or a preset, which has plugins of its own. */
const isPluggable = (entry: unknown): boolean =>
  typeof entry === 'function' ||
  (Array.isArray(entry) ? typeof entry[0] === 'function' : Array.isArray(asRecord(entry).plugins));
