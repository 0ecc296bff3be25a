import type { Fix } from '../../model/diagnostic.ts';
import { wouldEnd } from '../containers/containerColons.ts';
import type { Tags } from '../mdx/componentTags.ts';
import type { PageState } from '../pageState.ts';
import { indentOf, isAlone, replacedLines } from '../pieces.ts';
import type { TreeNode } from '../tree.ts';
import { BUN, commandIn, MANAGERS } from './packageManagers.ts';

/**
 * The correction of `<PackageManagerTabs>` of Rspress: tabs of code with the command for each package manager, as it is
 * written there, or as npm has it without the name. Undefined for a command that is not known.
 */
export function packageTabsFix({ opening, closing }: Tags, { data }: TreeNode, { source }: PageState): Fix | undefined {
  const { body } = source;
  const { command, ...others } = data?.props ?? {};
  const commands = commandsOf(command);
  const indent = indentOf(opening, body);
  if (commands === undefined || closing !== undefined || Object.keys(others).length > 0) return undefined;
  if (indent === undefined || !isAlone(opening, body) || wouldEnd(':::', source, opening.offset)) return undefined;
  const blocks = commands.map(([name, text]) => `\`\`\`sh [${name}]\n${text}\n\`\`\``);
  const group = ['::: code-group', ...blocks, ':::'].join('\n\n').replaceAll(/\n(?=[^\n])/g, `\n${indent}`);
  return replacedLines(opening, group, source);
}

type NamedCommands = readonly (readonly [name: string, text: string])[];

function commandsOf(command: unknown): NamedCommands | undefined {
  if (typeof command === 'object' && command !== null) {
    const named = Object.entries(command);
    const isClear = named.every(([name, text]) => /^\w+$/.test(name) && typeof text === 'string' && isCode(text));
    return isClear && named.length > 0 ? named.map(([name, text]) => [name, String(text).trim()]) : undefined;
  }
  if (typeof command !== 'string' || !isCode(command) || command.includes('\n')) return undefined;
  const ofNpm = `npm ${command.trim()}`;
  const all = [...MANAGERS, ['bun', BUN] as const].map(
    ([name, commands]) => [name, commandIn(ofNpm, commands)] as const,
  );
  const known = all.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]));
  return known.length < all.length ? undefined : [['npm', ofNpm], ...known];
}

const isCode = (text: string) => /\S/.test(text) && !/^[`~]{3}/m.test(text);
