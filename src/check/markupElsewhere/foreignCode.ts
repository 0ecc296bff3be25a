import { packageGroupFix } from '../../markdown/codeElsewhere/packageGroupFix.ts';
import { codeFileHint } from '../../markdown/elsewhere/writtenHere.ts';
import { tabBlocksFix } from '../../markdown/tabsElsewhere/tabBlocksFix.ts';
import { type ForeignMarkup, replacement, sharing } from './foreignMarkup.ts';
import { includedCode, includedCodeFix } from './includedCode.ts';

/** A word behind one of the languages in the first line of a fence; what stands in quotes there is a title. */
const inInfo = (language: RegExp, word: RegExp): RegExp =>
  new RegExp(
    `(?<=^[\`~]{3,}[ \\t]*(?:${language.source})\\b(?:[^\\n"']|"[^"\\n]*"|'[^'\\n]*')*\\s)(?:${word.source})(?=\\s|$)`,
    'g',
  );

/** What to write for lines with a label, as Starlight has them; undefined for any other mark. */
function labeledLines(written: string): string | undefined {
  const [, mark = '', lines] = /^(\w+=)?\{["'][^"']*["']:([\d,\s-]+)\}$/.exec(written) ?? [];
  return lines && `write \`${mark}{${lines.replace(/\s/g, '')}}\`, and its words as a comment in the code`;
}

/** What is looked for behind the language of a code block. */
const BEHIND_LANGUAGES = sharing({ place: 'info' }, [
  // Docusaurus adds tabs with the same command for other package managers.
  {
    pattern: /(?<=^[`~]{3,}[^\n]*\s)npm2yarn(?=\s|$)/g,
    effect: 'readers see this command alone',
    remedy: () => ({
      hint: 'delete it; for other package managers, write `::: code-group` around a code block for each, named as in ` ```sh [yarn] `',
      fixAt: packageGroupFix,
    }),
  },
  // Fumadocs makes tabs of code blocks that follow each other.
  {
    pattern: /(?<=^[`~]{3,}[ \t]*[\w+-]+[^\n]*\s)tab=(?:"[^"\n]+"|'[^'\n]+')(?=\s|$)/g,
    effect: 'readers see the code blocks one below the other, without these names',
    remedy: (written) => ({
      hint: `write \`::: code-group\` and \`:::\` around them, and \`[${written.slice(5, -1)}]\` in place of this`,
      fixAt: tabBlocksFix,
    }),
  },
  // What follows an open quote is no title.
  {
    pattern: /(?<=^[`~]{3,}[^\n]*\s)(?:title|filename)=(?:"[^"\n]*|'[^'\n]*)(?=\n)/g,
    effect: 'its quote is never closed',
    remedy: (written) => ({ hint: `write a ${written.includes('"') ? '`"`' : "`'`"} where the title ends` }),
  },
  // Docusaurus and Rspress run such code, some beside an editor.
  {
    pattern: inInfo(/jsx|tsx/, /live|preview|playground/),
    effect: 'readers see the code, and not what it renders',
    remedy: 'delete it; to show what the code renders, write a component in an `.mdx` page',
  },
  {
    pattern: inInfo(
      /[\w+-]+/,
      /(?!(?:showLineNumbers|lineNumbers|line-numbers)(?![\w-]))(?:show-?)?[lL]ine-?[nN]umbers?/,
    ),
    effect: 'readers see no line numbers',
    remedy: () => replacement('showLineNumbers'),
  },
  // Mintlify has the title bare behind the language: a file, or words of which the first has a capital. Others have
  // switches there, such as `hideLineNumbers`.
  {
    pattern:
      /(?<=^[`~]{3,}[ \t]*[\w+-]+[ \t]+)(?!(?:lineNumbers|(?:show|hide|no|with|enable|disable)[A-Z]\w*)(?![\w.-]))(?:\.?[\w@][\w@/-]*(?:\.[\w-]+)+|[A-Za-z][\w.+#-]*(?<=[A-Z][\w.+#-]*)(?:[ \t]+(?!(?:wrap|fold|lines|expandable|showLineNumbers|no-check|constants)\b)[\w.+#/-]+)*)(?=\s|$)(?![^\n]*\btitle=)/g,
    effect: 'readers see no title',
    remedy: (title) => replacement(`title="${title}"`),
  },
  // Starlight and Nextra fold some of the lines.
  {
    pattern: inInfo(/[\w+-]+/, /collapse=\{[\d,\s-]{1,80}\}/),
    effect: 'readers see all lines',
    isToldOnce: true,
    remedy: 'write `fold` to show the first ten lines alone until a click, or delete it',
  },
  // Marks of texts have forms that are not read here: the first and second of them, a color, the name of some lines.
  {
    pattern: inInfo(
      /[\w+-]+/,
      /(?:"[^"\n]{1,200}"|\/[^\s/][^/\n]{0,200}\/)[\d#][\w,#-]{0,40}|(?:(?:del|ins|mark)=)?\{["'][^}\n]{1,200}\}/,
    ),
    effect: 'readers see no mark',
    isToldOnce: true,
    remedy: (written) => ({
      hint:
        labeledLines(written) ??
        'write a text in quotes alone, such as `"limit"` or `ins="limit"`, which is marked wherever it stands; a comment `// [!code word:limit]` marks it from there on',
    }),
  },
  // Twoslash asks a compiler for what such lines point at.
  {
    pattern: inInfo(/[\w+-]+/, /twoslash/),
    effect: 'readers see lines such as `// ^?`, and no types',
    isToldOnce: true,
    remedy: 'delete it with those lines, or write the types as comments',
  },
]);

/** What is looked for in code, and behind the language of a code block. */
export const FOREIGN_CODE: readonly ForeignMarkup[] = [
  ...BEHIND_LANGUAGES,
  // The language of code in a line, as Nextra and MkDocs have it. Only known names: `{:d}` is a format of Python.
  {
    pattern:
      /(?<=[^`\s])[ ]?\{:(?:[cm]?[jt]sx?|html|s?css|json|bash|sh|shell|py|python|mdx?|ya?ml|go|rust|java|sql|vue|svelte|php|ruby|\.[a-z][\w.]*)\}(?=`+$)|(?<=^`{1,3})#!(?!\/)[a-z][\w+-]*[ ](?=\S)/g,
    place: 'code',
    isToldOnce: true,
    remedy: 'delete it: code in a line has no language here',
  },
  // A block of code that shows nothing but where its code should come from.
  {
    pattern:
      /^[ \t]*(?:\{\{#(?:include|rustdoc_include|playground)[ \t][^{}\n]*\}\}|-+8<-+[ \t]+"[^"\n]+"|\{![^{}\n]+!\}|<<<[ \t]*[^\s<][^\n]*)$/g,
    place: 'fence',
    remedy: (written) => ({ hint: codeFileHint(includedCode(written) ?? './sample.ts'), fixAt: includedCodeFix }),
  },
  // Hugo and Jekyll put values into code, too, such as the version in a command.
  {
    pattern:
      /\{\{(?:<[ \t]*[a-z][\w/.-]*(?:[ \t][^{}\n]{0,200})?>|%[ \t]*[a-z][\w/.-]*(?:[ \t][^{}\n]{0,200})?%|-?[ \t]*site\.[a-z][^{}\n]{0,200})\}\}/g,
    place: 'program',
    isInMarkdownAlone: true,
    isToldOnce: true,
    isOutsideRaw: true,
    remedy:
      'write the value itself, or `{{NAME}}` for a constant from the configuration and `constants` behind the language of the code; or allow it where readers are to see the braces',
  },
  // The number of a note that does not end its line.
  {
    pattern:
      /(?<=(?:#|\/\/|\/\*|<!--|--|;|%)[ \t]{0,3})\(\d{1,2}\)!(?!(?:[ \t]*\(\d{1,2}\)!)*[ \t]*(?:\*\/\}?|-->)?[ \t]*$)/gm,
    place: 'comment',
    isToldOnce: true,
    remedy: 'let the sign end its line: what a note says stands in the list below the code',
  },
  // Rustdoc and mdBook hide such lines.
  {
    pattern: /^[ \t]*#(?:[ \t][^\n]*)?$/gm,
    place: 'rust',
    isToldOnce: true,
    remedy: 'delete the line: readers see all lines of code',
  },
];
