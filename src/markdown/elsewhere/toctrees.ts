import { posix } from 'node:path';
import type { EntryElsewhere } from '../../model/navigationElsewhere.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import type { Piece } from '../pieces.ts';
import { textLines } from './textLines.ts';

/** A list of pages that Sphinx makes the navigation of, and shows where it stands unless it is hidden. */
interface Toctree extends Piece {
  readonly caption: string | undefined;
  readonly isHidden: boolean;
  readonly entries: readonly ToctreeEntry[];
}

interface ToctreeEntry {
  readonly text?: string;
  /** The path of a page in the content folder, a URL, or what is written where no page has that name. */
  readonly target: string;
  readonly piece: Piece;
}

/** The lists in a page. `paths` are those of all pages in the content folder. */
export function toctreesIn({ body, relativePath }: SourceFile, paths: ReadonlySet<string>): readonly Toctree[] {
  if (!body.includes('{toctree}')) return [];
  const lines = textLines(body);
  return lines.flatMap(({ offset, text }, index): readonly Toctree[] => {
    const fence = OPENING.exec(text)?.[1];
    if (fence === undefined) return [];
    let last = index + 1;
    while (lines[last]?.text.startsWith(fence) === false) last += 1;
    const end = lines[last];
    // One that is never closed, or ends at another that opens.
    if (end?.text.trimEnd() !== fence) return [];
    const { options, rest } = optionsIn(lines.slice(index + 1, last));
    const named = new Set<string>([relativePath]);
    const written = rest.filter((line) => line.text.trim() !== '');
    const entries = written.flatMap((piece) => entriesOf(piece, relativePath, { paths, named }));
    return [
      {
        offset,
        text: body.slice(offset, end.offset + end.text.length),
        caption: options.get('caption'),
        isHidden: options.has('hidden'),
        entries: options.has('reversed') ? entries.toReversed() : entries,
      },
    ];
  });
}

/** The options, one in a line or all between two lines of dashes, and the lines below them. */
function optionsIn(lines: readonly Piece[]) {
  const isYaml = lines[0]?.text.trim() === '---';
  const end = isYaml
    ? lines.findIndex(({ text }, index) => index > 0 && text.trim() === '---')
    : lines.findIndex(({ text }) => !OPTION.test(text));
  const length = end === -1 ? lines.length : end;
  const options = lines.slice(0, length).flatMap(({ text }) => {
    const [, key, value = ''] = (isYaml ? /^[ \t]*([\w-]+):[ \t]*(.*)/ : OPTION).exec(text) ?? [];
    return key === undefined ? [] : [[key, value.trim().replace(/^(["'])(.*)\1$/, isYaml ? '$2' : '$&')] as const];
  });
  return { options: new Map(options), rest: lines.slice(isYaml ? length + 1 : length) };
}

/** Names of the page whose lists begin the navigation. */
export const FIRST_PAGES: readonly string[] = ['index.md', 'index.mdx', 'README.md'];

/** The navigation that such lists make, from that of the first page on. `pages` are those of the content folder. */
export function readToctrees(pages: Iterable<SourceFile>): readonly EntryElsewhere[] {
  const byPath = new Map([...pages].map((source) => [source.relativePath, source]));
  const paths = new Set(byPath.keys());
  const seen = new Set<string>();
  const root = FIRST_PAGES.find((path) => paths.has(path));
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

const OPENING = /^(`{3,}|~{3,}|:{3,})\{toctree\}[ \t]*$/;
const OPTION = /^[ \t]*:([\w-]+):[ \t]*(.*)/;

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
