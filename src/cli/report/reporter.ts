import type { OnProgress } from '../../build/build.ts';

/** Shows how far long work has come: one live line in a terminal, plain lines elsewhere, nothing when quiet. */
interface Reporter {
  readonly progress: OnProgress;
  /** Ends the live line. */
  readonly finish: () => void;
}

const LABELS = {
  read: 'Reading',
  pages: 'Making pages',
  cards: 'Drawing cards',
  pictures: 'Making pictures smaller',
  check: 'Checking links',
  write: 'Writing',
} as const;

/** A terminal line is drawn anew at most this often. */
const REDRAW_MS = 50;

/** A reporter for a stream. `now` tells milliseconds. */
export function createReporter(
  stream: NodeJS.WriteStream,
  { quiet, now }: { readonly quiet: boolean; readonly now: () => number },
): Reporter {
  if (quiet) return { progress: () => {}, finish: () => {} };
  return stream.isTTY && process.env.TERM !== 'dumb' && !process.env.CI
    ? liveReporter(stream, now)
    : plainReporter(stream);
}

function liveReporter(stream: NodeJS.WriteStream, now: () => number): Reporter {
  let drawnAt = 0;
  return {
    progress(stage, done, total) {
      if (now() - drawnAt < REDRAW_MS && done !== total) return;
      drawnAt = now();
      // Some terminals do not know how wide they are, and say 0.
      const width = (stream.columns || 80) - 1;
      const bar = total > 1 ? ` ${barOf(done / total)} ${done}/${total}` : '';
      stream.write(`\r\u001b[2K${`${LABELS[stage]}${bar}`.slice(0, width)}`);
    },
    finish() {
      stream.write('\r\u001b[2K');
    },
  };
}

const barOf = (share: number) => {
  const full = Math.round(share * 20);
  return `${'█'.repeat(full)}${'░'.repeat(20 - full)}`;
};

function plainReporter(stream: NodeJS.WriteStream): Reporter {
  const said = new Set<string>();
  return {
    progress(stage, _, total) {
      if (said.has(stage)) return;
      said.add(stage);
      stream.write(`${LABELS[stage]}${total > 1 ? ` ${total}` : ''}\n`);
    },
    finish: () => {},
  };
}
