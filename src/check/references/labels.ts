import { posix } from 'node:path';
import { LABEL } from '../../markdown/elsewhere/anchorAbove.ts';
import { textLines } from '../../markdown/elsewhere/textLines.ts';
import { HEADING_ATTRIBUTES } from '../../markdown/headings/headingAttributes.ts';
import { slugOf } from '../../markdown/headings/slugOf.ts';
import { lazy, oncePer } from '../../model/lazy.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { groupBy } from '../../model/values/groupBy.ts';

/** What of a site MyST refers to by a label or a path. Paths are those in the content folder. */
export interface Labels {
  /** What stands below a line `(label)=`; undefined for what none or several stand above. */
  readonly below: (label: string) => Target | undefined;
  /** The same, and what a correction has made of such lines: the heading that ends in `{#label}`. */
  readonly named: (label: string) => Target | undefined;
  /** The page that `{doc}` names without its ending, from a page or, behind a slash, from the content folder. */
  readonly page: (path: string, from: string) => Target | undefined;
  /** What an address of the site leads to, as it is written in a page. */
  readonly at: (url: string, from: string) => Target | undefined;
}

/** A page, or a place in it. */
export interface Target {
  readonly path: string;
  /** Empty for the page as a whole. */
  readonly anchor: string;
  /** As it is written in Markdown; undefined for what has no title. */
  readonly title: string | undefined;
}

export function labelsOf(sources: ReadonlyMap<string, SourceFile>): Labels {
  const all = lazy(() => groupBy([...sources.values()].flatMap(labelsIn), nameOf));
  const byPath = lazy(() => new Map([...sources.values()].map((source) => [source.relativePath, source])));
  const found = (name: string, kind: Label['kind']) => {
    // Capital letters make no difference there.
    const [one, ...more] = (all().get(name.toLowerCase()) ?? []).filter((label) => label.kind === kind);
    return more.length === 0 ? one : undefined;
  };
  const page = (path: string, from: string) => {
    const whole = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(from), path);
    const source = ENDINGS.map((ending) => byPath().get(whole + ending)).find((one) => one !== undefined);
    return source === undefined ? undefined : targetIn(source, '');
  };
  return {
    below: (label) => found(label, 'below'),
    named: (label) => found(label, 'below') ?? found(label, 'mended'),
    page,
    at(url, from) {
      const [path = '', anchor = ''] = url.split('#');
      const route = path === '' ? undefined : sources.get(path.endsWith('/') ? path : `${path}/`);
      const source = route ?? byPath().get(path === '' ? from : (page(path, from)?.path ?? ''));
      return source === undefined ? undefined : targetIn(source, anchor);
    },
  };
}

const ENDINGS = ['', '.md', '.mdx', '/index.md', '/index.mdx'];

interface Label extends Target {
  readonly label: string;
  /** Whether it stands below a line with the label, or below what a correction writes in place of that. */
  readonly kind: 'below' | 'mended';
}

const nameOf = ({ label }: Label) => label.toLowerCase();

const ANCHOR = /^[ \t]*<a id="([^"\s<>]+)"><\/a>[ \t]*$/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t#]*$/;

const labelsIn = oncePer((source: SourceFile): readonly Label[] => {
  const { body, relativePath: path } = source;
  if (!/\)=|\{#|<a id=/.test(body)) return [];
  const labels: Label[] = [];
  let above: Pick<Label, 'label' | 'kind'>[] = [];
  const first = firstHeading(source);
  for (const { offset, text } of textLines(body)) {
    const label = LABEL.exec(text.trim())?.[1];
    const anchor = ANCHOR.exec(text)?.[1];
    if (label !== undefined) above.push({ label, kind: 'below' });
    else if (anchor !== undefined) above.push({ label: anchor, kind: 'mended' });
    // Empty lines may stand between.
    if (label !== undefined || anchor !== undefined || text.trim() === '') continue;
    const written = HEADING.exec(text)?.[2];
    const id = idOf(written ?? '');
    const title = written === undefined ? undefined : plainTitle(written);
    if (id !== undefined) above.push({ label: id, kind: 'mended' });
    const isFirst = first?.offset === offset;
    labels.push(...above.map((one) => ({ ...one, path, anchor: isFirst ? '' : one.label, title })));
    above = [];
  }
  labels.push(...above.map((one) => ({ ...one, path, anchor: one.label, title: undefined })));
  return labels;
});

/** What an address has behind `#`, with the title of what stands there. */
const titlesIn = oncePer((source: SourceFile): ReadonlyMap<string, string | undefined> => {
  const titles = headingsIn(source).flatMap(({ title }) =>
    title === undefined ? [] : [[slugOf(title), title] as const],
  );
  const labels = labelsIn(source).map((one) => [nameOf(one), one.title] as const);
  // Of two, the first counts.
  return new Map([...titles.toReversed(), ...labels.toReversed().filter(([, title]) => title !== undefined)]);
});

function targetIn(source: SourceFile, anchor: string): Target {
  const { relativePath: path, frontmatter } = source;
  if (anchor !== '') {
    const titles = titlesIn(source);
    return { path, anchor, title: titles.get(anchor.toLowerCase()) ?? titles.get(anchor) };
  }
  const title = typeof frontmatter.title === 'string' ? plainTitle(frontmatter.title) : firstHeading(source)?.title;
  return { path, anchor, title };
}

const headingsIn = oncePer(({ body }: SourceFile) =>
  textLines(body).flatMap(({ offset, text }) => {
    const [, signs, written = ''] = HEADING.exec(text) ?? [];
    return signs === undefined ? [] : [{ offset, signs, title: plainTitle(written) }];
  }),
);

/** The title of a page in its text, with where it stands. */
function firstHeading(source: SourceFile) {
  const [first] = source.frontmatter.title === undefined ? headingsIn(source) : [];
  return first?.signs === '#' ? first : undefined;
}

const idOf = (heading: string) => /#([^\s{}]+)/.exec(HEADING_ATTRIBUTES.exec(heading)?.[1] ?? '')?.[1];

/**
 * A title as the text of a link, in a table, too; undefined for one with links, roles or the like in it, and for code
 * that would end a cell.
 */
function plainTitle(written: string): string | undefined {
  const title = written.replace(HEADING_ATTRIBUTES, '').trim();
  if (title === '' || /[[\]{}<>]/.test(title) || (title.includes('|') && title.includes('`'))) return undefined;
  return title.replaceAll(/(?<!\\)\|/g, '\\|');
}
