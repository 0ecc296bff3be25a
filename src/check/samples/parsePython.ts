import { type ProgramOutput, runProgram } from '../../system/processes/runProgram.ts';
import type { SampleFault, SampleFaults } from './readSamples.ts';

/** Names of Python 3: its installer for Windows knows the second alone. */
const PROGRAMS = ['python3', 'python'];

/**
 * Parses, and never runs: a list of texts comes in as JSON, a list of faults goes out. The bytes are read, for Windows
 * has another encoding for texts than UTF-8. Python counts columns in characters, without the space before all lines.
 */
const PROGRAM = `
import ast, json, re, sys, textwrap, warnings
warnings.simplefilter("ignore")
def parse(code):
    try:
        ast.parse(code)
    except SyntaxError:
        plain = re.sub(r"^([ \\t]*)[%!]{1,2}[A-Za-z].*", r"\\1pass", code, flags=re.M)
        if plain == code: raise
        parse(plain)
def column(line, offset, code, meant):
    written, read = ((text.split("\\n") + [""] * line)[line - 1] for text in (code, meant))
    before = written[:len(written) - len(read) + max(1, offset) - 1]
    return len(before.encode("utf-16-le", "replace")) // 2 + 1
def fault(code):
    meant = textwrap.dedent(code)
    try:
        parse(meant)
    except SyntaxError as error:
        line = error.lineno or 1
        return {"line": line, "column": column(line, error.offset or 1, code, meant), "message": error.msg}
    except Exception as error:
        return {"line": 1, "column": 1, "message": str(error)}
print(json.dumps([fault(code) for code in json.load(sys.stdin.buffer)]))
`;

/**
 * What is wrong with each of some samples of Python, undefined for nothing; undefined where the machine has no Python.
 * All go through one interpreter: each start would take longer than all of them. Sessions (`>>>`) are no programs, and
 * lines of notebooks that begin with `%` or `!` are commands of theirs.
 */
export async function parsePython(
  codes: readonly string[],
  programs: readonly string[] = PROGRAMS,
): Promise<SampleFaults | undefined> {
  const input = JSON.stringify(codes.map((code) => (/^\s*>>> /m.test(code) ? '' : code)));
  let run: ProgramOutput | undefined;
  for (const program of programs) {
    run = await runProgram(program, ['-I', '-c', PROGRAM], input);
    if (run?.code === 0) break;
  }
  if (run?.code !== 0) return undefined;
  return (JSON.parse(run.stdout) as (SampleFault | null)[]).map((fault) => fault ?? undefined);
}
