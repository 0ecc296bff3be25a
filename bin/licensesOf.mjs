import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The licenses of the packages that files belong to, as one text: they go where the code of the packages goes. `paths`
 * are relative to the repository.
 */
export function licensesOf(paths) {
  const folders = paths.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)]
    .sort()
    .map(licenseOf)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function licenseOf(folder) {
  const path = join(root, folder);
  const { name, version, license = 'MIT', author } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const files = readdirSync(path).filter((file) => /^(?:licen[sc]e|copying|notice)/i.test(file));
  const texts = files.map((file) => readFileSync(join(path, file), 'utf8').trim());
  // Some packages name their license alone.
  const holder = typeof author === 'string' ? author : author?.name;
  const said = texts.length > 0 ? texts.join('\n\n') : `License: ${license}${holder ? `\nCopyright ${holder}` : ''}`;
  return `${name} ${version}\n\n${said}\n`;
}
