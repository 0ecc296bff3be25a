import { warningOf } from '../../model/diagnostic.ts';
import { oncePer } from '../../model/lazy.ts';
import { literalPattern } from '../../model/text/literalPattern.ts';
import type { PageState } from '../pageState.ts';
import { classNamesOf, element, isMdxElement, type TreeNode, text } from '../tree.ts';

interface Marking {
  readonly meanings: ReadonlyMap<string, string>;
  /** Undefined where there is nothing to find. */
  readonly pattern: RegExp | undefined;
  /** What is marked already below the last heading. */
  readonly marked: Set<string>;
  /** What was found on the page. */
  readonly found: Set<string>;
}

/**
 * Marks abbreviations of the page and of its glossary, each where it is first used below a heading: `<abbr>` says what
 * it stands for to a pointer, and to whoever comes to it by key or touch. Headings, links, buttons and code have none.
 * May yield `lost-definition`.
 */
export function markAbbreviations(root: TreeNode, state: PageState, glossary = NO_MEANINGS): void {
  const { abbreviations } = state;
  if (abbreviations.size === 0 && glossary.size === 0 && !state.hasAbbreviations) return;
  const own = [...abbreviations].map(([term, { meaning }]) => [term, meaning] as const);
  const meanings = own.length === 0 ? glossary : new Map([...glossary, ...own]);
  const marking = { meanings, pattern: patternOf(meanings), marked: new Set<string>(), found: new Set<string>() };
  markIn(root, marking);
  for (const [term, { label, place, isOwn }] of abbreviations)
    if (isOwn && !marking.found.has(term))
      state.diagnostics.push(
        warningOf('lost-definition', {
          message: `No text of the page has \`${term}\`, besides headings, links and code: readers do not see what it stands for.`,
          place,
          hint: `write \`${term}\` as the text has it, or delete \`${label}\``,
        }),
      );
}

const NO_MEANINGS: ReadonlyMap<string, string> = new Map();

function markIn(node: TreeNode, marking: Marking): void {
  const { children } = node;
  if (children === undefined) return;
  if (children.some(isMarkable))
    node.children = children.flatMap((child) => (child.type === 'text' ? marked(child.value ?? '', marking) : [child]));
  for (const child of children) {
    const { tagName = '' } = child;
    if (HEADINGS.has(tagName)) marking.marked.clear();
    else if (tagName === 'abbr') explain(child);
    else if (!isClosed(child)) markIn(child, marking);
  }
}

const isMarkable = ({ type, value = '' }: TreeNode) => type === 'text' && value.trim() !== '';

/** A text as a list of nodes: what is found in it for the first time is an element. */
function marked(words: string, { meanings, pattern, marked: seen, found }: Marking): TreeNode[] {
  if (pattern === undefined) return [text(words)];
  const nodes: TreeNode[] = [];
  let end = 0;
  for (const { 0: written, index } of words.matchAll(pattern)) {
    const term = written.replace(/\s+/g, ' ');
    found.add(term);
    if (seen.has(term)) continue;
    seen.add(term);
    if (index > end) nodes.push(text(words.slice(end, index)));
    nodes.push(element('abbr', { title: meanings.get(term) ?? '', tabIndex: 0 }, [text(written)]));
    end = index + written.length;
  }
  if (end < words.length) nodes.push(text(words.slice(end)));
  return nodes;
}

/** One that the writer has marked: what it stands for is there for whoever has no pointer, too. */
function explain(node: TreeNode): void {
  const { title, tabIndex, tabindex } = node.properties ?? {};
  if (typeof title === 'string' && title.trim() !== '' && tabIndex === undefined && tabindex === undefined)
    node.properties = { ...node.properties, tabIndex: 0 };
}

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Elements that a reader acts on, in which nothing else can be come to, and those whose words are no prose. */
const CLOSED = new Set(
  'a button code dfn dt figcaption kbd label math option pre samp script select style summary svg textarea var'.split(
    ' ',
  ),
);

/** A title of a box is a heading, and has words of docsgen's own. */
const CLOSED_CLASSES = new Set(['file-tree', 'callout-title']);

/** Components may be links themselves. */
function isClosed(node: TreeNode): boolean {
  if (isMdxElement(node)) return node.name === 'FileTree' || Object.hasOwn(Object(node.data?.props), 'href');
  return CLOSED.has(node.tagName ?? '') || classNamesOf(node).some((name) => CLOSED_CLASSES.has(name));
}

/** Finds any of some terms, the longest first, as words of their own. */
const patternOf = oncePer((meanings: ReadonlyMap<string, string>): RegExp | undefined => {
  if (meanings.size === 0) return undefined;
  const terms = [...meanings.keys()].sort((one, other) => other.length - one.length).map(termPattern);
  return new RegExp(`(?<!${LETTER})(?:${terms.join('|')})(?!${LETTER})`, 'gu');
});

const termPattern = (term: string) => term.split(' ').map(literalPattern).join('\\s+');

/** Scripts that write no spaces between words, or not around words of others. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar'];

/** A letter or digit that makes a longer word. Such scripts, with the signs that they share, have none. */
const LETTER = `(?:[\\p{N}_]|(?!${UNSPACED.map((script) => `\\p{scx=${script}}`).join('|')})[\\p{L}\\p{M}])`;
