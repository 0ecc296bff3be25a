// Loaded before a program: once it has said `HOLD_AT` on stderr, it waits until something comes on its stdin, or that ends.
// Its threads tell when they end.
import { readSync, writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { stderr } = process;
const { write } = stderr;
if (isMainThread)
  stderr.write = (text, ...rest) => {
    const answer = write.call(stderr, text, ...rest);
    if (String(text).includes(process.env.HOLD_AT)) {
      stderr.write = write;
      readSync(0, Buffer.alloc(1));
    }
    return answer;
  };
else process.once('exit', () => writeSync(2, 'A thread has ended.\n'));
