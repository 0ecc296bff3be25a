import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import type { CompiledPage } from '../../model/page.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import { blanked } from '../../model/text/blanked.ts';
import { literalPattern } from '../../model/text/literalPattern.ts';
import type { CompileContext } from '../compileContext.ts';
import { type Definition, definitionsIn, mayDefine } from './definitions.ts';

/** The partial, in the folder of a language, whose abbreviations all of its pages have. */
export const GLOSSARY_FILE = '_glossary.md';

/** What the abbreviations of all pages stand for. */
export interface Glossary {
  readonly meanings: ReadonlyMap<string, string>;
  /** Names the bytes of its file. */
  readonly hash: string;
  /** Names what it says of the abbreviations that stand somewhere in some texts of Markdown, and may say of others. */
  readonly sumOf: (texts: readonly string[]) => string;
}

/** Undefined for a partial that has this name and defines nothing. */
export function readGlossary(source: SourceFile): Glossary | undefined {
  if (!mayDefine(source)) return undefined;
  const meanings = new Map<string, string>();
  for (const { term, meaning } of definitionsIn(read(source)))
    if (meaning !== '' && !meanings.has(term)) meanings.set(term, meaning);
  if (meanings.size === 0) return undefined;
  const entries = [...meanings].map(([term, meaning]) => [asLooked(term), `${term}: ${meaning}`] as const);
  const termsIn = finderOf(entries.map(([term]) => term));
  return {
    meanings,
    hash: source.hash,
    sumOf(texts) {
      const looked = asLooked(texts.join('\n'));
      // What other references to characters stand for may be in any term.
      if (/&#?\w+;/.test(looked)) return source.hash;
      const found = termsIn(looked);
      return entries
        .filter(([term]) => found.has(term))
        .map(([, said]) => said)
        .join('\n');
    },
  };
}

/** Its text without comments and samples, as long as it is. */
const read = ({ body }: SourceFile) =>
  body.replace(/<!--[\s\S]*?-->|^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1|(?![\s\S]))/gm, blanked);

/**
 * Finds which of some terms stand somewhere in a text. It goes through that once, however many they are: the longest at
 * a place begins with all others there.
 */
function finderOf(terms: readonly string[]): (text: string) => ReadonlySet<string> {
  const longestFirst = [...terms].sort((one, other) => other.length - one.length).map(literalPattern);
  const pattern = new RegExp(`(?=(${longestFirst.join('|')}))`, 'g');
  return (text) => {
    const longest = new Set([...text.matchAll(pattern)].map(([, term = '']) => term));
    const found = new Set(['']);
    for (const term of longest) for (let end = 1; end <= term.length; end += 1) found.add(term.slice(0, end));
    return found;
  };
}

/** What a page may take from a glossary. */
interface GlossaryUser {
  readonly source: SourceFile;
  readonly includes: CompiledPage['includes'];
  /** The names of the constants that it shows. */
  readonly constants: readonly string[];
}

/**
 * Names the glossary of a page, and what it may take from that: while that is the same, the page is the same with
 * another glossary. Undefined where there is none.
 */
export function glossaryUse(
  { source, includes, constants }: GlossaryUser,
  context: CompileContext,
): CompiledPage['glossary'] {
  const glossary = context.glossary();
  if (glossary === undefined) return undefined;
  const { hash, sumOf } = glossary;
  // A plugin may say anything.
  if (context.plugins !== undefined) return { hash, sum: hash };
  const sum = sumOf([
    source.body,
    JSON.stringify(source.frontmatter),
    ...includes.map(({ path }) => context.partial(path)?.body ?? ''),
    ...constants.map((name) => JSON.stringify(context.constants[name]) ?? ''),
  ]);
  return { hash, sum };
}

/** A text as terms are looked for in it, however their words and signs are written and parted into lines. */
const asLooked = (text: string) =>
  text
    .replaceAll('\\', '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replace(/(?:[\s>]|&gt;|&nbsp;)+/g, ' ');

/** What is wrong with a glossary. May yield `lost-definition` and `unread-markup`. */
export function glossaryFaults(source: SourceFile): readonly Diagnostic[] {
  if (!mayDefine(source)) return [];
  const first = new Map<string, Definition>();
  return definitionsIn(read(source)).flatMap((one): Diagnostic[] => {
    const place = placeIn(source, one.offset, one.label.length);
    if (one.meaning === '') return [{ ...emptyDefinition(one), place }];
    const before = first.get(one.term);
    if (before === undefined) first.set(one.term, one);
    if (before === undefined || before.meaning === one.meaning) return [];
    return [{ ...repeatedDefinition(one, placeIn(source, before.offset).line), place }];
  });
}

/** A definition that says nothing. */
export const emptyDefinition = ({ label }: Pick<Definition, 'label'>) =>
  warningOf('unread-markup', {
    message: `Nothing stands behind \`${label}\`.`,
    hint: `write what it stands for on the same line, as in \`${label} Hyper Text Markup Language\``,
  });

/** A definition whose term another one in the same file has already. */
export const repeatedDefinition = ({ label }: Pick<Definition, 'label'>, line: number) =>
  warningOf('lost-definition', {
    message: `\`${label}\` is defined on line ${line} already, and this definition is not used.`,
    hint: 'delete one of them',
  });
