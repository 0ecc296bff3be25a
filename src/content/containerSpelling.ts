import { fenceAfter } from '../model/codeFence.ts';

/**
 * A container that is opened as VitePress writes it: with a space behind the colons, or a title without brackets. A
 * title that holds brackets or braces could end early: it stays as it is, and is told of where it is compiled. Braces
 * around a value of the front matter, as VitePress and MDX write them, are words of it. A property is no title.
 */
const OPENING =
  /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(:{3,})([ \t]*)(note|info|tip|success|important|warning|caution|danger|details|code-group)(?:([ \t]+)(?=\S)(?!title=["'])((?:[^[\]{}\\]|\{\{[^[\]{}\\]*\}\}|\{frontmatter(?:\.\w+)+\})+))?$/;

/** What VitePress writes at the end of the line, so that details are open from the start. */
const OPEN = '{open}';

/** Details with a title in brackets: parsers read what is in braces only directly behind it. */
const TITLED_DETAILS = /^[^[]*:{3,}details\[.*\]$/;

/**
 * A body with its containers opened as the parsers read it. No line is added or taken away, and titles keep their
 * columns.
 *   "::: tip Mind this" → ":::tip[ Mind this]"
 */
export function spellContainers(body: string): string {
  let fence = '';
  return body
    .split('\n')
    .map((line) => {
      const around = fence;
      fence = fenceAfter(line, around);
      if (around !== '' || fence !== '') return line;
      const text = line.trimEnd();
      const open = text.endsWith(OPEN) ? OPEN : '';
      const opening = text.slice(0, text.length - open.length).trimEnd();
      if (open !== '' && TITLED_DETAILS.test(opening)) return opening + open + line.slice(text.length);
      const [found, before = '', colons = '', space = '', name = '', gap = '', title] = OPENING.exec(opening) ?? [];
      if (found === undefined || (open !== '' && name !== 'details')) return line;
      const label = title === undefined ? '' : `[${space}${gap.slice(1)}${title}]`;
      return before + colons + name + label + open + line.slice(text.length);
    })
    .join('\n');
}
