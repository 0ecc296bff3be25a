import { posix } from 'node:path';
import { HEADING_ATTRIBUTES } from '../../markdown/headings/headingAttributes.ts';
import { slugOf } from '../../markdown/headings/slugOf.ts';
import { lazy } from '../../model/lazy.ts';
import type { SourceFile } from '../../model/sourceFile.ts';

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
  const all = lazy(() => [...sources.values()].flatMap(labelsIn));
  const byPath = lazy(() => new Map([...sources.values()].map((source) => [source.relativePath, source])));
  const found = (name: string, kinds: readonly LabelKind[]) => {
    // Capital letters make no difference there.
    const [one, ...more] = all().filter((label) => kinds.includes(label.kind) && label.label === name.toLowerCase());
    return more.length === 0 ? one : undefined;
  };
  const page = (path: string, from: string) => {
    const whole = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(from), path);
    const source = ENDINGS.map((ending) => byPath().get(whole + ending)).find((one) => one !== undefined);
    return source === undefined ? undefined : targetIn(source, '');
  };
  return {
    below: (label) => found(label, ['below']),
    named: (label) => found(label, ['below']) ?? found(label, ['mended']),
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

type LabelKind = 'below' | 'mended';

interface Label extends Target {
  readonly label: string;
  readonly kind: LabelKind;
}

/** A line with a label, one with what a correction writes in its place, and one with a heading. */
const LABEL = /^[ \t]*\(([^()\s][^()\n]{0,200})\)=[ \t]*$/;
const ANCHOR = /^[ \t]*<a id="([^"\s<>]+)"><\/a>[ \t]*$/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t#]*$/;

function labelsIn(source: SourceFile): readonly Label[] {
  const { body, relativePath: path } = source;
  if (!/\)=|\{#|<a id=/.test(body)) return [];
  const labels: Label[] = [];
  let above: string[] = [];
  const first = firstHeading(source);
  for (const [index, line] of body.split('\n').entries()) {
    const label = LABEL.exec(line)?.[1];
    if (label !== undefined) above.push(label);
    // Empty lines may stand between.
    if (label !== undefined || line.trim() === '') continue;
    const written = HEADING.exec(line)?.[2];
    const id = idOf(written ?? '') ?? ANCHOR.exec(line)?.[1];
    const title = written === undefined ? undefined : plainTitle(written);
    const anchorOf = (own: string) => (first?.line === index ? '' : own);
    for (const own of above)
      labels.push({ label: own.toLowerCase(), kind: 'below', path, anchor: anchorOf(own), title });
    if (id !== undefined) labels.push({ label: id.toLowerCase(), kind: 'mended', path, anchor: anchorOf(id), title });
    above = [];
  }
  return labels;
}

function targetIn(source: SourceFile, anchor: string): Target | undefined {
  const { relativePath: path, body, frontmatter } = source;
  if (anchor === '') {
    const title = typeof frontmatter.title === 'string' ? frontmatter.title : firstHeading(source)?.title;
    return { path, anchor, title };
  }
  const below = labelsIn(source).find(({ label }) => label === anchor.toLowerCase());
  const written = body.split('\n').flatMap((line) => HEADING.exec(line)?.[2] ?? []);
  const title = below?.title ?? written.map(plainTitle).find((one) => one !== undefined && slugOf(one) === anchor);
  return { path, anchor, title };
}

/** The title of a page in its text, with its line (0-based). */
function firstHeading({ body, frontmatter }: SourceFile) {
  if (frontmatter.title !== undefined) return undefined;
  const line = body.split('\n').findIndex((one) => HEADING.test(one));
  const [, signs, written = ''] = HEADING.exec(body.split('\n')[line] ?? '') ?? [];
  return signs === '#' ? { line, title: plainTitle(written) } : undefined;
}

const idOf = (heading: string) => /#([^\s{}]+)/.exec(HEADING_ATTRIBUTES.exec(heading)?.[1] ?? '')?.[1];

/** A title as the text of a link; undefined for one with links, roles or the like in it. */
function plainTitle(written: string): string | undefined {
  const title = written.replace(HEADING_ATTRIBUTES, '').trim();
  return title === '' || /[[\]{}<>]/.test(title) ? undefined : title;
}
