import type { SiteElsewhere } from '../model/navigationElsewhere.ts';

/** Title and description of a book, as the part `[book]` of a `book.toml` has them, each a text in one line. */
export function readBookToml(toml: string): Pick<SiteElsewhere, 'title' | 'description'> {
  const book = /^\s*\[book\][^\n]*\n((?:(?!\s*\[)[^\n]*\n?)*)/m.exec(toml)?.[1] ?? '';
  const [title, description] = ['title', 'description'].map((key) => textOf(key, book));
  return { ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) };
}

function textOf(key: string, lines: string): string | undefined {
  const [, basic, literal] =
    new RegExp(`^[ \\t]*${key}[ \\t]*=[ \\t]*(?:("(?!"")(?:\\\\.|[^"\\\\\\n])*")|'(?!'')([^'\\n]*)')`, 'm').exec(
      lines,
    ) ?? [];
  if (basic === undefined) return literal;
  try {
    return JSON.parse(basic) as string;
  } catch {
    return undefined; // A sign is escaped as only TOML has it.
  }
}
