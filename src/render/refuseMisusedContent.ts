import { MARK_START, splitAtMarks } from './fillMarks.ts';

/** What means something else in an attribute, or in the JSON in one, than in a text. */
const NOT_PLAIN = /[<>"\\\n]/;

/**
 * Throws where a component of the site has not shown its content as it is. What it has got for it are marks, in whose
 * place `pieces` of finished HTML are put: a mark that was changed would stay in the page, and in an attribute HTML
 * would end it. Plain text may stand there.
 */
export function refuseMisusedContent(html: string, pieces: readonly string[]): void {
  const parts = splitAtMarks(html);
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0 && part.toLowerCase().includes(MARK_START))
      throw new Error('it changes its content, which is finished HTML');
    if (index % 2 === 1 && NOT_PLAIN.test(pieces[Number(part)] ?? '')) refuseAttribute(parts[index - 1] ?? '');
  }
}

/**
 * Throws where HTML that ends before a mark ends in an attribute: React escapes both signs where they are not those of
 * a tag.
 */
function refuseAttribute(before: string): void {
  if (before.lastIndexOf('<') <= before.lastIndexOf('>')) return;
  const name = /([^\s"]+)="[^"]*$/.exec(before)?.[1];
  throw new Error(
    name === 'data-props'
      ? 'it gives its content, which is finished HTML, to an island as a property'
      : `it puts its content, which is finished HTML, into \`${name}\``,
  );
}
