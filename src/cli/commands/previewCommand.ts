import { relative } from 'node:path';
import { loadConfig } from '../../config/loadConfig.ts';
import { createPreviewServer } from '../../dev/previewServer.ts';
import { exists } from '../../system/files.ts';
import { shellWord } from '../../system/shellWord.ts';
import type { CommandFlags } from '../flags.ts';
import { PREVIEW_PORT } from '../portNumber.ts';
import { UsageError } from '../refusal.ts';
import { paintFor } from '../report/paint.ts';
import { formatDiagnostics } from '../report/printDiagnostics.ts';
import type { SiteFaults } from '../siteFaults.ts';
import { runServer } from './runServer.ts';

/** `docsgen preview`: serves until it is stopped; yields the exit code. Throws `UsageError`. */
export async function runPreview(root: string, flags: CommandFlags, faults: SiteFaults): Promise<number> {
  faults.listen((fault) => process.stderr.write(`${formatDiagnostics([fault], root, paintFor(process.stderr))}\n`));
  const { config } = await loadConfig(root, flags, process.env);
  const { outDir, base } = config;
  const preview = createPreviewServer({ folder: outDir, host: flags.host });
  if (preview === undefined) {
    // What stands there is most likely no place for a site.
    const hint = flags.outDir !== undefined && exists(outDir) ? OTHER_FOLDER : buildOf(root, flags);
    throw new UsageError(`There is no built site in \`${outDir}\`.`, hint);
  }
  if (flags.base !== undefined && base !== preview.base)
    throw new UsageError(
      `The site in \`${outDir}\` was built for \`${preview.base}\`, not for \`${base}\`.`,
      buildOf(root, flags),
    );
  return runServer({ server: preview.server, base: preview.base, name: 'Preview', defaultPort: PREVIEW_PORT, flags });
}

const OTHER_FOLDER = 'name the folder of a built site with `--out-dir`';

/** The command line that builds what is to be served. */
function buildOf(root: string, { base, outDir }: CommandFlags): string {
  const words = ['docsgen build', shellWord(relative('', root))];
  if (base !== undefined) words.push('--base', shellWord(base));
  if (outDir !== undefined) words.push('--out-dir', shellWord(outDir));
  return words.filter((word) => word !== '').join(' ');
}
