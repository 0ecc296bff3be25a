import { fileLines } from '../model/files/fileLines.ts';

/** The file of a project that says where its old addresses lead. */
export const REDIRECTS_FILE = 'redirects.yaml';

/** A line for `redirects.yaml`, without its end; quoted where YAML would read something else. */
export const redirectLine = (from: string, to: string): string => `${yamlText(from)}: ${yamlText(to)}`;

const yamlText = (text: string) => (/^(?!\/|https?:)|: |:$|\s#|\s$|\p{Cc}/u.test(text) ? JSON.stringify(text) : text);

/**
 * Whether lines can stand before and behind those of `redirects.yaml`; undefined stands for no such file. Beside a map
 * in braces, one that is set in, or the sign of a document they would be no part of it.
 */
export const takesLines = (text: string | undefined): boolean =>
  fileLines(text ?? '').every((line) => /^(?:[/'"]|\s*(?:#|$))/.test(line));
