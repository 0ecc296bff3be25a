/** Elements at which HTML ends the paragraph that they stand in. */
const BLOCK =
  /<(?:address|article|aside|blockquote|center|details|dialog|dir|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|main|menu|nav|ol|p|pre|search|section|table|ul)\b/;

const ISLAND = /<div(?= data-island=")/g;

/**
 * What a component shows within a line of text: islands in it stand in the line, where they hold no blocks. As blocks they
 * would end the paragraph, and what is behind them would stand outside of it.
 */
export function islandsInLine(html: string): string {
  const islands = html.match(ISLAND)?.length ?? 0;
  const isInLine = islands > 0 && html.split('<div').length - 1 === islands && !BLOCK.test(html);
  return isInLine ? html.replace(ISLAND, '<span').replaceAll('</div>', '</span>') : html;
}
