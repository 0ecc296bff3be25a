import { type SafeHtml, safeHtml } from '../model/brands.ts';
import type { HeadTag } from '../model/headTag.ts';
import { escapeHtml } from '../model/text/escapeHtml.ts';

/**
 * Tags of the site's own, in their order: React would put them where it likes, and leave out attributes that it does
 * not know. What stands in a script or style is no HTML; that nothing in it ends the element was seen to when it was
 * read.
 */
export const renderHeadTags = (tags: readonly HeadTag[]): SafeHtml =>
  safeHtml(
    tags
      .map(({ tag, attributes, content = '' }) => {
        const start = [tag, ...Object.entries(attributes).map(attributeOf)].join(' ');
        return tag === 'script' || tag === 'style' ? `<${start}>${content}</${tag}>` : `<${start}/>`;
      })
      .join(''),
  );

const attributeOf = ([name, value]: readonly [string, string | true]) =>
  `${name}="${value === true ? '' : escapeHtml(value)}"`;
