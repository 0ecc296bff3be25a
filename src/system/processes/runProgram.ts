import { spawn } from 'node:child_process';

export interface ProgramOutput {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program that takes longer than this is taken for one that is not there. */
const PROGRAM_TIMEOUT_MS = 30_000;

/** Runs a program of the machine with an input; undefined where there is none of that name, or it does not answer. */
export function runProgram(name: string, args: readonly string[], input: string): Promise<ProgramOutput | undefined> {
  return new Promise((settle) => {
    // Nothing of the user's own is run before.
    const env = { ...process.env, LC_ALL: 'C', BASH_ENV: '', ENV: '', PYTHONSTARTUP: '' };
    const child = spawn(name, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
    // The timer of `spawn` itself outlives a program that is not there.
    const timer = setTimeout(() => child.kill('SIGKILL'), PROGRAM_TIMEOUT_MS);
    const end = (output: ProgramOutput | undefined) => {
      clearTimeout(timer);
      settle(output);
    };
    let stdout = '';
    let stderr = '';
    child.on('error', () => end(undefined));
    child.on('close', (code) => end(code === null ? undefined : { code, stdout, stderr }));
    // It may have no pipes then, as where the system allows no more open files.
    if (child.pid === undefined) return;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    // A program that does not want its input closes the pipe.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
