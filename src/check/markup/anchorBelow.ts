import { inserted, isAlone, lineStart, replaced } from '../../markdown/pieces.ts';
import type { MarkupPlace, MarkupRemedy } from '../markupElsewhere/foreignMarkup.ts';

/** What to write instead of the anchor of a heading in the line below it, as Jekyll reads it; else undefined. */
export function anchorBelow(
  written: string,
  { offset, body }: Pick<MarkupPlace, 'offset' | 'body'>,
): MarkupRemedy | undefined {
  const id = /^\{:?[ \t]*#([A-Za-z][\w:.-]*)(?:[ \t][^{}]*)?\}$/.exec(written)?.[1];
  const start = lineStart(body, offset);
  const above = body.slice(lineStart(body, start - 1), start);
  const [heading] = /^[ ]{0,3}#{1,6}[ \t]+[^{}\n]*[^{}\s#](?=\s*$)/.exec(above) ?? [];
  if (id === undefined || heading === undefined || start !== offset || !isAlone({ offset, text: written }, body))
    return undefined;
  const end = start - above.length + heading.length;
  return {
    hint: `write \`{#${id}}\` at the end of the heading above, and delete it`,
    fixAt: (_, source) => ({
      ...replaced({ offset, text: written }, '', source),
      with: [inserted(end, ` {#${id}}`, source)],
    }),
  };
}
