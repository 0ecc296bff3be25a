import type { Fix } from '../../model/diagnostic.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import { replaced } from '../pieces.ts';
import { alike } from './alike.ts';
import { isMarkup } from './writtenHere.ts';

/**
 * The correction that writes what a role of MyST shows, such as `{kbd}` before code. `offset` is that of the brace.
 * Undefined for roles that lead somewhere, or show what only Sphinx knows.
 */
export function roleFix(role: string, offset: number, source: SourceText): Fix | undefined {
  const before = `{${role}}`;
  const code = /^(`+)([^`\n]+)\1(?!`)/.exec(source.body.slice(offset + before.length, offset + LIMIT));
  if (code === null) return undefined;
  const meant = writtenFor(role, code[2]?.trim().replaceAll('-->', '→') ?? '', code[0]);
  return meant === undefined ? undefined : replaced({ offset, text: before + code[0] }, meant, source);
}

/** How much is looked at. */
const LIMIT = 300;

function writtenFor(role: string, words: string, code: string): string | undefined {
  const isPlain = !isMarkup(words) && !/[[\]{}&>]/.test(words);
  if (role === 'abbr') {
    const [, short, long] = /^([^()]+?)\s*\(([^()"]+)\)$/.exec(words) ?? [];
    return isPlain && short !== undefined ? `<abbr title="${long}">${short}</abbr>` : undefined;
  }
  if (ELEMENTS.has(role)) return isPlain ? `<${ELEMENTS.get(role)}>${words}</${ELEMENTS.get(role)}>` : undefined;
  // The list of terms is no target here.
  if (role === 'term') {
    const term = words.replace(/\s*<[^<>]+>$/, '');
    return isMarkup(term) || /[[\]{}&>]/.test(term) ? undefined : term;
  }
  if (BOLD.test(role)) return isPlain ? `**${words}**` : undefined;
  if (OF_PROGRAMS.test(role)) {
    const [, title] = /^(.+?)\s*<[^<>]+>$/.exec(words) ?? [];
    // `~` shows the last of the names, `!` makes no link.
    const shown = title ?? (words.startsWith('~') ? words.replace(/^.*[.~]/, '') : words.replace(/^!/, ''));
    return `\`${shown}\``;
  }
  return CODE.test(role) ? code : undefined;
}

const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ['kbd', 'kbd'],
  ...alike('sub subscript', 'sub'),
  ...alike('sup superscript', 'sup'),
]);

const BOLD = /^(?:guilabel|menuselection|strong|dfn)$/;

/** What a program is made of, by its language or without that. */
const OF_PROGRAMS =
  /^(?:(?:py|c|cpp|js|rst):)?(?:func|function|class|meth|mod|attr|exc|obj|data|const|type|macro|member|struct|enum)$/;

const CODE = /^(?:code|literal|file|command|program|option|envvar|samp|mimetype|makevar|regexp)$/;
