import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { wordsIn } from '../boxesElsewhere/tagBox.ts';
import { lineEnd, linePieces, type Piece, replaced, type Written } from '../pieces.ts';
import { foreignTag, type TagPair, tagPair } from './pairedTags.ts';

/** What is written in place of an opening tag and of those in it, and the name of the component that ends. */
interface Component {
  readonly opening: string;
  readonly inside: readonly Written[];
  readonly name: string;
}

/**
 * The correction of tags of GitBook and Hugo that are a component here: tabs of any text, steps, cards and trees of
 * files. It is one in MDX alone, see `withComponentTags`. Undefined for any other tag, and where something in it would
 * be lost.
 */
export function componentTagFix(head: Piece, source: SourceFile): Fix | undefined {
  const { body, format } = source;
  if (format === 'mdx') return undefined;
  const pair = treePair(head, body) ?? tagPair(head, body);
  const component = pair && COMPONENTS.get(pair.opening.name)?.(pair, body);
  if (pair === undefined || component === undefined) return undefined;
  const all = [...component.inside, { piece: pair.closing, meant: `</${component.name}>` }];
  return joinFixes([
    replaced(head, component.opening, source),
    ...all.map(({ piece, meant }) => replaced(piece, meant, source)),
  ]);
}

type ReadComponent = (pair: TagPair, body: string) => Component | undefined;

/** Each part of a set, with its own tags; undefined where anything stands between them. */
function partsIn(name: string, { inner }: TagPair, body: string): readonly (Part | undefined)[] {
  const parts: (Part | undefined)[] = [];
  let end = 0;
  for (const { offset, text } of linePieces(inner)) {
    if (offset < end || text.trim() === '') continue;
    const piece = { offset: offset + text.search(/\S/), text: text.trim() };
    const pair = foreignTag(piece.text)?.name === name ? tagPair(piece, body) : undefined;
    if (pair !== undefined) end = lineEnd(body, pair.closing.offset);
    parts.push(pair === undefined ? partOfLine(name, piece) : { ...pair, piece, isLine: false });
  }
  return parts;
}

interface Part extends Pick<TagPair, 'opening' | 'closing' | 'inner'> {
  readonly piece: Piece;
  /** Whether it stands on one line, with its text. */
  readonly isLine: boolean;
}

/** A part that stands on one line: `{{< tab "A" >}}One{{< /tab >}}`. */
function partOfLine(name: string, { offset, text }: Piece): Part | undefined {
  const [, whole = '', words = '', end = ''] = LINE.exec(text) ?? [];
  const opening = foreignTag(whole);
  const closing = foreignTag(end);
  if (opening?.name !== name || opening.isEnd || closing?.name !== name || !closing.isEnd) return undefined;
  const at = offset + whole.length;
  const inner = { offset: at, text: words };
  return {
    opening,
    inner,
    closing: { offset: at + words.length, text: end },
    piece: { offset, text: whole },
    isLine: true,
  };
}

/** A tag, text without tags, and a tag. */
const LINE = /^(\{%[^{}]*%\}|\{\{[<%][^{}]*[>%]\}\})([^{}]*)(\{%[^{}]*%\}|\{\{[<%][^{}]*[>%]\}\})$/;

const tabs: ReadComponent = (pair, body) => {
  const given = new Map(wordsIn(pair.opening.given) ?? [['?', '']]);
  // Docsy has code in them, unless they say otherwise.
  if (pair.opening.name === 'tabpane' && given.get('text') !== 'true') return undefined;
  if ([...given.keys()].some((key) => !/^(?:|items|defaultIndex|text|id)$/.test(key))) return undefined;
  const names = given.get('items')?.split(/\s*,\s*/) ?? [];
  const chosen = given.get('defaultIndex');
  const inside = partsIn('tab', pair, body).map((part, index) => {
    const words = part && wordsIn(part.opening.given);
    const others = words?.filter(([key]) => !LABELS.has(key) && key !== 'text');
    const label = words?.find(([key]) => LABELS.has(key))?.[1] ?? names[index] ?? '';
    if (part === undefined || others?.length !== 0 || !isAttribute(label)) return undefined;
    const isFirst = chosen !== undefined && chosen !== '0' && Number(chosen) === index;
    const opening = `<Tab label="${label}"${isFirst ? ' default' : ''}>${part.isLine ? '\n' : ''}`;
    return [
      { piece: part.piece, meant: opening },
      { piece: part.closing, meant: `${part.isLine ? '\n' : ''}</Tab>` },
    ];
  });
  return componentOf('Tabs', inside);
};

const LABELS: ReadonlySet<string> = new Set(['', 'name', 'title', 'header', 'label']);

const isAttribute = (text: string): boolean => text !== '' && !/["&{}<>\n]/.test(text);

/** Steps that are headings, which a correction in MDX makes items of. */
const steps: ReadComponent = ({ opening, inner }) =>
  opening.given === '' && headingIn(inner) !== undefined ? componentOf('Steps', []) : undefined;

const stepper: ReadComponent = (pair, body) => {
  const parts = partsIn('step', pair, body);
  const level = parts[0] && headingIn(parts[0].inner);
  const isAlike = (part: Part | undefined): part is Part =>
    part !== undefined && !part.isLine && level !== undefined && headingIn(part.inner) === level;
  const inside = parts.map((part) =>
    isAlike(part)
      ? [
          { piece: part.piece, meant: '' },
          { piece: part.closing, meant: '' },
        ]
      : undefined,
  );
  return componentOf('Steps', inside);
};

/** The signs of the heading that a text begins with. */
const headingIn = ({ text }: Piece): string | undefined => /^\s*(#{1,6})[ \t]/.exec(text)?.[1];

const cards: ReadComponent = ({ inner }) => {
  const lines = linePieces(inner).filter(({ text }) => text.trim() !== '');
  return componentOf(
    'CardGrid',
    lines.map(({ offset, text }) => {
      const card = cardOf(text.trim());
      const piece = { offset: offset + text.search(/\S/), text: text.trim() };
      return card === undefined ? undefined : [{ piece, meant: card }];
    }),
  );
};

/** A card that is one tag. Its icon has no name here; a picture or a mark would be lost. */
function cardOf(text: string): string | undefined {
  const tag = /^\{\{[<%][^{}]*[>%]\}\}$/.test(text) ? foreignTag(text) : undefined;
  if (tag?.name !== 'card' || tag.isEnd) return undefined;
  const words = new Map(wordsIn(tag.given.replace(/\s*\/$/, '')) ?? [['?', '']]);
  const title = words.get('title') ?? '';
  const href = ['link', 'href', 'url'].flatMap((key) => words.get(key) ?? [])[0];
  const subtitle = words.get('subtitle') ?? '';
  const isKnown = [...words.keys()].every((key) => /^(?:title|link|href|url|subtitle|icon)$/.test(key));
  if (!isKnown || !isAttribute(title) || (href !== undefined && !isAttribute(href)) || /[{}<>]/.test(subtitle))
    return undefined;
  const behind = subtitle === '' ? ' />' : `>${subtitle}</Card>`;
  return `<Card title="${title}"${href === undefined ? '' : ` href="${href}"`}${behind}`;
}

/** The tags of a tree of Hextra, `filetree/container` and what is in it: their names have a slash. */
function treePair(head: Piece, body: string): TagPair | undefined {
  if (!/^\{\{<\s*filetree\/container\s*>\}\}$/.test(head.text)) return undefined;
  const start = lineEnd(body, head.offset) + 1;
  const closing = /\{\{<\s*\/filetree\/container\s*>\}\}/.exec(body.slice(start, start + TREE_LIMIT));
  if (closing === null) return undefined;
  const offset = start + closing.index;
  return {
    opening: { name: 'filetree', isEnd: false, given: '' },
    closing: { offset, text: closing[0] },
    inner: { offset: start, text: body.slice(start, offset) },
  };
}

/** So much is looked through for the end of a tree, in UTF-16 units: all of the page would be for each without one. */
const TREE_LIMIT = 20_000;

const tree: ReadComponent = ({ inner }) => {
  let depth = 0;
  const lines = linePieces(inner).filter(({ text }) => text.trim() !== '');
  const inside = lines.map((piece) => {
    const [, slash, kind = '', name] =
      /^\s*\{\{<\s*(\/?)filetree\/(folder|file)(?:\s+name="([^"*_`[\]<>{}]+)")?[^{}]*>\}\}\s*$/.exec(piece.text) ?? [];
    if (slash === '/' && kind === 'folder') {
      depth -= 1;
      return [{ piece, meant: '' }];
    }
    if (slash !== '' || name === undefined) return undefined;
    const item = `${'  '.repeat(depth)}- ${name.replace(/\/$/, '')}${kind === 'folder' ? '/' : ''}`;
    if (kind === 'folder') depth += 1;
    return [{ piece, meant: item }];
  });
  return depth === 0 ? componentOf('FileTree', inside) : undefined;
};

/** Undefined where one of its parts is none. */
function componentOf(name: string, parts: readonly (readonly Written[] | undefined)[]): Component | undefined {
  if (parts.includes(undefined) || (name !== 'Steps' && parts.length === 0)) return undefined;
  return { opening: `<${name}>`, inside: parts.flatMap((part) => part ?? []), name };
}

const COMPONENTS: ReadonlyMap<string, ReadComponent> = new Map<string, ReadComponent>([
  ['tabs', tabs],
  ['tabpane', tabs],
  ['steps', steps],
  ['stepper', stepper],
  ['cards', cards],
  ['filetree', tree],
]);
