import { mapConcurrently } from '../../model/mapConcurrently.ts';
import { runProgram } from '../../system/runProgram.ts';
import { withoutElisions } from './elisions.ts';
import type { SampleFault, SampleFaults } from './readSamples.ts';

/** So many programs run at a time. */
const AT_A_TIME = 4;

/**
 * What is wrong with each of some samples of Go, undefined for nothing; undefined where the machine has no such `program`.
 * Declarations and statements alone are taken, too.
 */
export async function parseGo(codes: readonly string[], program = 'gofmt'): Promise<SampleFaults | undefined> {
  const answers = await mapConcurrently(codes, AT_A_TIME, (code) => parseOne(code, program));
  return answers.includes(undefined) ? undefined : answers.map((answer) => answer?.fault);
}

interface Answer {
  readonly fault: SampleFault | undefined;
}

/** The fault of the sample as it stands, if it has one in every way of reading it; undefined without the program. */
async function parseOne(code: string, program: string): Promise<Answer | undefined> {
  let first: SampleFault | undefined;
  for (const variant of withoutElisions(code)) {
    const run = await runProgram(program, ['-e'], variant);
    if (run === undefined) return undefined;
    if (run.code === 0) return { fault: undefined };
    first ??= faultOf(run.stderr);
  }
  return { fault: first };
}

function faultOf(said: string): SampleFault {
  const [, line = '1', column = '1', message = said.trim()] = /:(\d+):(\d+): (.*)/.exec(said) ?? [];
  return { line: Number(line), column: Number(column), message };
}
