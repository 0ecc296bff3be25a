import type { Fix } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { boxKindOf } from '../elsewhere/writtenHere.ts';
import { endsInGap } from '../pieces.ts';
import { containerFix } from './containerFix.ts';

interface DivBox {
  /** The name of the container. */
  readonly kind: string;
  /** Undefined where something else stands around it, or in it. */
  readonly fix: Fix | undefined;
}

/**
 * What `<div class="warning">` is here, by which mdBook, rustdoc and themes of Jekyll make a box, or `<aside>`, which
 * Slate and Notion have; undefined for other classes. `offset` is that of the tag.
 */
export function divBox(classes: readonly string[], offset: number, source: SourceFile): DivBox | undefined {
  if (classes.length === 0 || !classes.every((one) => OF_BOXES.has(one) || boxKindOf(one) !== undefined))
    return undefined;
  const kinds = classes.flatMap((one) => boxKindOf(one) ?? []);
  // A note is of the kind that is named besides.
  const kind = kinds.find((one) => one !== 'note') ?? 'note';
  return { kind, fix: boxFix(kind, offset, source) };
}

/** Classes that say that it is a box, or one as any other. */
const OF_BOXES: ReadonlySet<string> = new Set([
  'admonition',
  'alert',
  'box',
  'callout',
  'custom-block',
  'info',
  'notice',
]);

const WHOLE =
  /^(<(div|aside)(?: class="[^"<>\n]*")?(?: style="padding-top: \d+px;?")?>)([ \t]*\n(?:(?![ \t]*(?:<\/?\2\b|:::)|[ ]{4}|\t)[^\n]*\n)*)(<\/\2>)(?=[ \t]*(?:\n[ \t]*(?:\n|$)|$))/i;

function boxFix(kind: string, offset: number, source: SourceFile): Fix | undefined {
  const { body } = source;
  const [, opening = '', , inner = '', closing] = WHOLE.exec(body.slice(offset)) ?? [];
  if (closing === undefined || !endsInGap(body.slice(Math.max(0, offset - 100), offset))) return undefined;
  const end = { offset: offset + opening.length + inner.length, text: closing };
  return containerFix({ opening: { offset, text: opening }, inner, closing: end }, kind, source);
}
