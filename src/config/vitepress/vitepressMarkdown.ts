import { hintInstead } from '../elsewhere/tellOthers.ts';
import { type CodeData, mapIn } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

/**
 * Tells of plugins of the Markdown parser of VitePress. What else is in `markdown` is for that parser, or is told of in
 * the pages.
 */
export function tellVitepressMarkdown(markdown: CodeData | undefined, read: PartsRead): void {
  if (markdown?.kind === 'code') read.miss('markdown', markdown.place);
  const parts = mapIn(markdown);
  for (const name of ['config', 'preConfig']) {
    const place = parts.get(name)?.place;
    if (place !== undefined) read.miss(`markdown.${name}`, place, { isData: true, hint: PLUGINS });
  }
}

const PLUGINS = hintInstead('markdown');
