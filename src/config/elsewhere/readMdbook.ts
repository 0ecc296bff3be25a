import { posix } from 'node:path';
import type { EntryElsewhere, RedirectElsewhere, SiteElsewhere } from '../../model/navigationElsewhere.ts';
import { isSiteUrl, normalBase } from '../siteBase.ts';
import { hostNameOf } from './placesHere.ts';

/** A text of a TOML file that stands in a line. */
interface TomlText {
  /** The table that it is in, such as `output.html`, with what its name has before a last dot. */
  readonly table: string;
  readonly key: string;
  readonly value: string;
  /** Of the key. */
  readonly place: EntryElsewhere['place'];
}

/**
 * What a `book.toml` says of a book besides its chapters, which `SUMMARY.md` lists. `file` is relative to the project. What
 * is no text in a line is passed over.
 */
export function readMdbook(toml: string, file: string): Omit<SiteElsewhere, 'entries'> {
  const texts = tomlTexts(toml, file);
  const find = (table: string, key: string) => texts.find((one) => one.table === table && one.key === key);
  const [title, description, lang, dir, src = 'src'] = [
    'title',
    'description',
    'language',
    'text-direction',
    'src',
  ].map((key) => find('book', key)?.value);
  const address = addressIn(find('output.html', 'site-url')?.value);
  const redirects = texts.flatMap((text) => redirectIn(text, address.base ?? '/'));
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(lang === undefined ? {} : { lang }),
    ...(dir === 'ltr' || dir === 'rtl' ? { dir } : {}),
    ...address,
    ...sourceIn(find('output.html', 'git-repository-url'), find('output.html', 'edit-url-template')?.value, src),
    ...(redirects.length === 0 ? {} : { redirects }),
    startsWithFirst: true,
  };
}

const addressIn = (siteUrl: string | undefined): Pick<SiteElsewhere, 'siteUrl' | 'base'> => {
  if (siteUrl === undefined) return {};
  return isSiteUrl(siteUrl) ? { siteUrl, base: new URL(siteUrl).pathname } : { base: siteUrl };
};

/** The code of a book: with an address for edits its repository, else a link at the top. */
function sourceIn(
  repository: TomlText | undefined,
  template: string | undefined,
  folder: string,
): Pick<SiteElsewhere, 'repository' | 'header'> {
  if (repository === undefined || !URL.canParse(repository.value)) return {};
  const { value: url, place } = repository;
  if (template === undefined || !URL.canParse(template) || !template.includes('{path}'))
    return { header: { right: [{ text: hostNameOf(url), target: url, place }] } };
  // There, the folder of the chapters is a part of the path.
  const editUrl = template.replace('{path}', () => posix.join(folder, '{path}'));
  return { repository: { url, editUrl, folder } };
}

/** An old address; where it leads is written as seen from there. */
function redirectIn({ table, key, value, place }: TomlText, base: string): readonly RedirectElsewhere[] {
  if (table !== 'output.html.redirect') return [];
  const from = posix.join('/', key);
  return [{ from, to: targetOf(value, from, normalBase(base)), option: table, place }];
}

/** A path from the folder of the chapters, which begins with `../` where it leads out of the book, or a full URL. */
function targetOf(to: string, from: string, base: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(to)) return to;
  if (to.startsWith('/')) return to.startsWith(base) ? to.slice(base.length) : to;
  return posix.join(posix.dirname(from.slice(1)), to);
}

const TABLE = /^[ \t]*\[[ \t]*([\w.-]+)[ \t]*\][ \t]*(?:#.*)?$/;
const PAIR =
  /^([ \t]*)("(?:\\.|[^"\\])+"|'[^']+'|[\w.-]+)[ \t]*=[ \t]*("(?!"")(?:\\.|[^"\\])*"|'(?!'')[^']*')[ \t]*(?:#.*)?$/;

function tomlTexts(toml: string, file: string): readonly TomlText[] {
  let table = '';
  return toml.split(/\r\n|\n/).flatMap((line, index): readonly TomlText[] => {
    table = TABLE.exec(line)?.[1] ?? table;
    const [, indent = '', written = '', given = ''] = PAIR.exec(line) ?? [];
    const [key, value] = [written, given].map(textOf);
    if (key === undefined || value === undefined) return [];
    const column = indent.length + 1;
    const place = { file, line: index + 1, column, endColumn: column + written.length };
    const path = /^["']/.test(written) ? [table, key] : splitPath(`${table}.${key}`);
    return [{ table: path[0] ?? '', key: path[1] ?? '', value, place }];
  });
}

/** `book.title` → `book`, `title` */
const splitPath = (path: string) => {
  const end = path.lastIndexOf('.');
  return [path.slice(0, end), path.slice(end + 1)];
};

function textOf(written: string): string | undefined {
  if (written.startsWith("'")) return written.slice(1, -1);
  if (!written.startsWith('"')) return written || undefined;
  try {
    return JSON.parse(written) as string;
  } catch {
    return undefined; // A sign is escaped as only TOML has it.
  }
}
