import type { Piece } from '../../markdown/pieces.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import type { Stretch } from '../inspection/readStretches.ts';
import { type LinkingSource, linkTo, unreadLinks } from '../markup/wikiLinkFaults.ts';
import type { Labels } from './labels.ts';

/** Roles of MyST that lead to another place, in the texts of a page: `{ref}` and `{doc}` before code. */
export function roleLinks({ body, format }: SourceFile, stretches: readonly Stretch[]): readonly Piece[] {
  if (format !== 'md' || !ROLE_IN_BODY.test(body)) return [];
  return stretches.flatMap(({ kind, start, end }) => {
    if (kind !== 'text') return [];
    // A text ends where the code of its last role begins.
    return [...body.slice(start, end).matchAll(ROLE)].flatMap(({ 0: role, index }) => {
      const offset = start + index;
      const code = CODE.exec(body.slice(offset + role.length, offset + role.length + CODE_LIMIT))?.[0];
      return code === undefined ? [] : [{ offset, text: role + code }];
    });
  });
}

const ROLE_IN_BODY = /\{(?:std:)?(?:ref|doc)\}`/;
const ROLE = /(?<![\\`\w])\{(?:std:)?(?:ref|doc)\}/g;
const CODE = /^`[^`\n]+`(?!`)/;
const CODE_LIMIT = 500;

/**
 * Tells of each role that leads to a page or label of the site, with the link in Markdown as its correction. May yield
 * `unread-markup`.
 */
export const roleLinkFaults = (links: readonly Piece[], source: LinkingSource, labels: Labels): readonly Diagnostic[] =>
  unreadLinks(links, source, (written) => linkMeant(written, source.relativePath, labels));

function linkMeant(written: string, from: string, labels: Labels): string | undefined {
  const [, role, inner = ''] = /^\{(?:std:)?(ref|doc)\}`([^`]+)`$/.exec(written) ?? [];
  const [, text, named = inner] = /^(.*\S)\s*<([^<>]+)>$/.exec(inner) ?? [];
  const target = role === 'doc' ? labels.page(named.trim(), from) : labels.named(named.trim());
  const shown = text ?? target?.title;
  return target === undefined || shown === undefined ? undefined : linkTo(shown, target, from);
}
