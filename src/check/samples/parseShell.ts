import { runProgram } from '../../system/processes/runProgram.ts';
import type { SampleFault, SampleFaults } from './readSamples.ts';

/**
 * Reads texts with a NUL after each, and answers for each with bash's status and complaint. Nothing of them is run:
 * behind `set -n`, bash goes on to parse alone, as `bash -n` does, and a bash that would not is used for nothing. `bash
 * -n` itself is started only for texts that are wrong, for the line: starting it takes several times as long.
 */
const PROGRAM = `
(eval "set -n
exit 1") || exit
while IFS= read -r -d '' code; do
  said=
  status=0
  (eval "set -n
$code") 2>/dev/null || { said=$(bash -n <<<"$code" 2>&1); status=$?; }
  printf '%s\\0%s\\0' "$status" "$said"
done`;

/** Each text takes a process, and a wrong one three: for more than these, the time of a program might not be enough. */
const AT_A_TIME = 50;

/**
 * What is wrong with each of some samples for the shell, undefined for nothing; undefined where no bash answers.
 * Of a session with `$` prompts the commands are read; `<name>` stands for a word that the reader puts in.
 */
export async function parseShell(codes: readonly string[]): Promise<SampleFaults | undefined> {
  const faults: (SampleFault | undefined)[] = [];
  for (let at = 0; at < codes.length; at += AT_A_TIME) {
    const some = await parseSome(codes.slice(at, at + AT_A_TIME));
    if (some === undefined) return undefined;
    faults.push(...some);
  }
  return faults;
}

async function parseSome(codes: readonly string[]): Promise<SampleFaults | undefined> {
  const variants = codes.map((code) => variantsOf(code.replaceAll('\0', '')));
  const all = variants.flat();
  const run = await runProgram('bash', ['-c', PROGRAM], all.map((code) => `${code}\0`).join(''));
  const answers = run?.stdout.split('\0') ?? [];
  if (run?.code !== 0 || answers.length !== 2 * all.length + 1) return undefined;
  let at = 0;
  return variants.map((own) => {
    const faults = own.map(() => faultOf(answers[at++] ?? '', answers[at++] ?? ''));
    return faults.includes(undefined) ? undefined : faults[0];
  });
}

/** The ways in which a sample may be meant: a line with `>` in a session is output, or goes on with a command. */
function variantsOf(code: string): string[] {
  const prompts = /^\s*\$ /m.test(code) ? (/^\s*> /m.test(code) ? [PROMPT, ANY_PROMPT] : [PROMPT]) : [];
  const meant = prompts.length === 0 ? [code] : prompts.map((prompt) => commandsOf(code, prompt));
  return [...new Set(meant.flatMap((commands) => [commands, withWords(commands)]))];
}

const PROMPT = /^(\s*)\$ /;
const ANY_PROMPT = /^(\s*)[$>] /;

const withWords = (code: string) => code.replace(/<[A-Za-z][\w .|@:/-]*>/g, (word) => 'x'.repeat(word.length));

/** The commands of a session: what follows a prompt, up to a line that does not go on. */
function commandsOf(session: string, prompt: RegExp): string {
  let quote = '';
  let depth = 0;
  let goesOn = false;
  return session
    .split('\n')
    .map((line) => {
      if (!goesOn && !prompt.test(line)) return '';
      const command = line.replace(prompt, '$1  ');
      const code = withoutQuoted(quote + command);
      quote = /['"]/.exec(code)?.[0] ?? '';
      depth = Math.max(0, depth + (code.match(OPENED)?.length ?? 0) - (code.match(CLOSED)?.length ?? 0));
      goesOn = quote !== '' || depth > 0 || /\\$|(?:\||&&)\s*$/.test(line);
      return command;
    })
    .join('\n');
}

/** A command without its comment and without what is in quotes that close. */
const withoutQuoted = (command: string): string => command.replace(/\\.|'[^']*'|"(?:[^"\\]|\\.)*"|(?<!\S)#.*/g, '');

// What begins and ends a command of several lines, where a command may begin.
const OPENED = /(?:^|[;&|(]|\b(?:do|then|else)\b)\s*(?:(?:for|while|until|select|if|case)\b|\{(?=\s|$))|\(\)\s*\{/g;
const CLOSED = /(?:^|[;&|])\s*(?:(?:done|fi|esac)\b|\})/g;

function faultOf(status: string, said: string): SampleFault | undefined {
  if (status === '0') return undefined;
  const [, line = '1', message = said] = /line (\d+): (.*)/.exec(said) ?? [];
  return { line: Number(line), column: 1, message: message.trim() };
}
