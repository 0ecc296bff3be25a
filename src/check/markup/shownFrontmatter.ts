import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { keyPlace, type SourceFile } from '../../model/sourceFile.ts';
import { blanked } from '../../model/text/blanked.ts';

/** What readers see as a text: code in it is shown as code, and nothing else of Markdown. */
const SHOWN_KEYS = ['title', 'description'] as const;

// Words in bold, a link, or a tag of HTML.
const MARKUP =
  /(?<![*\w])\*\*(?=[^\s*])[^*]{1,200}(?<=\S)\*\*(?![*\w])|(?<![\w\]])\[[^[\]]{1,200}\]\((?:[a-z]+:|[./#])[^()\s]{0,300}\)|<(b|i|em|strong|a|code|span)\b[^<>]{0,300}>[^<>]*<\/\1>|<br\s*\/?>/;

/** Markdown in the words of front matter, which other generators do not show or read. May yield `unread-markup`. */
export const shownFrontmatter = (source: SourceFile): readonly Diagnostic[] =>
  SHOWN_KEYS.flatMap((key) => {
    const words = source.frontmatter[key];
    const written = words === undefined ? undefined : MARKUP.exec(words.replace(/`[^`]*`/g, blanked))?.[0];
    if (written === undefined) return [];
    return warningOf('unread-markup', {
      message: `Readers see \`${written}\` in the \`${key}\` as plain text.`,
      place: keyPlace(source, key),
      hint: `write the words alone: of Markdown, \`${key}\` shows nothing but code in backticks`,
    });
  });
