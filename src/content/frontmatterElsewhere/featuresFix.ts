import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import { isMap } from '../frontmatter/readMap.ts';
import { deletedLines, lineAt, linesWhile, type ReadKeys } from '../frontmatter/writtenKeys.ts';

/**
 * The correction that writes the features of a landing page of VitePress or Rspress as cards, at the start of its text;
 * undefined where one has two pictures, or markup that would be read otherwise there. A page that is none of MDX
 * becomes one by another correction.
 */
export function featuresFix(line: number, all: ReadKeys): Fix | undefined {
  const { features, hero } = all.value;
  const cards = Array.isArray(features) ? features.map(cardOf) : [];
  const inside = linesWhile(all.lines.slice(line - 1), (one) => !/^[^\s-]/.test(one));
  const own = [lineAt(line, all), ...inside.slice(0, inside.findLastIndex((one) => /\S/.test(one)) + 1)];
  const isClear = own.every((one) => !/(?:^|\s)#/.test(one));
  if (!hero || cards.length === 0 || cards.includes(undefined) || !isClear) return undefined;
  // The YAML ends with the line before that which closes it.
  const closing = all.at(all.lines.length + 1, 1, 1 + MARK.length);
  const grid = `<CardGrid>\n${cards.join('\n')}\n</CardGrid>`;
  return joinFixes([
    ...deletedLines(line, own.length, all),
    // Right behind a tag, text would be in its paragraph.
    { place: closing, was: MARK, text: `${MARK}\n\n${grid}\n` },
  ]);
}

const MARK = '---';

function cardOf(feature: unknown): string | undefined {
  const { title, details, icon, link } = isMap(feature) ? feature : {};
  if (!isPlain(title) || !(details === undefined || isPlain(details))) return undefined;
  const picture = isMap(icon) ? icon.src : icon;
  if (picture !== undefined && !(typeof picture === 'string' && ICON.test(picture))) return undefined;
  if (isMap(icon) && picture === undefined) return undefined;
  if (link !== undefined && !(typeof link === 'string' && /^[^\s"<>{}]+$/.test(link))) return undefined;
  const name = inLine(title).replaceAll('"', '&quot;');
  const opening = `<Card title="${name}"${picture === undefined ? '' : ` icon="${picture}"`}${link === undefined ? '' : ` href="${link}"`}`;
  return details === undefined ? `${opening} />` : `${opening}>${inLine(details)}</Card>`;
}

/** A sign, or the path of a picture. */
const ICON = /^(?:[\p{Extended_Pictographic}\p{Emoji_Component}]+|(?:https?:\/)?\/[^\s"<>{}]+)$/u;

/** Words that HTML, as there, and Markdown read alike. */
const isPlain = (words: unknown): words is string =>
  typeof words === 'string' && /\S/.test(words) && !/[<>{}*_`[\]\\~&$^|]|^\s*(?:[-+#]|\d+[.)])\s|==|:\w+:/.test(words);

const inLine = (words: string) => words.trim().replaceAll(/\s+/g, ' ');
