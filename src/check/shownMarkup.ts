import type { Diagnostic, Fix } from '../model/diagnostic.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { placeAt } from '../model/sourcePlace.ts';
import type { Stretch } from './readStretches.ts';

/**
 * Markup of other generators in the middle of a text, which readers see as it is written: the pages of a site that comes
 * from there are full of it. May yield `unread-markup`.
 */
export function shownMarkup({ file, body, format }: SourceFile, stretches: readonly Stretch[]): Diagnostic[] {
  return stretches.flatMap(({ kind, start, end }) => {
    if (kind !== 'text' && kind !== 'heading') return [];
    // With the signs around it: what stands before may be a link, and behind it code.
    const from = Math.max(0, start - 1);
    const text = body.slice(from, end + 1);
    return MARKUP.filter(({ isIn }) => isIn !== 'md' || format === 'md').flatMap(({ pattern, isIn, remedy }) =>
      // At the start of a paragraph the build tells of it.
      [...text.matchAll(pattern)]
        .filter(({ index }) => index > start - from || body[start - 1] === ')' || isIn === 'both' || kind === 'heading')
        .map(({ 0: written, 1: inner = '', index }): Diagnostic => {
          const place = placeAt(file, body, from + index, written.length);
          const { hint, meant } = remedy(written, inner);
          const fix: Fix | undefined = meant === undefined ? undefined : { place, was: written, text: meant };
          return {
            severity: 'warning',
            code: 'unread-markup',
            message: `Readers see \`${written}\` as plain text.`,
            place,
            hint,
            ...(fix === undefined ? {} : { fix }),
          };
        }),
    );
  });
}

interface Remedy {
  readonly hint: string;
  /** What needs no judgement to be written instead. */
  readonly meant?: string | undefined;
}

interface Markup {
  readonly pattern: RegExp;
  /** In `.mdx` braces are expressions. */
  readonly isIn: 'md' | 'both';
  readonly remedy: (written: string, inner: string) => Remedy;
}

const EMOJI: Readonly<Record<string, string>> = {
  bug: '🐛',
  bulb: '💡',
  construction: '🚧',
  eyes: '👀',
  fire: '🔥',
  heart: '❤️',
  memo: '📝',
  rocket: '🚀',
  smile: '😄',
  sparkles: '✨',
  star: '⭐',
  tada: '🎉',
  warning: '⚠️',
  white_check_mark: '✅',
  x: '❌',
  zap: '⚡',
};

const MARKUP: readonly Markup[] = [
  // Attributes stand right behind a link or picture.
  {
    pattern: /(?<=^\))\{[.#:]?[\w-][^{}\n]{0,200}\}/g,
    isIn: 'md',
    remedy: () => ({
      hint: 'delete it: links and images cannot have attributes; for a size, write `<img width="300" src="…" alt="…">`',
    }),
  },
  // Behind a letter or a colon it is a part of something else, such as a time or `std::x::y`; before code, a role of Sphinx.
  {
    pattern: /(?<![\w:/])(?<!\\):([a-z][a-z\d_]*|\+1|-1):(?![\w:`])/g,
    isIn: 'both',
    remedy: (_, name) => ({
      hint: `write the character itself${Object.hasOwn(EMOJI, name) ? `, ${EMOJI[name]}` : ''}`,
      meant: Object.hasOwn(EMOJI, name) ? EMOJI[name] : undefined,
    }),
  },
  {
    pattern: /(?<!\\)\{\{\s*[$\w][^{}\n]*\}\}/g,
    isIn: 'md',
    remedy: () => ({
      hint: 'write the text itself, or `{NAME}` in an `.mdx` page for a constant from the configuration',
    }),
  },
  {
    pattern: /(?<=[^\\]\]\()([^\s()<>"'][^()<>"'\n]{0,200} [^()<>"'\n]{0,200}\.[a-z]{2,5}(?:#[^\s()]*)?)(?=\))/g,
    isIn: 'both',
    remedy: (written) => ({
      hint: `write \`<${written}>\`: a URL with spaces needs angle brackets`,
      meant: `<${written}>`,
    }),
  },
];
