import { wouldEnd } from '../../markdown/elsewhere/containerColons.ts';
import { commandIn, MANAGERS } from '../../markdown/elsewhere/packageManagers.ts';
import { lineStart, replaced } from '../../markdown/pieces.ts';
import type { Fix } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';

/**
 * The correction of a code block for which Docusaurus adds the same commands for other package managers: a group of tabs
 * that has them. `offset` is that of the word which asks for it. Undefined where a command is not known.
 */
export function packageGroupFix(offset: number, source: Pick<SourceFile, 'file' | 'body'>): Fix | undefined {
  const { body } = source;
  const start = lineStart(body, offset);
  const found = BLOCK.exec(body.slice(start));
  const [whole, indent = '', signs = '', info = '', code = '', closing = ''] = found ?? [];
  if (whole === undefined || /\[|\bnpm2yarn\b.*\bnpm2yarn\b/.test(info) || wouldEnd(':::', body.slice(0, start)))
    return undefined;
  const named = (name: string) => `${indent}${signs}${info.replace(/\s+npm2yarn(?=\s|$)/, '')} [${name}]`;
  const others = MANAGERS.map(([name, commands]) => {
    const lines = code.split('\n').map((line) => commandIn(line, commands));
    return lines.includes(undefined) ? undefined : `\n\n${named(name)}\n${lines.join('\n')}\n${indent}${signs}`;
  });
  if (others.includes(undefined)) return undefined;
  // A container that begins right behind a text would be a part of its paragraph.
  const gap = /(?:^|\n)[ \t]*\n$/.test(body.slice(0, start)) || start === 0 ? '' : '\n';
  const opening = whole.slice(0, whole.indexOf('\n'));
  const end = { offset: start + whole.length - closing.length, text: closing };
  return {
    ...replaced({ offset: start, text: opening }, `${gap}${indent}::: code-group\n\n${named('npm')}`, source),
    with: [replaced(end, `${closing}${others.join('')}\n\n${indent}:::`, source)],
  };
}

const BLOCK = /^([ \t]*)(`{3,}|~{3,})([^\n]*)\n(.+?)\n([ \t]*\2[`~]*[ \t]*)(?=\n|$)/s;
