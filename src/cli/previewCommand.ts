import { loadConfig } from '../config/loadConfig.ts';
import { createPreviewServer } from '../dev/previewServer.ts';
import type { CommandFlags } from './flags.ts';
import { formatDiagnostics, paintFor } from './printDiagnostics.ts';
import { runServer } from './runServer.ts';
import type { SiteFaults } from './siteFaults.ts';

/** Port of the preview unless another is asked for. */
const PREVIEW_PORT = 4173;

/** `docsgen preview`: serves until it is stopped; yields the exit code. */
export async function runPreview(root: string, flags: CommandFlags, faults: SiteFaults): Promise<number> {
  faults.listen((fault) => process.stderr.write(`${formatDiagnostics([fault], root, paintFor(process.stderr))}\n`));
  const { config } = await loadConfig(root, flags, process.env);
  const preview = createPreviewServer({ folder: config.outDir, host: flags.host });
  if (preview === undefined) {
    process.stderr.write(`docsgen: There is no built site in \`${config.outDir}\`.\n  hint: docsgen build\n`);
    return 2;
  }
  return runServer({ server: preview.server, base: preview.base, name: 'Preview', defaultPort: PREVIEW_PORT, flags });
}
