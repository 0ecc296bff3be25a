/** The beginning or the end of a part of a file, in a comment. */
interface Mark {
  readonly name: string;
  readonly isEnd: boolean;
}

/** Signs of comments, in the languages that people write about. */
const COMMENT = String.raw`^[ \t]*(?:\/\/|--|;|%|\/\*|\{\/\*|<!--|#)[ \t]*`;
const COMMENT_END = String.raw`[ \t]*(?:\*\/\}?|-->)?$`;

/** `#region name` and `#endregion`, as editors fold them. A sign that is a `#` itself may stand alone. */
const REGION = new RegExp(String.raw`(?:${COMMENT}#|^[ \t]*#)[ \t]*(end)?region\b[ \t]*([\w-]*)${COMMENT_END}`);

/** `ANCHOR: name` of mdBook, and `--8<-- [start:name]` of MkDocs. */
const SECTION = new RegExp(
  String.raw`${COMMENT}(?:ANCHOR(_END)?:[ \t]*([\w-]+)|-+8<-+[ \t]*\[(?:start|(end)):([\w-]+)\])${COMMENT_END}`,
);

function markIn(line: string): Mark | undefined {
  const region = REGION.exec(line);
  if (region !== null) return { name: region[2] ?? '', isEnd: region[1] !== undefined };
  const section = SECTION.exec(line);
  if (section === null) return undefined;
  const [, anchorEnd, anchor, end, name = anchor] = section;
  return { name: name ?? '', isEnd: (anchorEnd ?? end) !== undefined };
}

/**
 * The part of a file that has a name, or its lines, `L3-L10` or `L3-` up to the last one, without the spaces that all
 * of them begin with; all of it for an empty name. Lines that mark parts are left out. Undefined where there is no such
 * part.
 */
export function codePart(text: string, part: string): string | undefined {
  const lines = linesIn(text);
  const shown = linesOfPart(lines, part);
  return shown === undefined ? undefined : outdent(shown.flatMap((index) => lines[index] ?? []));
}

/** The lines of a file, of which an end of the last one begins no other. */
const linesIn = (text: string): readonly string[] => text.replace(/\n$/, '').split('\n');

/** What to write instead of lines that a file does not have; undefined for the name of a part. */
export const linesMeant = (text: string, part: string): string | undefined =>
  /^L\d+(?:-(?:L?\d+)?)?$/.test(part)
    ? `name lines between \`L1\` and \`L${linesIn(text).length}\`, the first one first`
    : undefined;

/** The names of the parts that are marked in a file. */
export const markedParts = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => {
    const mark = markIn(line);
    return mark === undefined || mark.isEnd || mark.name === '' ? [] : [mark.name];
  });

/** The lines of such a part, counted from 0; undefined where there is none of that name. */
export function linesOfPart(lines: readonly string[], part: string): readonly number[] | undefined {
  const [, first, behind, last = behind === undefined ? first : Number.POSITIVE_INFINITY] =
    /^L([1-9]\d*)(-(?:L?(\d+))?)?$/.exec(part) ?? [];
  if (first !== undefined) {
    const found = [...lines.keys()].slice(Number(first) - 1, Number(last));
    return found.length === 0 ? undefined : found;
  }
  const shown: number[] = [];
  // Names of parts, and none for the whole file.
  const open = [''];
  let isOpen = part === '';
  let isFound = isOpen;
  for (const [index, line] of lines.entries()) {
    const mark = markIn(line);
    if (mark === undefined) {
      if (isOpen) shown.push(index);
      continue;
    }
    const { name, isEnd } = mark;
    if (!isEnd) {
      open.push(name);
      isOpen ||= name === part;
    } else if (open.length > 1) {
      // They may cross each other.
      const [ended] = open.splice(name === '' ? -1 : open.lastIndexOf(name), 1);
      if (ended === part) isOpen = open.includes(part);
    }
    if (isFound && !isOpen) break;
    isFound ||= isOpen;
  }
  return isFound ? shown : undefined;
}

function outdent(lines: readonly string[]): string {
  const widths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/[^ \t]/));
  const width = widths.reduce((least, each) => Math.min(least, each), widths[0] ?? 0);
  return lines.map((line) => line.slice(width)).join('\n');
}
