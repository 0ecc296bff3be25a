import type { Place } from '../../model/diagnostic.ts';
import type { CodeData, CodeMap, CodeParts } from '../parse/codeData.ts';

/** Data as another generator would have written it, at the place where what it is made of stands. */
export const valueData = (value: string | boolean, place: Place): CodeData => ({ kind: 'value', value, place });

export const listData = (items: readonly CodeData[], place: Place): CodeData => ({ kind: 'list', items, place });

export const mapData = (entries: CodeParts, place: Place): CodeMap => ({ kind: 'map', entries, rest: [], place });
