import type { Place } from '../../model/diagnostic.ts';
import { directionIn } from '../../model/languages/languageTag.ts';
import type { LanguageElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { type CodeData, type CodeParts, listIn, textIn } from './codeData.ts';

/** Reads parts of settings, and keeps which of them only running the settings would tell. */
export interface PartsRead {
  readonly missed: readonly UnreadPart[];
  readonly miss: (option: string, place: Place, more?: Pick<UnreadPart, 'isData' | 'hint'>) => void;
  /** The parts of a record; none where it is none. */
  readonly map: (data: CodeData | undefined, option: string) => CodeParts;
  /** The same for what has to be a record: anything else is kept, too. */
  readonly record: (data: CodeData, option: string) => CodeParts;
  /** What is in a list; code in it has its place there. */
  readonly list: (data: CodeData | undefined, option: string) => readonly CodeData[];
  readonly text: (data: CodeData | undefined, option: string) => string | undefined;
  /** See `directionIn`. */
  readonly direction: (data: CodeData | undefined, option: string) => 'ltr' | 'rtl' | undefined;
}

/** A new reader, which has missed nothing yet. */
export function partsReader(): PartsRead {
  const missed: UnreadPart[] = [];
  const miss: PartsRead['miss'] = (option, place, more) => {
    missed.push({ option, place, ...more });
  };
  const text: PartsRead['text'] = (data, option) => {
    if (data?.kind === 'code') miss(option, data.place);
    return textIn(data);
  };
  const map: PartsRead['map'] = (data, option) => {
    if (data?.kind === 'code') miss(option, data.place);
    if (data?.kind !== 'map') return new Map();
    for (const { place } of data.rest) miss(option, place);
    return data.entries;
  };
  return {
    missed,
    miss,
    map,
    record(data, option) {
      if (data.kind === 'value' || data.kind === 'list') miss(option, data.place);
      return map(data, option);
    },
    list(data, option) {
      if (data?.kind === 'code') miss(option, data.place);
      return listIn(data);
    },
    text,
    direction: (data, option) => directionIn(text(data, option)),
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
  const [label, lang] = ['label', langName].map((name) => read.text(parts.get(name), option));
  return withoutUndefined({ label, lang, dir: read.direction(parts.get(dirName), option) });
}

/** True for a group of a sidebar that is open at first; undefined for one that is closed, or may be. */
export function isOpenIn(parts: CodeParts): true | undefined {
  const collapsed = parts.get('collapsed');
  return collapsed === undefined || (collapsed.kind === 'value' && collapsed.value !== true) || undefined;
}
