import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { alike } from '../elsewhere/alike.ts';
import { type Piece, replaced } from '../pieces.ts';
import { cardParts } from './cardTags.ts';
import { fileTreePair, fileTreeParts } from './fileTreeTags.ts';
import { tagPair } from './pairedTags.ts';
import { stepParts, stepperParts } from './stepTags.ts';
import { tabParts } from './tabTags.ts';
import type { WrittenParts } from './tagParts.ts';

/** Names of tags, with the component that each is here. */
const COMPONENTS = new Map<string, readonly [component: string, parts: WrittenParts]>([
  ...alike('tabs tabpane', ['Tabs', tabParts] as const),
  ['steps', ['Steps', stepParts]],
  ['stepper', ['Steps', stepperParts]],
  ['cards', ['CardGrid', cardParts]],
  ['filetree', ['FileTree', fileTreeParts]],
]);

/**
 * The correction of tags of GitBook and Hugo that are a component here: tabs of any text, steps, cards and trees of
 * files. It is one in MDX alone, see `withComponentTags`. Undefined for any other tag, and where something in it would
 * be lost.
 */
export function componentTagFix(head: Piece, source: SourceFile): Fix | undefined {
  const { body, format } = source;
  const pair = format === 'mdx' ? undefined : (fileTreePair(head, body) ?? tagPair(head, body));
  const [component, partsOf] = COMPONENTS.get(pair?.opening.name ?? '') ?? [];
  if (pair === undefined || partsOf === undefined) return undefined;
  const parts = partsOf(pair, body);
  if (parts.includes(undefined) || (component !== 'Steps' && parts.length === 0)) return undefined;
  return joinFixes([
    replaced(head, `<${component}>`, source),
    ...parts.flatMap((part) => part ?? []).map(({ piece, meant }) => replaced(piece, meant, source)),
    replaced(pair.closing, `</${component}>`, source),
  ]);
}
