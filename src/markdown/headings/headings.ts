import { isSamePlace } from '../../model/sourcePlace.ts';
import { altOf, hasPicture } from '../links/pictures.ts';
import { breakable } from '../overflow/breakable.ts';
import { type PageState, placeOf, reportError, reportWarning } from '../pageState.ts';
import {
  element,
  elementId,
  hasBreak,
  isMdxElement,
  lineOf,
  type TreeNode,
  text,
  textOf,
  writtenText,
} from '../tree.ts';
import { noteGithubHeading } from './githubAddresses.ts';

/**
 * Gives a heading its id and, in a box with it, its anchor link, and notes it. The first h1 is the page's title and
 * leaves the body; its pictures stay there, such as the logo and the badges of a README, and where it has no words, its
 * components.
 * May yield `duplicate-id`, `heading-order` and `unread-markup`.
 */
export function anchorHeading(node: TreeNode, state: PageState): readonly TreeNode[] | undefined {
  const level = Number(node.tagName?.slice(1));
  const written = textOf(node).trim();
  const title = written.replace(/\s+/g, ' ');
  if (state.source.format === 'md') noteGithubHeading(node, written, state);
  if (level === 1 && state.bodyTitle === undefined && state.headings.length === 0) {
    state.bodyTitle = node;
    claimTitleId(node, state);
    const pictures = picturesOf(node, written === '');
    return pictures.length === 0 ? [] : [element('p', alignmentOf(node), pictures)];
  }
  const slug = slugOfHeading(node, title, state);
  node.properties = { ...node.properties, id: slug };
  // GitHub's address of it knows no line breaks, and what readers see does.
  const name = (hasBreak(node) ? lineOf(node) : title) || altOf(node);
  if (name === undefined) {
    state.ids.add(slug);
    reportEmpty(node, state);
    return undefined;
  }
  warnOrder(level, name, node, state);
  if (level === 2) warnUnderlined(node, state);
  node.children = breakable(node.children);
  state.headings.push({ level, title: name, slug });
  const anchor = element('a', {
    className: ['heading-anchor'],
    href: `#${encodeURI(slug)}`,
    ariaLabel: state.context.chrome.headingAnchor(name),
    dataIsland: 'HeadingLink',
  });
  // Beside the heading: within it, screen readers read its name twice.
  const box = { className: ['heading', `h${level}`], ...alignmentOf(node), ...directionOf(node) };
  return [element('div', box, [node, anchor])];
}

/** The pictures of a title, each with the link that it is in. */
const picturesOf = (node: TreeNode, withComponents: boolean): TreeNode[] =>
  (node.children ?? []).flatMap((child) => {
    if (isMdxElement(child)) return withComponents ? [child, text(' ')] : [];
    if (!hasPicture(child)) return [];
    return textOf(child).trim() === '' ? [child, text(' ')] : picturesOf(child, withComponents);
  });

const alignmentOf = ({ properties }: TreeNode) => (properties?.align === undefined ? {} : { align: properties.align });

const directionOf = ({ properties }: TreeNode) => (properties?.dir === undefined ? {} : { dir: properties.dir });

function slugOfHeading(node: TreeNode, title: string, state: PageState): string {
  const explicit = elementId(node)?.normalize('NFC');
  if (explicit === undefined) {
    const slug = state.slugger.slug(title);
    noteOwner(slug, node, state);
    return slug;
  }
  claimId(explicit, node, state);
  return explicit;
}

/** The page's own title keeps the id that it was given. */
function claimTitleId(node: TreeNode, state: PageState): void {
  const id = elementId(node);
  if (id === undefined) return;
  claimId(id, node, state);
  state.ids.add(id);
}

/**
 * Notes the id of an element. One that marks its place by the address which its heading has anyway needs none. May
 * yield `duplicate-id`.
 */
export function noteId(id: string, node: TreeNode, state: PageState): void {
  const isMark = node.tagName === 'a' && node.properties?.href === undefined;
  if (isMark && state.headings.at(-1)?.slug === id) {
    delete node.properties?.id;
    return;
  }
  claimId(id, node, state);
  state.ids.add(id);
}

/** Takes an id that an author has written. May yield `duplicate-id`. */
function claimId(id: string, node: TreeNode, state: PageState): void {
  if (state.slugger.claim(id)) return noteOwner(id, node, state);
  const first = state.idOwners.get(id);
  const place = first && placeOf({ ...state, source: first.source }, first.node, id);
  // Of a partial that the page shows twice.
  const isSame = place !== undefined && isSamePlace(place, placeOf(state, node, id));
  reportError(state, node, {
    code: 'duplicate-id',
    message: `The id \`${id}\` is already used on this page.`,
    word: id,
    hint: isSame
      ? 'show it once on this page, or leave out the id: the words of a heading make one'
      : 'change or remove one of the two ids',
    ...(place === undefined || isSame ? {} : { related: [place] }),
  });
}

function noteOwner(id: string, node: TreeNode, { idOwners, source }: PageState): void {
  idOwners.set(id, { node, source });
}

/** A tab of DocFX is a heading that is a link; of that is told where the link leads nowhere. */
const isTab = ({ children: [link] = [] }: TreeNode) => /^#tab\/\w/.test(String(link?.properties?.href));

/** What to write for a heading of another level. What is more than its words, such as code or an anchor, is to stay. */
export function headingHint(
  title: string,
  { written, level }: { readonly written: string; readonly level: number },
): string {
  const [, marks, words] = /^(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?$/.exec(written) ?? [];
  const meant = '#'.repeat(level);
  return marks === undefined || words === title
    ? `write \`${meant} ${title}\``
    : `write \`${meant}\` in place of \`${marks}\``;
}

/** It is listed nowhere: an entry without a word is one that readers neither see nor hear. */
function reportEmpty(node: TreeNode, state: PageState): void {
  reportWarning(state, node, {
    code: 'heading-order',
    message: 'The heading has no text.',
    hint: 'write its text, or delete the line',
  });
}

/** Warns of a paragraph above three dashes that is too long for a heading: a line across the page was meant. */
function warnUnderlined(node: TreeNode, state: PageState): void {
  const { body } = state.source;
  // Nearly all headings begin with their signs.
  if (body[node.position?.start.offset ?? 0] === '#') return;
  const [, words = ''] = /^([\s\S]*\S)[ \t]*\n[ \t>]*---[ \t]*$/.exec(writtenText(node, body)) ?? [];
  const isLong = words.includes('\n') || (/[.,;:]$/.test(words) && words.split(/\s+/).length > 7);
  // What stands above the first dashes of a file may be front matter, of which is told.
  if (!isLong || node.position?.start.line === 1) return;
  reportWarning(state, node, {
    code: 'unread-markup',
    message: 'This text is a heading, because `---` stands right below it.',
    hint: 'write an empty line above `---` for a line across the page, or `## ` before a heading',
  });
}

function warnOrder(level: number, title: string, node: TreeNode, state: PageState): void {
  const previous = state.headings.at(-1)?.level ?? 1;
  if (level !== 1 && level <= previous + 1) return;
  if (level === 1 && isTab(node)) return;
  // A second title opens a section, wherever it stands.
  const meant = level === 1 ? 2 : previous + 1;
  const isTag = /^<h/i.test(writtenText(node, state.source.body));
  reportWarning(state, node, {
    code: 'heading-order',
    message:
      level === 1
        ? `\`${title}\` is a second title on this page.`
        : `\`${title}\` skips from level ${previous} to level ${level}.`,
    hint: isTag
      ? `write \`<h${meant}>\` and \`</h${meant}>\` in place of \`<h${level}>\` and \`</h${level}>\``
      : headingHint(title, { written: writtenText(node, state.source.body), level: meant }),
  });
}
