import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import { COMPONENT_FILES, CONFIG_FILES } from './siteModules.ts';

/**
 * Warns of a configuration or components that are not read because another file comes first, or for their ending.
 * `root` and `inputs`, the files that are read, are absolute. May yield `unread-file`.
 */
export function shadowedFiles(root: string, inputs: readonly string[]): readonly Diagnostic[] {
  const isLost = (file: string) => existsSync(join(root, file)) && !inputs.includes(join(root, file));
  const first = (files: readonly string[]) => files.find((file) => existsSync(join(root, file)));
  const [config, components] = [first(CONFIG_FILES), first(COMPONENT_FILES)];
  const lost = [
    ...[...CONFIG_FILES, ...UNREAD_CONFIGS].map((file) => [file, config, 'site/config.ts'] as const),
    ...[...COMPONENT_FILES, ...UNREAD_COMPONENTS].map((file) => [file, components, 'site/components.tsx'] as const),
  ].filter(([file, read]) => file !== read && isLost(file));
  return lost.map(([file, read, name]) => ({
    severity: 'warning',
    code: 'unread-file',
    message: `\`${file}\` is ignored${read === undefined ? '' : `: \`${read}\` is read`}.`,
    place: { file, line: 1, column: 1 },
    hint: read === undefined ? `rename it to \`${name}\`` : `move what is in it to \`${read}\`, and delete it`,
  }));
}

/** Where others have their configuration, or by what endings. */
const UNREAD_CONFIGS: readonly string[] = [
  ...['mts', 'cts', 'cjs', 'tsx'].map((ending) => `site/config.${ending}`),
  ...['ts', 'mts', 'mjs', 'js'].map((ending) => `docsgen.config.${ending}`),
];

const UNREAD_COMPONENTS: readonly string[] = ['jsx', 'js', 'mjs'].map((ending) => `site/components.${ending}`);
