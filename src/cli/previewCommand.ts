import { loadConfig } from '../config/loadConfig.ts';
import { createPreviewServer } from '../dev/previewServer.ts';
import type { CommandFlags } from './flags.ts';
import { runServer } from './runServer.ts';

/** Port of the preview unless another is asked for. */
const PREVIEW_PORT = 4173;

/** `docsgen preview`: serves until it is stopped; yields the exit code. */
export async function runPreview(root: string, flags: CommandFlags): Promise<number> {
  const { config } = await loadConfig(root, flags, process.env);
  const preview = createPreviewServer({ folder: config.outDir, host: flags.host });
  if (preview === undefined) {
    process.stderr.write(`docsgen: Nothing is built in \`${config.outDir}\`.\n  hint: docsgen build\n`);
    return 2;
  }
  return runServer({ server: preview.server, base: preview.base, name: 'Preview', defaultPort: PREVIEW_PORT, flags });
}
