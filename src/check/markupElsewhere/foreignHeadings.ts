import { lineAt, replaced } from '../../markdown/pieces.ts';
import type { Fix } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { type ForeignMarkup, replacement, sharing } from './foreignMarkup.ts';

/** The correction that deletes a mark at the end of a heading, with the space before it. */
function withoutMark(offset: number, source: SourceText): Fix {
  const line = lineAt(source.body, offset);
  const start = line.offset + source.body.slice(line.offset, offset).trimEnd().length;
  return replaced(
    { offset: start, text: source.body.slice(start, line.offset + line.text.trimEnd().length) },
    '',
    source,
  );
}

/** What is looked for at the end of headings alone: anchors and marks of other generators. */
export const FOREIGN_HEADINGS: readonly ForeignMarkup[] = sharing({ place: 'heading' }, [
  // Fumadocs lists the headings of a page by such marks.
  {
    pattern: /(?<=[ \t])\[(?:!?toc|step)\](?=\s*$)/g,
    remedy: 'delete it: every page lists its headings, and `<Steps>` holds an ordered list',
  },
  // Anchors of headings; with a number it would be an issue.
  {
    pattern: /(?<=[ \t])\[#(?!\d+\])([\w-]+)\](?=\s*$)/g,
    remedy: (_, id) => replacement(`{#${id}}`),
  },
  {
    pattern: /\{\/\*[ \t]*#([\w-]+)[ \t]*\*\/\}(?=\s*$)/g,
    isInMarkdownAlone: true,
    remedy: (_, id) => replacement(`{#${id}}`),
  },
  // An anchor with a space in it, which nobody reads.
  {
    pattern: /(?<=[ \t])\{#([^{}\n]{0,100})\}(?=\s*$)/g,
    isInMarkdownAlone: true,
    remedy(_, written) {
      const id = written.trim().replace(/\s+/g, '-');
      return id === ''
        ? { hint: 'write the anchor behind the sign, or delete it' }
        : replacement(`{#${id}}`, 'an anchor has no spaces');
    },
  },
  // Attributes of Python-Markdown, whose list begins with another than an anchor or a class.
  {
    pattern:
      /(?<=[ \t])\{[ \t]*(?:(?:id|class|title|style|data-[\w-]+)=(?:"[^"{}\n]*"|'[^'{}\n]*'|[^\s"'{}]+)|data-[\w-]+)(?:[ \t][^{}\n]{0,200})?\}(?=\s*$)/g,
    isInMarkdownAlone: true,
    remedy(written) {
      const [, id] = /(?<=[\s{])(?:id=["']?|#)([^\s"'{}]+)/.exec(written) ?? [];
      if (id !== undefined) return replacement(`{#${id}}`);
      return { hint: 'delete it: headings have no attributes but an anchor, `{#anchor}`', meant: '' };
    },
  },
  // Docsify's, and its mark of headings that its sidebar leaves out.
  {
    pattern: /(?<=[ \t]):id=([\w-]+)(?=\s*$)/g,
    remedy: (_, id) => replacement(`{#${id}}`),
  },
  {
    pattern: /(?<!\\)\{docsify-ignore(?:-all)?\}(?=\s*$)/g,
    isInMarkdownAlone: true,
    remedy: () => ({
      hint: 'delete it; `toc: 2` in the front matter lists the headings of that level alone',
      fixAt: withoutMark,
    }),
  },
]);
