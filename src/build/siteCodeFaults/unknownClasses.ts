import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { placeAt } from '../../model/sourcePlace.ts';
import { literalPattern } from '../../model/text/literalPattern.ts';
import { nearest } from '../../model/text/nearest.ts';
import { withoutWords } from '../faults/withoutWords.ts';
import type { CodeFile } from './siteCode.ts';

/** An import of all names of a CSS module that stands beside the code. */
const IMPORT =
  /(?<![\w$.])import\s+(\*\s*as\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s+from\s*(['"])(\.[^'"\n]*\.module\.css)\3/gu;

/**
 * Names that code takes of a CSS module, and that are not in it: an element without its class says nothing. `stylesAt`
 * yields the text of a stylesheet by its path from the file that imports it; undefined where it is not known. May yield
 * `unknown-class`.
 */
export const unknownClasses = (
  files: readonly CodeFile[],
  stylesAt: (path: string, file: string) => string | undefined,
): Diagnostic[] =>
  files.flatMap(({ file, text }) => {
    if (!text.includes('.module.css')) return [];
    const code = withoutWords(text);
    return [...text.matchAll(IMPORT)].flatMap(({ 0: all, 1: star, 2: name = '', 4: path = '', index }) => {
      const styles = code.startsWith('import', index) ? stylesAt(path, file) : undefined;
      if (styles === undefined) return [];
      if (star !== undefined)
        return warning(`\`${path}\` gives all its names in one default: \`${name}\` has none of them.`, {
          place: placeAt(file, text, index + all.indexOf(star), star.length + name.length),
          hint: `import ${name} from '${path}';`,
        });
      if (isBoundAgain(name, code)) return [];
      const known = namesIn(styles);
      return usesOf(name, text, code)
        .filter(({ used }) => !known.has(used) && !(used in Object.prototype))
        .map(({ used, offset }) =>
          warning(`There is no class \`${used}\` in \`${path}\`: the element gets none.`, {
            place: placeAt(file, text, offset, used.length),
            hint: hintFor(used, name, [...known]),
          }),
        );
    });
  });

const warning = (message: string, rest: Pick<Diagnostic, 'place' | 'hint'>): Diagnostic =>
  warningOf('unknown-class', { message, ...rest });

interface Use {
  readonly used: string;
  readonly offset: number;
}

/** Whether a name is that of a variable or a parameter, too: nobody knows then which of the two code means. */
function isBoundAgain(name: string, code: string): boolean {
  const own = `(?<![\\w$.])${literalPattern(name)}(?![\\w$])`;
  const variable = String.raw`\b(?:const|let|var|function|class)\s+(?:[{[][^=;]*?)?${own}`;
  const alone = String.raw`${own}\s*=>`;
  // A condition is taken for one, too.
  const inList = String.raw`\((?:[^()]|\([^()]*\))*?${own}(?!\s*[.[(?])(?:[^()]|\([^()]*\))*\)\s*(?::[^;{}()=]*)?(?:=>|\{)`;
  return new RegExp(`${variable}|${alone}|${inList}`).test(code);
}

/** Names that code takes of an object: `box.a`, `box['a']`, `{ a } = box`. Those with a default value are left out. */
function usesOf(name: string, text: string, code: string): Use[] {
  const taken = `(?<![\\w$.])${literalPattern(name)}`;
  const dotted = new RegExp(`${taken}\\s*(?:\\?\\.|\\.)\\s*(${IDENTIFIER})`, 'gdu');
  const quoted = new RegExp(`${taken}\\s*(?:\\?\\.)?\\[\\s*(['"])([^'"\\n]+)\\1\\s*\\]`, 'gd');
  const unpacked = new RegExp(`\\{([^{}]*)\\}\\s*=\\s*${literalPattern(name)}\\b(?!\\s*[.[(?])`, 'gd');
  const uses = [
    ...[...code.matchAll(dotted)]
      .filter(({ index }) => [text, code].some((one) => OPERATOR.test(one.slice(Math.max(0, index - 200), index))))
      .map((match) => useOf(match, 1)),
    // Strings are no part of `code`, and what is around them stands in it.
    ...[...text.matchAll(quoted)].filter(({ index }) => code.startsWith(name, index)).map((match) => useOf(match, 2)),
    ...[...code.matchAll(unpacked)].flatMap((match) => unpackedIn(useOf(match, 1))),
  ];
  return uses
    .filter(({ used, offset }) => !/^['"]?\s*\]?\s*(?:\?\?|\|\|)/.test(code.slice(offset + used.length)))
    .sort((one, other) => one.offset - other.offset);
}

const IDENTIFIER = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$]*`;

/** What stands before a name in code. In the text of an element, a sentence may end in it: `in the box. Then`. */
const OPERATOR = /(?:^|[{}([,;=:?&|!+]|\.\.\.|=>|\b(?:await|case|default|in|of|return|typeof|void|yield))\s*$/;

const useOf = (match: RegExpExecArray, group: number): Use => ({
  used: match[group] ?? '',
  offset: match.indices?.[group]?.[0] ?? match.index,
});

/** The names in `{ a, b: c, d = e }` that have no other value, as `d` has. */
const unpackedIn = ({ used, offset }: Use): Use[] =>
  [...used.matchAll(new RegExp(`(?<=^|,)\\s*(${IDENTIFIER})(?!${IDENTIFIER}|\\s*(?::[^,]*)?=)`, 'dgu'))].map(
    (match) => {
      const one = useOf(match, 1);
      return { ...one, offset: offset + one.offset };
    },
  );

/** The names that a CSS module gives, and perhaps a few more: classes, ids, and those of at-rules. */
function namesIn(styles: string): ReadonlySet<string> {
  const text = styles.replace(/\/\*[\s\S]*?\*\//g, ' ');
  const names = text.matchAll(/(?:[.#]|@[\w-]+\s+)((?:\\.|[\w-]|[^\0-\x7f])+)/g);
  return new Set([...names].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
}

/** Other bundlers give `isOpen` for `.is-open`, too. */
function hintFor(used: string, name: string, known: readonly string[]): string {
  const plain = (word: string) => word.replace(/[-_]/g, '').toLowerCase();
  const meant = known.find((one) => plain(one) === plain(used)) ?? nearest(used, known);
  if (meant === undefined) return 'write a class that stands in the file, or add this one there';
  return `did you mean \`${/^[A-Za-z_$][\w$]*$/.test(meant) ? `${name}.${meant}` : `${name}['${meant}']`}\`?`;
}
