import type { Place } from '../../model/diagnostic.ts';
import { directionIn } from '../../model/languages/languageTag.ts';
import type { LanguageElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { type CodeData, type CodeParts, listIn, mapIn, textIn } from './codeData.ts';

/** Reads parts of settings, and keeps which of them only running the settings would tell. */
export type PartsRead = ReturnType<typeof partsReader>;

/** What is told of a part besides its place, see `UnreadPart`; what is undefined is left out. */
interface MissedPart {
  readonly isData?: true | undefined;
  readonly hint?: string | undefined;
}

/** A new reader, which has missed nothing yet. */
export function partsReader() {
  const missed: UnreadPart[] = [];
  const miss = (option: string, place: Place, more: MissedPart = {}): void => {
    missed.push(withoutUndefined({ option, place, ...more }));
  };
  const text = (data: CodeData | undefined, option: string): string | undefined => {
    if (data?.kind === 'code') miss(option, data.place);
    return textIn(data);
  };
  /** The parts of a record; none where it is none. */
  const map = (data: CodeData | undefined, option: string): CodeParts => {
    if (data?.kind === 'code') miss(option, data.place);
    if (data?.kind === 'map') for (const { place } of data.rest) miss(option, place);
    return mapIn(data);
  };
  return {
    missed: missed as readonly UnreadPart[],
    miss,
    map,
    /** The same for what has to be a record: anything else is kept, too. */
    record(data: CodeData, option: string): CodeParts {
      if (data.kind === 'value' || data.kind === 'list') miss(option, data.place);
      return map(data, option);
    },
    /** What is in a list; code in it has its place there. */
    list(data: CodeData | undefined, option: string): readonly CodeData[] {
      if (data?.kind === 'code') miss(option, data.place);
      return listIn(data);
    },
    text,
    /** What several parts say, by their names. */
    texts: (parts: CodeParts, names: readonly string[], option: string) =>
      names.map((name) => text(parts.get(name), option)),
    direction: (data: CodeData | undefined, option: string) => directionIn(text(data, option)),
  };
}

/** What is said of a language by itself, in parts that generators call by different names. */
export function languageWords(
  data: CodeData | undefined,
  {
    read,
    option,
    lang: langName,
    dir: dirName,
  }: { readonly read: PartsRead; readonly option: string; readonly lang: string; readonly dir: string },
): Pick<LanguageElsewhere, 'label' | 'lang' | 'dir'> {
  const parts = read.map(data, option);
  const [label, lang] = read.texts(parts, ['label', langName], option);
  return withoutUndefined({ label, lang, dir: read.direction(parts.get(dirName), option) });
}

/** True for a group of a sidebar that is open at first; undefined for one that is closed, or may be. */
export function isOpenIn(parts: CodeParts): true | undefined {
  const collapsed = parts.get('collapsed');
  return collapsed === undefined || (collapsed.kind === 'value' && collapsed.value !== true) || undefined;
}
