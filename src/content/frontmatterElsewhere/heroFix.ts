import { type Fix, joinAll, joinFixes } from '../../model/diagnostic.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { innerPlaces } from '../frontmatter/innerPlaces.ts';
import { isMap } from '../frontmatter/readMap.ts';
import { deletedLines, hasMoreLines, lineAt, linesWhile, lineText, type ReadKeys } from '../frontmatter/writtenKeys.ts';
import { yamlText } from '../yamlText.ts';
import { heroWords, TITLE_WORDS } from './heroWords.ts';
import { pictureElsewhere } from './pictureElsewhere.ts';

/**
 * The correction of what stands in `hero`, by the way to it (`name`, `image`, `actions.0.theme`), where VitePress,
 * Rspress and Starlight have it otherwise and nothing is lost; undefined for all else.
 */
export function heroFix(path: string, all: ReadKeys): Fix | undefined {
  const hero = all.value.hero;
  if (!isMap(hero)) return undefined;
  if (path === 'image') return imageFix(hero.image, all);
  // All words go at once, with the first of them.
  if (WORDS.find((key) => key in hero) === path) return wordsFix(hero, all);
  const [, index, key = ''] = /^actions\.(\d+)\.(theme|variant|icon)$/.exec(path) ?? [];
  return index === undefined ? undefined : lookFix(path, asRecord(asRecord(hero.actions)[index])[key], all);
}

const WORDS: readonly string[] = [...TITLE_WORDS, 'tagline'];

/** `title` and `description` outside of `hero` in place of the words in it. */
function wordsFix(hero: Readonly<Record<string, unknown>>, all: ReadKeys): Fix | undefined {
  const line = all.keyLines.hero;
  const { title, description } = heroWords(hero, all.value);
  if (line === undefined || lineAt(line, all).trimEnd() !== 'hero:') return undefined;
  const isPlain = (words: string) => !/&#?\w+;/.test(words);
  const goes = (key: string) => {
    const { line: words, state } = key === 'tagline' ? description : title;
    return key in hero && state !== 'other' && isPlain(words);
  };
  const going = WORDS.filter(goes);
  const lines = going.map((key) => deletion(`hero.${key}`, all));
  const written = [
    ...(going.some((key) => key !== 'tagline') ? [title].map((words) => ['title', words] as const) : []),
    ...(going.includes('tagline') ? [['description', description] as const] : []),
  ].filter(([, { state }]) => state === 'missing');
  const replaced = written.filter(([key]) => key in all.value).map(([key, words]) => valueFix(key, words.line, all));
  const added = written
    .filter(([key]) => !(key in all.value))
    .map(([key, words]) => `${key}: ${yamlText(words.line)}\n`);
  const isAll = Object.keys(hero).every((key) => going.includes(key));
  const head = lineText(line, 'hero:', `${added.join('')}${isAll ? 'hero: true' : 'hero:'}`, all);
  return going.length === 0 ? undefined : joinAll([head, ...replaced, ...lines]);
}

/** Another value of a key at the top that has one line and no comment. */
function valueFix(key: string, text: string, all: ReadKeys): Fix | undefined {
  const line = all.keyLines[key];
  const was = line === undefined ? '' : lineAt(line, all);
  if (line === undefined || hasMoreLines(key, all) || !was.startsWith(`${key}: `) || / #|: [|>]/.test(was))
    return undefined;
  return lineText(line, was, `${key}: ${yamlText(text)}`, all);
}

/** The path of the picture in place of a map that holds nothing else that readers see. */
function imageFix(image: unknown, all: ReadKeys): Fix | undefined {
  const block = blockOf('hero.image', all);
  const { src, file, light, dark, alt: _, ...others } = asRecord(image);
  const isClear = [src, file, light ?? dark].filter((one) => one !== undefined).length === 1;
  const meant = pictureElsewhere(image);
  // In Starlight, they are in `src/assets`, which goes to the content folder.
  const isAsWritten = [src, file, light, dark, ...(isMap(src) ? Object.values(src) : [])].every(
    (path) => typeof path !== 'string' || /^(?:\/(?!\/)|https?:|(?:\.\.\/)+assets\/)[^\s,'"{}]*$/.test(path),
  );
  if (block === undefined || !isClear || !isAsWritten || Object.keys(others).length > 0) return undefined;
  const [head = '', ...below] = block.lines;
  const first = lineText(block.line, head, `${head.slice(0, block.column)}image: ${meant}`, all);
  return joinFixes([first, ...deletedLines(block.line + 1, below.length, all)]);
}

/** Takes away how a button looks where it does here: the first is filled, and none has an icon. */
function lookFix(path: string, given: unknown, all: ReadKeys): Fix | undefined {
  const isFirst = path.startsWith('actions.0.');
  const isSame = (isFirst ? /^(?:brand|primary)$/ : /^(?:alt|secondary|minimal)$/).test(String(given));
  if (!isSame && !path.endsWith('.icon')) return undefined;
  const place = innerPlaces(all.yaml, all.at).get(`hero.${path}`)?.key;
  const was = place && lineAt(place.line, all);
  const flow = was?.match(/(?<=\{ *)(?:theme|variant|icon): [\w-]+, *|, *(?:theme|variant|icon): [\w-]+(?= *[,}])/g);
  if (place === undefined || was === undefined || flow === null || flow?.length !== 1)
    return deletion(`hero.${path}`, all);
  return lineText(place.line, was, was.replace(flow[0], ''), all);
}

interface HeroBlock {
  /** Of the file, 1-based. */
  readonly line: number;
  /** Signs before the key. */
  readonly column: number;
  readonly lines: readonly string[];
}

/** Where a key within others stands with its value, in lines of their own without a comment; else undefined. */
function blockOf(path: string, all: ReadKeys): HeroBlock | undefined {
  const place = innerPlaces(all.yaml, all.at).get(path)?.key;
  if (place === undefined) return undefined;
  const head = lineAt(place.line, all);
  const column = place.column - 1;
  if (!/^ *(?:- +)?$/.test(head.slice(0, column)) || !/^\w+:(?: |$)/.test(head.slice(column))) return undefined;
  const below = linesWhile(all.lines.slice(place.line - 1), (one) => one.startsWith(' '.repeat(column + 1)));
  const lines = [head, ...below];
  return lines.some((one) => /(?:^|\s)#/.test(one)) ? undefined : { line: place.line, column, lines };
}

/** Deletes a key with the lines of its value; the next key of an item of a list takes the place of its first. */
function deletion(path: string, all: ReadKeys): Fix | undefined {
  const block = blockOf(path, all);
  if (block === undefined) return undefined;
  const { line, column, lines } = block;
  const deleted = deletedLines(line, lines.length, all);
  const before = lines[0]?.slice(0, column) ?? '';
  if (before.trim() === '') return joinFixes(deleted);
  const next = lineAt(line + lines.length, all);
  if (!new RegExp(`^ {${column}}\\w`).test(next)) return undefined;
  return joinFixes([...deleted, lineText(line + lines.length, next.slice(0, column), before, all)]);
}
