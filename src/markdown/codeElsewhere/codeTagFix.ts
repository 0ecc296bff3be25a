import type { Fix } from '../../model/diagnostic.ts';
import { codePath } from '../code/codePath.ts';
import type { Tags } from '../mdx/componentTags.ts';
import { importedCode } from '../mdx/pageImports.ts';
import type { PageState } from '../pageState.ts';
import { indentOf, isAlone, replacedLines } from '../pieces.ts';
import { marksAround } from '../twin/marksAround.ts';
import { languageBefore } from './languageBefore.ts';

/**
 * The correction of `<CodeBlock>` of Docusaurus and `<Code>` of Starlight: the code in it stands in a fence, and a file
 * that the page imports as text is named there. Undefined where that file is not among the pages, and for what a fence
 * does not say.
 */
export function codeTagFix({ opening, closing }: Tags, state: PageState): Fix | undefined {
  const { source } = state;
  const { body } = source;
  const end = closing === undefined ? opening.offset + opening.text.length : closing.offset + closing.text.length;
  const whole = { offset: opening.offset, text: body.slice(opening.offset, end) };
  // Code that is indented would lose what is before it.
  if (indentOf(opening, body) !== '' || !isAlone(whole, body)) return undefined;
  const given = attributesOf(opening.text);
  const code = given.get('code');
  const inner = body.slice(opening.offset + opening.text.length, closing?.offset ?? end).trim();
  const written = code ?? /^\{(.*)\}$/s.exec(inner)?.[1]?.trim();
  if (written === undefined || (code !== undefined && inner !== '')) return undefined;
  given.delete('code');
  const info = infoOf(given);
  const shown = shownCode(written, state);
  return info === undefined || shown === undefined ? undefined : replacedLines(whole, fenceOf(info, shown), source);
}

/** What stands behind each name in a tag: an expression, a text in quotes, or `true`. */
const attributesOf = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', text, expression = 'true']) => [
      name,
      text === undefined ? expression.trim() : JSON.stringify(text),
    ]),
  );

const ATTRIBUTE = /(?<=\s)([\w-]+)(?:=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\}))?(?=[\s/>])/g;

interface Info {
  readonly language: string;
  readonly words: readonly string[];
}

/** What stands behind the signs of a fence; undefined where something has no place there. */
function infoOf(given: ReadonlyMap<string, string>): Info | undefined {
  let language = '';
  const words: string[] = [];
  for (const [name, value] of given) {
    const text = /^"([^"\\]*)"$/.exec(value)?.[1];
    const named =
      text !== undefined && /^(?:lang|language)$/.test(name) ? text : /^language-(\S+)$/.exec(text ?? '')?.[1];
    if (named !== undefined && /^[\w+#-]+$/.test(named)) language = named;
    else if (name === 'title' && text !== undefined && text !== '') words.push(`title="${text}"`);
    else if (name === 'showLineNumbers' && /^(?:true|\d+)$/.test(value))
      words.push(value === 'true' ? name : `${name}=${value}`);
    else if (name === 'wrap' && value === 'true') words.push(name);
    else if (/^(?:ins|del|mark)$/.test(name) && /^\d+$/.test(value))
      words.push(`${name === 'mark' ? '' : `${name}=`}{${value}}`);
    else return undefined;
  }
  return { language, words };
}

interface Shown {
  readonly file?: string;
  readonly code: string;
}

/** The code that an expression stands for: a text, or a file of the site; undefined for any other. */
function shownCode(written: string, { source, context }: PageState): Shown | undefined {
  const text = /^`([^`\\]*)`$/.exec(written)?.[1] ?? /^"([^"\\]*)"$/.exec(written)?.[1];
  if (text !== undefined) return text.includes('${') ? undefined : { code: text.replace(/^\n|\n$/g, '') };
  const file = importedCode(written, source);
  const isThere = file !== undefined && context.codeFile(codePath(file, source)) !== undefined;
  return isThere ? { file, code: '' } : undefined;
}

function fenceOf({ language, words }: Info, { file, code }: Shown): string {
  const signs = marksAround(code, '`');
  const ofFile = file === undefined ? [] : [`file="${file}"`];
  const behind = language === '' ? [...ofFile, ...words] : [...words, ...ofFile];
  const info = [language || languageBefore(behind), ...behind].filter(Boolean);
  return `${signs}${info.join(' ')}\n${code === '' ? '' : `${code}\n`}${signs}`;
}
