import { wordsIn } from '../boxesElsewhere/tagBox.ts';
import { isAttribute, partsIn, type WrittenParts } from './tagParts.ts';

/** Tabs of GitBook and Hugo, of any text. */
export const tabParts: WrittenParts = (pair, body) => {
  const given = new Map(wordsIn(pair.opening.given) ?? [['?', '']]);
  // Docsy has code in them, unless they say otherwise.
  if (pair.opening.name === 'tabpane' && given.get('text') !== 'true') return [undefined];
  if ([...given.keys()].some((key) => !/^(?:|items|defaultIndex|text|id)$/.test(key))) return [undefined];
  const names = given.get('items')?.split(/\s*,\s*/) ?? [];
  const chosen = given.get('defaultIndex');
  return partsIn('tab', pair, body).map((part, index) => {
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
};

const LABELS: ReadonlySet<string> = new Set(['', 'name', 'title', 'header', 'label']);
