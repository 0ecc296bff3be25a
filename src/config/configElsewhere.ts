import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, Fix } from '../model/diagnostic.ts';
import { SETTINGS_ELSEWHERE } from '../model/settingsElsewhere.ts';
import { readText } from '../system/files.ts';
import { configFromMintlify } from './configFromMintlify.ts';

/**
 * Warns of the settings of another generator in a project that has none of docsgen's: title, sidebar and pages would not
 * be those that they name. Of several files the first is told of. `root` is absolute. May yield `unread-file`.
 */
export function configElsewhere(root: string): readonly Diagnostic[] {
  const has = (path: string) => existsSync(join(root, path));
  for (const { generator, pages, names } of SETTINGS_ELSEWHERE) {
    const file = names.find(has);
    if (file === undefined) continue;
    const fix = generator === 'Mintlify' ? configFix(file, root) : undefined;
    const isElsewhere = pages !== '' && pages !== 'content' && !has('content') && has(pages);
    return [
      {
        severity: 'warning',
        code: 'unread-file',
        message: `\`${file}\` is ignored: docsgen does not read the settings of ${generator}.`,
        place: { file, line: 1, column: 1 },
        hint: [
          `write title and sidebar in \`site/config.ts\`${fix === undefined ? '' : ', as `docsgen check --fix` does'}${isElsewhere ? `, and rename the folder \`${pages}\` to \`content\`` : ''}`,
          ...BESIDE.filter(([folder]) => has(folder)).map(([, what]) => what),
          'list the addresses of its `sitemap.xml` in `addresses.lock`: `docsgen check --fix` leads them to their pages here',
        ].join('; '),
        ...(fix === undefined ? {} : { fix }),
      },
    ];
  }
  return [];
}

/** The correction that writes the configuration which Mintlify's settings amount to; undefined where that is not clear. */
function configFix(file: string, root: string): Fix | undefined {
  const folder = existsSync(join(root, 'content')) ? 'content' : '';
  const hasPage = (name: string) => ['mdx', 'md'].some((ending) => existsSync(join(root, folder, `${name}.${ending}`)));
  const text = configFromMintlify(readText(join(root, file)) ?? '', hasPage);
  if (text === undefined) return undefined;
  const at = (path: string) => ({ file: path, line: 1, column: 1, endColumn: 1 });
  const creation = { place: at('site/config.ts'), was: '', text };
  return { place: at(file), was: '', text: '', beside: [creation] };
}

/** Folders of Docusaurus that stand beside that of the pages, whose own pages nobody would miss until readers do. */
const BESIDE: readonly (readonly [folder: string, what: string])[] = [
  [
    'versioned_docs',
    'put each version of `versioned_docs` on a branch of its own, which is built with its own `--base`',
  ],
  ['i18n', 'move the pages of each language of `i18n` to a folder such as `content/fr`, and name it in `locales`'],
];
