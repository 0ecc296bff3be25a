import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourceFile } from '../model/sourceFile.ts';
import { placeAt } from '../model/sourcePlace.ts';
import type { Stretch } from './readStretches.ts';

/** Code blocks without an end of their own: what follows is code, and nothing in it is checked. May yield `unclosed-code`. */
export function unclosedCode({ file, body }: SourceFile, stretches: readonly Stretch[]): Diagnostic[] {
  return stretches.flatMap(({ kind, start, end }) => {
    const fence =
      kind === 'fence' || kind === 'constantsFence' ? openFence(body.slice(start, end).trimEnd()) : undefined;
    if (fence === undefined) return [];
    // One in a quote, a list or a component ends with that.
    const rest = body.slice(end).trim() === '' ? 'what follows is code, too' : 'it ends with what it stands in';
    return [
      {
        severity: 'warning',
        code: 'unclosed-code',
        message: `The code block that opens here is never closed: ${rest}.`,
        place: placeAt(file, body, start, fence.length),
        hint: `write ${fence} on a line of its own where it ends`,
      },
    ];
  });
}

/** The signs that open a code block, unless others close it. An indented one ends by itself. */
function openFence(block: string): string | undefined {
  const fence = /^(?:`{3,}|~{3,})/.exec(block)?.[0];
  if (fence === undefined) return undefined;
  const lastLine = block.includes('\n') ? block.slice(block.lastIndexOf('\n') + 1) : '';
  // In a quote or a list, the line has their signs.
  const closing = /^[\t >]*(`{3,}|~{3,})$/.exec(lastLine)?.[1];
  return closing?.startsWith(fence) ? undefined : fence;
}
