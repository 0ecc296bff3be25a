import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, placeAtStart, warningOf } from '../../model/diagnostic.ts';
import { COMPONENT_FILES, CONFIG_FILES } from '../siteCode/siteModules.ts';

/**
 * Warns of the site's own files that are not read because another one comes first, or for their name or ending.
 * `root` and `inputs`, the files that are read, are absolute. May yield `unread-file`.
 */
export function shadowedFiles(root: string, inputs: readonly string[]): readonly Diagnostic[] {
  const isLost = (file: string) => existsSync(join(root, file)) && !inputs.includes(join(root, file));
  const first = (files: readonly string[]) => files.find((file) => existsSync(join(root, file)));
  const [config, components, redirects] = [first(CONFIG_FILES), first(COMPONENT_FILES), first([REDIRECTS])];
  const lost = [
    ...[...CONFIG_FILES, ...UNREAD_CONFIGS].map((file) => [file, config, 'site/config.ts'] as const),
    // Beside a configuration, it may be data of that.
    ...(config === undefined ? CONFIG_DATA.map((file) => [file, config, 'site/config.ts'] as const) : []),
    ...[...COMPONENT_FILES, ...UNREAD_COMPONENTS, ...COMPONENT_INDEXES].map(
      (file) => [file, components, 'site/components.tsx'] as const,
    ),
    ...UNREAD_REDIRECTS.map((file) => [file, redirects, REDIRECTS] as const),
    ...UNREAD_STYLES.map((file) => [file, undefined, STYLES] as const),
    // Beside the styles of the site, it may be a part of them.
    ...(first([STYLES]) === undefined ? STYLES_ELSEWHERE.map((file) => [file, undefined, STYLES] as const) : []),
  ].filter(([file, read]) => file !== read && isLost(file));
  return lost.map(([file, read, name]) =>
    warningOf('unread-file', {
      message: `\`${file}\` is ignored${read === undefined ? '' : `: \`${read}\` is read`}.`,
      place: placeAtStart(file),
      hint: hintFor(file, read, name),
    }),
  );
}

function hintFor(file: string, read: string | undefined, name: string): string {
  if (COMPONENT_INDEXES.includes(file)) return `write \`export * from './components/index';\` in \`${read ?? name}\``;
  if (read !== undefined) return `move what is in it to \`${read}\`, and delete it`;
  if (CONFIG_DATA.includes(file)) return `write it as \`${name}\`: \`export const config = { title: 'Acme' };\``;
  if (UNREAD_STYLES.includes(file)) return `write it as CSS in \`${name}\``;
  if (name === REDIRECTS && file.includes('/')) return `move it to \`${name}\`, beside the content folder`;
  return `rename it to \`${name}\``;
}

/** Where others have their configuration, or by what endings. */
const UNREAD_CONFIGS: readonly string[] = [
  ...['mts', 'cts', 'cjs', 'tsx', 'jsx'].map((ending) => `site/config.${ending}`),
  ...['ts', 'mts', 'mjs', 'js'].map((ending) => `docsgen.config.${ending}`),
];

const CONFIG_DATA: readonly string[] = ['json', 'yaml', 'yml', 'toml'].map((ending) => `site/config.${ending}`);

const REDIRECTS = 'redirects.yaml';
const UNREAD_REDIRECTS: readonly string[] = [
  'redirects.yml',
  ...['content', 'site'].flatMap((folder) => ['yaml', 'yml'].map((ending) => `${folder}/redirects.${ending}`)),
];

const STYLES = 'site/site.css';
const STYLES_ELSEWHERE: readonly string[] = ['style', 'styles', 'custom'].map((name) => `site/${name}.css`);
const UNREAD_STYLES: readonly string[] = ['scss', 'sass', 'less'].map((ending) => `site/site.${ending}`);

const UNREAD_COMPONENTS: readonly string[] = ['jsx', 'js', 'mjs'].map((ending) => `site/components.${ending}`);
const COMPONENT_INDEXES: readonly string[] = ['ts', 'tsx'].map((ending) => `site/components/index.${ending}`);
