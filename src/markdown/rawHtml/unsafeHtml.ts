import { type PageState, reportWarning } from '../pageState.ts';
import type { TreeNode } from '../tree.ts';
import { reportOnce } from './toldOnce.ts';

/** Tells of what could run code, or is a style. */
export function reportUnsafe(word: string, node: TreeNode, state: PageState): void {
  const styleHint = STYLE_HINTS.get(word.toLowerCase());
  if (styleHint !== undefined)
    return reportOnce(state, node, {
      code: 'unsafe-html',
      what: `\`${word}\` is removed`,
      why: 'the security policy of pages allows no styles in them',
      word,
      hint: styleHint,
      ...(word.startsWith('<') ? {} : { decision: 'style' }),
    });
  reportWarning(state, node, {
    code: 'unsafe-html',
    message: `\`${word}\` could run code in the reader's browser and is removed.`,
    word,
    hint: /^<(?:head|meta|link)$/i.test(word) ? OF_HEAD : 'use Markdown, or a component in an `.mdx` page',
  });
}

/** What to do about a tag that belongs in the head of a page. */
export const OF_HEAD =
  'write it in `head` of the front matter: `[{tag: meta, attributes: {name: author, content: A. Name}}]`';

const STYLE_HINTS: ReadonlyMap<string, string> = new Map([
  ['<style', 'write the styles in `site/site.css`'],
  [
    'style',
    'delete it; an image has `width="300"`, and for other looks, use a component in an `.mdx` page, with styles in `site/site.css`',
  ],
]);
