import type { PageLink } from '../../model/page.ts';

/** Whether a link leads to code by its name in backquotes, as ExDoc reads it: `` [text](`Enum.map/2`) ``. */
export const isNameOfCode = ({ kind, url }: Pick<PageLink, 'kind' | 'url'>): boolean =>
  kind === 'link' && /^`[^`]+`$/.test(url);

/**
 * The full URL by which the documentation of such a name is published, in a package that is likely.
 *   "`t:Enum.t/0`" → "https://hexdocs.pm/elixir/Enum.html#t:t/0"
 *   "`e:ssl:notes.md#new`" → "https://hexdocs.pm/ssl/notes.html#new"
 */
export function urlOfCode(url: string): string {
  const [, app, page = ''] = /^`e:([\w-]+):(.+)`$/.exec(url) ?? [];
  if (app !== undefined) return `https://hexdocs.pm/${app}/${page.replace(EXTRA, '.html')}`;
  const [, kind = '', name = ''] = /^`(?:m:|([tc]:))?(.+)`$/.exec(url) ?? [];
  const [, module, member] = MEMBER.exec(name) ?? [];
  if (module !== undefined) return `${pageOf(module)}#${kind}${member}`;
  // Without a module, it is one that needs none, or one of the module that documents it.
  if (/\/\d+$/.test(name)) return `${pageOf('Kernel')}#${kind}${name}`;
  const [, plain = name, anchor = ''] = /^([^#]+)(#.*)$/.exec(name) ?? [];
  return `${pageOf(plain)}${anchor}`;
}

const EXTRA = /\.(?:md|cheatmd|livemd)(?=#|$)/;

/** A function of a module, in Elixir or Erlang, with the number of its arguments. */
const MEMBER = /^((?:[A-Z]\w*\.)*[A-Z]\w*(?=\.)|:[a-z]\w*(?=\.)|[a-z]\w*(?=:))[.:](\S+\/\d+)$/;

/** Modules of Erlang begin with a small letter, and with a colon in Elixir. */
const pageOf = (module: string) =>
  /^[A-Z]/.test(module)
    ? `https://hexdocs.pm/elixir/${module}.html`
    : `https://www.erlang.org/doc/apps/stdlib/${module.replace(/^:/, '')}.html`;
