import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { contentFolderOf } from '../../config/folders/contentFolderOf.ts';
import { CONFIG_FILES } from '../../config/siteCode/siteModules.ts';
import { isMarkdown } from '../../model/files/markdownFile.ts';
import { titleOfName } from '../../model/files/titleOfName.ts';
import { SETTINGS_ELSEWHERE } from '../../model/settingsElsewhere.ts';
import { packageRoot } from '../../system/packageRoot.ts';
import { projectPath } from '../../system/projectPath.ts';
import { shellWord } from '../../system/shellWord.ts';
import { writeAsked } from '../../system/unwritable.ts';
import { walkFiles } from '../../system/walkFiles.ts';
import type { CommandFlags } from '../flags.ts';
import { EXIT, UsageError } from '../refusal.ts';

const TEMPLATE = join(packageRoot, 'template');

const TITLE = 'My project';

/**
 * `docsgen init`: writes the first files of a project, none over one that is there; yields the exit code. Throws
 * `UsageError`.
 */
export function runInit(root: string, { quiet }: Pick<CommandFlags, 'quiet'>): number {
  refuseProject(root);
  const say = (line: string) => quiet || process.stdout.write(`${line}\n`);
  // Signs of other kinds would be quotes and comments in YAML and in code; marks are parts of letters.
  const title = titleOfName(basename(root).replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '')) || TITLE;
  for (const { relativePath, absolutePath } of walkFiles(TEMPLATE).files) {
    // Packages of npm hold no file named `.gitignore`.
    const path = relativePath.replace(/^gitignore$/, '.gitignore');
    const kept = formsOf(path).find((form) => existsSync(join(root, form)));
    if (kept !== undefined) {
      say(`Kept   ${kept}`);
      continue;
    }
    const text = readFileSync(absolutePath, 'utf8').replaceAll(TITLE, title);
    writeAsked(join(root, path), text, 'name a folder that you may write into: docsgen init <folder>');
    say(`Wrote  ${path}`);
  }
  say(`\nServe the site while you write: ${devOf(root)}`);
  return EXIT.ok;
}

/** The names that a file may have: a second configuration would take the place of the first. */
const formsOf = (path: string): readonly string[] => (CONFIG_FILES.includes(path) ? CONFIG_FILES : [path]);

/** Throws `UsageError` where there are pages; a README and its like at the top of a repository make no site. */
function refuseProject(root: string): void {
  const content = contentFolderOf(root);
  const pages = walkFiles(content)
    .files.map(({ relativePath }) => relativePath)
    .filter((path) => isMarkdown(path) && (content !== root || !OF_REPOSITORY.test(path)));
  const [first] = pages;
  if (first === undefined) return;
  // A folder of plain Markdown below is a site of its own; beside that of its documents, a repository may have a blog.
  const isBelow = content === root && first.includes('/');
  const documents = documentsOf(root);
  const isIn = (path: string) => isBelow && path.startsWith(`${documents}/`);
  const page = pages.find(isIn) ?? first;
  const project = isIn(page) ? documents : page.slice(0, isBelow ? page.indexOf('/') : 0);
  throw new UsageError(
    `There are pages already, such as \`${projectPath(root, join(content, page))}\`.`,
    `${devOf(join(root, project))}, ${carryingOver(root)}or name another folder: docsgen init <folder>`,
  );
}

/** The settings of other generators that a folder has, by their names alone. */
const settingsIn = (root: string) =>
  SETTINGS_ELSEWHERE.filter(
    ({ names, marks }) => marks === undefined && names.some((name) => existsSync(join(root, name))),
  );

/** The folder of a repository that its documents are in, as another generator's settings say. */
const documentsOf = (root: string): string => settingsIn(root).find(({ pages }) => pages !== '')?.pages ?? 'docs';

function carryingOver(root: string): string {
  const [settings] = settingsIn(root);
  return settings === undefined ? '' : `bring over the site of ${settings.generator}: ${commandOn(root, 'check')}, `;
}

const OF_REPOSITORY =
  /^(?:agents|authors|change(?:log|s)|claude|code_of_conduct|contribut(?:ing|ors)|governance|history|licen[cs]e|maintainers|notice|readme|releases?|roadmap|security|support|todo|upgrading)\b[^/]*$/i;

const devOf = (folder: string): string => commandOn(folder, 'dev');

const commandOn = (folder: string, command: string): string =>
  `npx docsgen ${command} ${shellWord(relative('', folder))}`.trimEnd();
