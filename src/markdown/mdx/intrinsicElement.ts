import { find, html as htmlSchema } from 'property-information';
import type { Place } from '../../model/diagnostic.ts';
import { type PageState, placeOf, reportError } from '../pageState.ts';
import { REFUSED_ELEMENTS } from '../rawHtml/refusedElements.ts';
import { OF_HEAD } from '../rawHtml/unsafeHtml.ts';
import { at, element, type TreeNode } from '../tree.ts';
import { placeOfProperty } from './propertyPlace.ts';

/** The name of a property that handles events. */
export const EVENT_PROPERTY: RegExp = /^on/i;

/**
 * What stands in a page for an element of MDX with a name as in HTML, such as `<code>`: that element, without what
 * could run code; of a fragment what it holds. May yield `unsafe-html`.
 */
export function intrinsicElement(node: TreeNode, state: PageState): readonly TreeNode[] {
  const name = node.name ?? '';
  if (name === '') return node.children ?? [];
  // Browsers read names in any case.
  if (REFUSED_ELEMENTS.has(name.toLowerCase())) {
    refuse(node, name, placeOf(state, node, name), state);
    return [];
  }
  const properties: Record<string, unknown> = {};
  for (const [attribute, value] of Object.entries(node.data?.props ?? {})) {
    if (EVENT_PROPERTY.test(attribute) || /^(style|srcdoc|dangerouslysetinnerhtml)$/i.test(attribute)) {
      refuse(node, attribute, placeOfProperty(attribute, node, state), state);
    } else {
      const property = find(htmlSchema, attribute === 'className' ? 'class' : attribute).property;
      if (property === 'className') properties[property] = String(value).split(/\s+/);
      // A list would be written out as text, past every check of texts.
      else properties[property] = typeof value === 'object' && value !== null ? String(value) : value;
    }
  }
  return [at(node, element(name, properties, node.children))];
}

function refuse(node: TreeNode, word: string, place: Place, state: PageState): void {
  reportError(state, node, {
    code: 'unsafe-html',
    message: `\`${word}\` is not allowed in a page: content is data, and a strict content security policy blocks it.`,
    place,
    hint: EVENT_PROPERTY.test(word)
      ? 'make it an island, `site/islands/Name.tsx`: handlers run in islands alone'
      : (HINTS[word.toLowerCase()]?.(node) ?? 'use a component, or a class from `site/site.css`'),
  });
}

const ofHead = () => OF_HEAD;

const HINTS: Readonly<Record<string, (node: TreeNode) => string>> = {
  iframe: frameHint,
  script: () =>
    'delete it: for a script on every page, write `head` in `site/config.ts`; what readers act on is an island',
  // `<head>` of Docusaurus and `<Head>` of Next hold these.
  head: ofHead,
  link: ofHead,
  meta: ofHead,
  title: () => 'delete it: `title` of the front matter is the title in the head, too',
};

function frameHint({ data }: TreeNode): string {
  const host = /^https:\/\/[^/?#'"`\s]+/.exec(String(data?.props?.src))?.[0];
  const policy = host && `, with \`securityPolicy: { 'frame-src': ['${host}'] }\` in \`site/config.ts\``;
  return `write a link, or a component in \`site/components.tsx\` that shows it${policy ?? ''}`;
}
