import { posix } from 'node:path';
import type { EntryElsewhere } from '../../model/navigationElsewhere.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import { linePieces, type Piece } from '../pieces.ts';

/** A list of pages that Sphinx makes the navigation of, and shows where it stands unless it is hidden. */
export interface Toctree extends Piece {
  readonly caption: string | undefined;
  readonly isHidden: boolean;
  readonly entries: readonly ToctreeEntry[];
}

export interface ToctreeEntry {
  readonly text?: string;
  /** The path of a page in the content folder, a URL, or what is written where no page has that name. */
  readonly target: string;
  readonly piece: Piece;
}

/** The lists in a page. `paths` are those of all pages in the content folder. */
export function toctreesIn({ body, relativePath }: SourceFile, paths: ReadonlySet<string>): readonly Toctree[] {
  if (!body.includes('{toctree}')) return [];
  return [...body.matchAll(TOCTREE)].map(({ 0: text, index: offset, groups = {} }) => {
    const options = new Map(
      [...(groups.options ?? '').matchAll(/:([\w-]+):[ \t]*(.*)/g)].map(([, key = '', value = '']) => [
        key,
        value.trim(),
      ]),
    );
    const start = offset + text.length - (groups.lines ?? '').length - (groups.end ?? '').length;
    const lines = linePieces({ offset: start, text: groups.lines ?? '' }).filter((line) => line.text.trim() !== '');
    const named = new Set<string>([relativePath]);
    const entries = lines.flatMap((piece) => entriesOf(piece, relativePath, { paths, named }));
    return {
      offset,
      text,
      caption: options.get('caption'),
      isHidden: options.has('hidden'),
      entries: options.has('reversed') ? entries.toReversed() : entries,
    };
  });
}

/** The navigation that such lists make, from that of the first page on. `pages` are those of the content folder. */
export function readToctrees(pages: Iterable<SourceFile>): readonly EntryElsewhere[] {
  const byPath = new Map([...pages].map((source) => [source.relativePath, source]));
  const paths = new Set(byPath.keys());
  const seen = new Set<string>();
  const root = ['index.md', 'index.mdx', 'README.md'].find((path) => paths.has(path));
  return root === undefined ? [] : entriesBelow(root);

  /** Of the first page, captions are groups; those of others are not shown there. */
  function entriesBelow(path: string): readonly EntryElsewhere[] {
    const source = byPath.get(path);
    if (source === undefined || seen.has(path)) return [];
    seen.add(path);
    return toctreesIn(source, paths).flatMap((tree) => {
      const items = tree.entries.map(({ text, target, piece }): EntryElsewhere => {
        const below = entriesBelow(target);
        return {
          target,
          place: placeIn(source, piece.offset, piece.text.length),
          ...(text === undefined ? {} : { text }),
          ...(below.length > 0 ? { items: below } : {}),
        };
      });
      if (tree.caption === undefined || path !== root || items.length === 0) return items;
      const place = placeIn(source, tree.offset, tree.text.indexOf('\n'));
      return [{ text: tree.caption, place, items, isOpen: true }];
    });
  }
}

/** The fence, options, and entries. */
const TOCTREE =
  /^(?<fence>`{3,}|~{3,}|:{3,})\{toctree\}[ \t]*(?<options>(?:\r?\n[ \t]*:[\w-]+:[^\n]*)*)(?<lines>(?:\r?\n(?!\k<fence>)[^\n]*)*)(?<end>\r?\n\k<fence>[ \t]*)$/gm;

function entriesOf(
  piece: Piece,
  from: string,
  { paths, named }: { readonly paths: ReadonlySet<string>; readonly named: Set<string> },
): readonly ToctreeEntry[] {
  const line = piece.text.trim();
  const [, text, written = line] = /^(.*\S)\s*<([^<>]+)>$/.exec(line) ?? [];
  // It is the page that holds the list.
  if (written === 'self') return [];
  if (/^[a-z]+:\/\//.test(written)) return [{ ...(text && { text }), target: written, piece }];
  const whole = written.startsWith('/') ? written.slice(1) : posix.join(posix.dirname(from), written);
  const found = written.includes('*') ? matching(whole, paths) : [fileOf(whole, paths)];
  return found.flatMap((path) => {
    if (path !== undefined && named.has(path)) return [];
    if (path !== undefined) named.add(path);
    return [{ ...(text && { text }), target: path ?? whole, piece }];
  });
}

const fileOf = (path: string, paths: ReadonlySet<string>): string | undefined =>
  [path, `${path}.md`, `${path}.mdx`].find((one) => paths.has(one));

function matching(pattern: string, paths: ReadonlySet<string>): readonly string[] {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const name = new RegExp(`^${parts.join('[^/]*')}(?:\\.mdx?)?$`);
  return [...paths].filter((path) => name.test(path)).sort();
}
