import { mapConcurrently } from '../../model/values/mapConcurrently.ts';
import { runProgram } from '../../system/processes/runProgram.ts';
import { withoutElisions } from './elisions.ts';
import type { SampleFault, SampleFaults } from './readSamples.ts';

/** So many programs run at a time. */
const AT_A_TIME = 4;

/**
 * What is wrong with each of some samples of Go, undefined for nothing; undefined where the machine has no such
 * `program`. Declarations and statements alone are taken, too.
 */
export async function parseGo(codes: readonly string[], program = 'gofmt'): Promise<SampleFaults | undefined> {
  const answers = await mapConcurrently(codes, AT_A_TIME, (code) => parseOne(code, program));
  return answers.includes(undefined) ? undefined : answers.map((answer) => answer?.fault);
}

interface Answer {
  readonly fault: SampleFault | undefined;
}

/**
 * The fault of the sample as it stands, if it has one in every way of reading it; undefined where no Go answers: the
 * program may be that of a version manager, which has none to start.
 */
async function parseOne(code: string, program: string): Promise<Answer | undefined> {
  // To it, comments alone are no Go.
  if (code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim() === '') return { fault: undefined };
  let first: SampleFault | undefined;
  for (const variant of withoutElisions(code)) {
    // What is put before statements stands on the first line, and would be counted with the columns of that.
    const run = await runProgram(program, ['-e'], `\n${variant}`);
    if (run?.code === 0) return { fault: undefined };
    const fault = run && faultOf(run.stderr, code);
    if (fault === undefined) return undefined;
    first ??= fault;
  }
  return { fault: first };
}

/**
 * What is said of the sample: columns are counted in bytes there, and lines with the empty one before the code.
 * Undefined where no place is said.
 */
function faultOf(said: string, code: string): SampleFault | undefined {
  const [, line, column, message] = /:(\d+):(\d+): (.*)/.exec(said) ?? [];
  if (message === undefined) return undefined;
  const bytes = Buffer.from(code.split('\n')[Number(line) - 2] ?? '');
  const before = bytes.subarray(0, Number(column) - 1).toString();
  return { line: Number(line) - 1, column: before.length + 1, message };
}
