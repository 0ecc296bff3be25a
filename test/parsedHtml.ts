import { type DefaultTreeAdapterMap, parse, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** An element as a browser's parser sees it. */
interface ParsedElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  /** Tags of the elements around it, outermost first. */
  readonly path: readonly string[];
}

/** All elements of a piece of HTML in document order, those within templates included. */
export const elementsOf = (html: string): ParsedElement[] => collect(parseFragment(html), []);

/** All elements of a whole document. */
export const documentElementsOf = (html: string): ParsedElement[] => collect(parse(html), []);

/** The elements with a tag. */
export const elementsWith = (html: string, tag: string): ParsedElement[] =>
  elementsOf(html).filter((element) => element.tag === tag);

/** What a browser's parser has to mend in a piece of HTML: codes of the HTML standard. */
export function parseErrorsOf(html: string): string[] {
  const codes: string[] = [];
  parseFragment(html, { onParseError: ({ code }) => codes.push(code) });
  return codes;
}

/** The ids of a piece of HTML, as often as they stand there. */
export const idsOf = (html: string): string[] => elementsOf(html).flatMap(({ attributes }) => attributes.id ?? []);

function collect(node: Node, path: readonly string[]): ParsedElement[] {
  const inner = 'content' in node ? node.content : node;
  const children = 'childNodes' in inner ? inner.childNodes : [];
  return children.flatMap((child) => {
    if (!('tagName' in child)) return [];
    return [toParsed(child, path), ...collect(child, [...path, child.tagName])];
  });
}

const toParsed = (element: Element, path: readonly string[]): ParsedElement => ({
  tag: element.tagName,
  attributes: Object.fromEntries(
    element.attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  ),
  text: textOf(element),
  path,
});

function textOf(node: Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
