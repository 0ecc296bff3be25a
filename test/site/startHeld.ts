import { type ChildProcess, spawn } from 'node:child_process';
import { BINARY } from './site.ts';

/** A program that waits in the middle of its work. */
interface HeldProgram {
  readonly child: ChildProcess;
  /** Lets it go on. */
  readonly release: () => void;
  /** Exit code and signal, once it has ended. */
  readonly ended: Promise<readonly [number | null, NodeJS.Signals | null]>;
  /** What it has said on stderr so far. */
  readonly said: () => string;
  /** Resolves once one of its threads has come to its end. */
  readonly threadEnded: Promise<void>;
}

/**
 * Starts the real program, which waits as soon as it has said a text on stderr: what a test does then meets it there,
 * however slow the machine is. Resolves when it has; rejects where the program ends before.
 */
export async function startHeld(args: readonly string[], folder: string, text: string): Promise<HeldProgram> {
  const child = spawn(process.execPath, [BINARY, ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_OPTIONS: `--import=${new URL('holdAt.mjs', import.meta.url).href}`,
      HOLD_AT: text,
    },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // It may have been killed by then.
  child.stdin.on('error', () => {});
  const ended = new Promise<readonly [number | null, NodeJS.Signals | null]>((resolve) => {
    child.on('close', (...end) => resolve(end));
  });
  let said = '';
  const untilSaid = (text: string) =>
    new Promise<void>((resolve, reject) => {
      child.stderr.on('data', () => said.includes(text) && resolve());
      void ended.then(() => reject(new Error(`The program ended before it said ${text}:\n${said}`)));
    });
  child.stderr.on('data', (data: Buffer) => {
    said += data;
  });
  const threadEnded = untilSaid('A thread has ended.');
  // Not every program has one.
  threadEnded.catch(() => {});
  await untilSaid(text);
  return { child, release: () => child.stdin.end('go'), ended, said: () => said, threadEnded };
}
