import { lineAt, lineStart, replaced } from '../../markdown/pieces.ts';
import { bookFile } from '../../markdown/tagsElsewhere/foreignTags.ts';
import { type Fix, joinFixes } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';

/** What mdBook, the snippets of MkDocs, and its `markdown-include` show in place of themselves. */
const INCLUDES = [
  /^\{\{#(?:include|rustdoc_include|playground)[ \t]+([^\s{}]+)[^{}]*\}\}$/,
  /^-+8<-+[ \t]+["']([^"'\n]+)["']$/,
  /^\{!>?[ \t]*([^\s{}!]+)[ \t]*!\}$/,
];

/** The file, and the part of it, that such a line in a code block shows; undefined for any other. */
export function includedCode(written: string): string | undefined {
  const line = written.trim();
  const given = INCLUDES.map((form) => form.exec(line)?.[1]).find((one) => one !== undefined);
  return given === undefined ? undefined : bookFile(given);
}

/**
 * The correction of a code block that holds nothing but such a line, at `offset`: its first line names the file. Where
 * that path counts from another folder, the next check has a correction of it.
 */
export function includedCodeFix(offset: number, source: SourceText): Fix | undefined {
  const { body } = source;
  const line = lineAt(body, offset);
  const start = line.offset;
  const opening = { offset: lineStart(body, start - 1), text: body.slice(lineStart(body, start - 1), start - 1) };
  const file = includedCode(line.text);
  if (file === undefined || !/^[ \t]*[`~]{3,}(?!.*\bfile=)/.test(opening.text)) return undefined;
  if (!/^[ \t]*[`~]{3,}[ \t]*(?:\n|$)/.test(body.slice(start + line.text.length))) return undefined;
  const opened = `${opening.text.trimEnd()} file="${file}"`;
  return joinFixes([replaced(opening, opened, source), replaced(line, '', source)]);
}
