import type { Place } from '../../model/diagnostic.ts';
import { printableName } from './printable.ts';

/** A place as editors and terminals open it, on one line whatever the file is called: `content/a.md:3:7`. */
export const formatPlace = ({ file, line, column }: Place): string => `${printableName(file)}:${line}:${column}`;
