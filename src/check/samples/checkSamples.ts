import { type Diagnostic, type Fix, warningOf } from '../../model/diagnostic.ts';
import { withoutUndefined } from '../../model/values/withoutUndefined.ts';
import { contentHash } from '../../system/contentHash.ts';
import { parseGo } from './parseGo.ts';
import { parseJson, parseLooseJson } from './parseJson.ts';
import { parsePython } from './parsePython.ts';
import { parseScripts } from './parseScripts.ts';
import { parseShell } from './parseShell.ts';
import { MARKUP_AROUND, parseTypeScript } from './parseTypeScript.ts';
import { parseYaml } from './parseYaml.ts';
import { placeInSample, type Sample, type SampleFault, type SampleFaults } from './readSamples.ts';

/** What the check of samples came to. */
export interface SampleCheck {
  readonly diagnostics: readonly Diagnostic[];
  /** Keys of those with which nothing is wrong, see `KnownSamples`. */
  readonly sound: readonly string[];
  /** Languages that were not looked at, and why. */
  readonly notes: readonly string[];
}

/** Samples that have been looked at, by a name of language and code, with what is wrong with each. */
export type KnownSamples = Map<string, SampleFault | undefined>;

/** A language whose samples can be checked. `parse` yields undefined where the program is missing or too slow. */
interface CheckedLanguage {
  readonly name: string;
  readonly words: readonly string[];
  readonly program?: string;
  readonly parse: (codes: readonly string[]) => SampleFaults | Promise<SampleFaults | undefined>;
}

const LANGUAGES: readonly CheckedLanguage[] = [
  {
    name: 'JavaScript',
    words: ['javascript', 'js', 'jsx', 'mjs', 'cjs'],
    parse: (codes) => parseScripts(codes, 'jsx'),
  },
  { name: 'TypeScript', words: ['typescript', 'ts', 'mts', 'cts'], parse: parseTypeScript },
  { name: 'TSX', words: ['tsx'], parse: (codes) => parseScripts(codes, 'tsx') },
  { name: 'JSON', words: ['json'], parse: parseJson },
  { name: 'JSON', words: ['jsonc', 'json5'], parse: parseLooseJson },
  { name: 'YAML', words: ['yaml', 'yml'], parse: parseYaml },
  { name: 'Python', words: ['python', 'py'], program: 'python3', parse: parsePython },
  { name: 'shell', words: ['bash', 'sh', 'shell'], program: 'bash', parse: parseShell },
  { name: 'Go', words: ['go', 'golang'], program: 'gofmt', parse: parseGo },
];

interface Looking {
  readonly linesOf: (file: string) => readonly string[];
  readonly known: KnownSamples;
}

/**
 * Samples that their language cannot parse; none of them is run. What is `known` is not looked at again, and what is
 * looked at comes to be known. May yield `sample-syntax`.
 */
export async function checkSamples(samples: readonly Sample[], looking: Looking): Promise<SampleCheck> {
  const checks = await Promise.all(LANGUAGES.map((language) => checkLanguage(language, samples, looking)));
  return {
    diagnostics: checks.flatMap(({ diagnostics }) => diagnostics),
    sound: [...new Set(checks.flatMap(({ sound }) => sound))],
    notes: checks.flatMap(({ notes }) => notes),
  };
}

async function checkLanguage(
  { name, words, program, parse }: CheckedLanguage,
  samples: readonly Sample[],
  { linesOf, known }: Looking,
): Promise<SampleCheck> {
  const own = samples.filter(({ language }) => words.includes(language));
  if (own.length === 0) return { diagnostics: [], sound: [], notes: [] };
  const keyOf = (code: string) => contentHash(`${words[0]} ${code}`);
  // The same command stands on many pages.
  const codes = [...new Set(own.map(({ code }) => code))].filter((code) => !known.has(keyOf(code)));
  const faults = codes.length === 0 ? [] : await parse(codes);
  if (faults === undefined) {
    const count = `${own.length} ${name} ${own.length === 1 ? 'sample was' : 'samples were'}`;
    return { diagnostics: [], sound: [], notes: [`${count} not checked: no \`${program}\` answers on this machine.`] };
  }
  for (const [index, code] of codes.entries()) known.set(keyOf(code), faults[index]);
  return {
    diagnostics: own.flatMap((sample) => {
      const fault = known.get(keyOf(sample.code));
      return fault === undefined ? [] : [diagnosticOf(sample, fault, { name, linesOf })];
    }),
    sound: own.map(({ code }) => keyOf(code)).filter((key) => known.get(key) === undefined),
    notes: [],
  };
}

const diagnosticOf = (
  sample: Sample,
  fault: SampleFault,
  { name, linesOf }: Pick<CheckedLanguage, 'name'> & Pick<Looking, 'linesOf'>,
): Diagnostic =>
  warningOf('sample-syntax', {
    message: `The ${name} sample cannot be parsed: ${fault.message.replaceAll('`', "'").replace(/\s+/g, ' ')}.`.replace(
      /([.?!])\.$/,
      '$1',
    ),
    place: placeInSample(sample, fault, linesOf(sample.file)),
    hint: hintOf(sample, fault, name),
    ...withoutUndefined({
      fix: fault.language === undefined ? undefined : languageFix(sample, fault.language, linesOf),
    }),
  });

/** Writes another language behind the fence; undefined where its own does not stand there by itself. */
function languageFix(
  { file, fence, language: was }: Sample,
  language: string,
  linesOf: Looking['linesOf'],
): Fix | undefined {
  const line = linesOf(file)[fence - 1] ?? '';
  const [before] = /^[\s>\d.)*+-]*(?:`{3,}|~{3,})[ \t]*/.exec(line) ?? [];
  if (before === undefined) return undefined;
  const written = line.slice(before.length, before.length + was.length);
  if (written.toLowerCase() !== was) return undefined;
  const column = before.length + 1;
  return { place: { file, line: fence, column, endColumn: column + was.length }, was: written, text: language };
}

function hintOf({ language, code }: Sample, { message, line }: SampleFault, name: string): string {
  if (/^JSON does not support (?:comments|trailing commas)/.test(message))
    return 'write `jsonc` after the fence: it may have comments and commas to spare';
  if (/^TypeScript does not support JSX/.test(message)) return 'write `tsx` after the fence: it has JSX in it';
  if (MARKUP_AROUND.test(code) && /^(?:JavaScript|TypeScript|TSX)$/.test(name))
    return 'write the language of the whole file after the fence, such as `vue` or `html`';
  if (/^\s*\$ /.test(code) && name !== 'shell')
    return 'write `console` after the fence: it shows a command and what that prints';
  const session =
    name === 'shell' && line > 1 ? ', or write `console` if it shows what commands print, with `$ ` before each' : '';
  return `fix it${session}, or write \`${language} no-check\` after the fence if this is intended`;
}
