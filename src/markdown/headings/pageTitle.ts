import { type SafeHtml, safeHtml } from '../../model/brands.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isIndexName } from '../../model/files/isIndexName.ts';
import { withoutEnding } from '../../model/files/markdownFile.ts';
import { titleOfName } from '../../model/files/titleOfName.ts';
import { titleTextOf } from '../../model/text/titleTextOf.ts';
import { shownKey } from '../elsewhere/frontmatterText.ts';
import { isBlock } from '../hast/blocksInParagraph.ts';
import { altOf, hasPicture } from '../links/pictures.ts';
import { rehypeComponents } from '../mdx/rehypeComponents.ts';
import { breakable } from '../overflow/breakable.ts';
import { type PageState, reportWarning } from '../pageState.ts';
import { element, elementId, isMdxElement, lineOf, raw, type TreeNode, textOf, writtenText } from '../tree.ts';
import { headingHint } from './headings.ts';
import { slugOf } from './slugOf.ts';
import { titleHtmlOf } from './title.ts';

/**
 * The title that a page shows, its code within backticks: that of its front matter, else the first h1 of its body, else
 * the name of its file or folder. `state` is that of the page once all steps on its tree are done. May yield
 * `heading-order`.
 */
export function pageTitle(state: PageState): string {
  const { frontmatter, relativePath } = state.source;
  const title = frontmatter.title ?? markedTitleOf(state) ?? titleOfFile(relativePath);
  warnOtherTitle(title, state);
  return title;
}

/**
 * The page's title as HTML. One that stands in the body keeps its marks of text, its links, its places, which addresses
 * lead to, and its components; its pictures have stayed there, and their words are only heard. `address`: see
 * `titleHtmlOf`. May yield what `rehypeComponents` may.
 */
export function pageTitleHtml(title: string, address: string | undefined, state: PageState): SafeHtml {
  const { bodyTitle } = state;
  const isShown = bodyTitle !== undefined && bodyTitleOf(state) === titleTextOf(title);
  if (!isShown || bodyTitle.children?.every(isPlain) !== false) return titleHtmlOf(title, address);
  const root = { type: 'root', children: titleParts(bodyTitle) };
  // Pictures alone, whose words are the title: without them there, nothing would be heard of a heading.
  if (lineOf(bodyTitle) === '' && !root.children.some(isMdxElement))
    root.children.push(element('span', { className: ['visually-hidden'] }, [raw(titleHtmlOf(title))]));
  if (state.hasComponents) rehypeComponents(root, state);
  return safeHtml(titleHtmlOf('', address) + state.toHtml(root));
}

const isPlain = ({ type, tagName, properties }: TreeNode): boolean =>
  type === 'text' || (tagName === 'code' && properties?.id === undefined);

function titleParts({ children = [] }: TreeNode): TreeNode[] {
  return children.flatMap((child): TreeNode[] => {
    const { type, tagName, properties = {}, value = '' } = child;
    if (type === 'text') return [raw(titleHtmlOf(value))];
    if (tagName === 'br') return [raw(' ')];
    if (isMdxElement(child)) return [child];
    const hasText = textOf(child).trim() !== '';
    if (!hasText && hasPicture(child)) return [];
    if (tagName === 'code') return [element('code', {}, breakable(child.children))];
    // Of a footnote.
    if (tagName === 'sup' && !hasPicture(child)) return [child];
    const parts = titleParts(child);
    if (tagName === 'a' ? hasText : !isBlock(child)) return [{ ...child, children: parts }];
    const { id, name } = properties;
    return id === undefined && name === undefined ? parts : [element('a', { id, name }, parts)];
  });
}

/** The address of a page's title: its own, or the one of its words; undefined where that is taken. */
export function titleSlugOf(title: string, state: PageState): string | undefined {
  const explicit = state.bodyTitle && elementId(state.bodyTitle);
  if (explicit !== undefined) return explicit;
  // It comes last, so that it changes no other one.
  const slug = slugOf(titleTextOf(title));
  if (!state.slugger.claim(slug) || state.ids.has(slug)) return undefined;
  state.ids.add(slug);
  return slug;
}

/**
 * The title that stands in the body, its code within backticks, as front matter has it; plain where backticks are a
 * part of its words.
 */
function markedTitleOf(state: PageState): string | undefined {
  const title = bodyTitleOf(state);
  if (title === undefined || title.includes('`') || state.bodyTitle === undefined) return title;
  return markedTextOf(state.bodyTitle).trim().replace(/\s+/g, ' ') || title;
}

function markedTextOf(node: TreeNode): string {
  if (node.tagName === 'br') return ' ';
  const text = textOf(node);
  if (node.children === undefined || text === '') return text;
  return node.tagName === 'code' ? `\`${text}\`` : node.children.map(markedTextOf).join('');
}

const bodyTitleOf = ({ bodyTitle }: PageState) =>
  bodyTitle === undefined ? undefined : lineOf(bodyTitle) || altOf(bodyTitle);

/** The title of a page that names none. `relativePath` is that in the content folder. */
export const titleOfFile = (relativePath: string): string => {
  const steps = withoutEnding(relativePath).split('/');
  return titleOfName(steps.findLast((step) => !isIndexName(step)) ?? 'Home');
};

/** Another title in the body would be lost without a word. */
function warnOtherTitle(title: string, state: PageState): void {
  const other = bodyTitleOf(state);
  if (state.source.frontmatter.title === undefined || state.bodyTitle === undefined) return;
  if (other === undefined || other === titleTextOf(title).trim()) return;
  // Of what stands for the title, the check tells, and of tags beside it, such as that of an icon.
  if (shownKey(other) === 'title' || withoutTags(other) === titleTextOf(title).trim()) return;
  reportWarning(state, state.bodyTitle, {
    code: 'heading-order',
    message: `\`${other}\` is not shown: the front matter has another title, \`${titleTextOf(title)}\`.`,
    ...otherTitleRemedy(other, state.bodyTitle, state),
  });
}

/** Elsewhere, a title in front matter is that of sidebars, where the body has one of its own that readers see. */
function otherTitleRemedy(
  other: string,
  heading: TreeNode,
  { source: { file, frontmatter, keyLines, titleLine, body }, headings }: PageState,
): Pick<Diagnostic, 'hint' | 'fix'> {
  const asSection = `${headingHint(other, { written: writtenText(heading, body), level: 2 })}, or delete one of the two`;
  const line = keyLines.title;
  const isNamed = Object.keys(keyLines).some((key) => key !== 'title' && /label|title/i.test(key));
  // Where sections are of the first level, this one is no title either.
  const isSection = headings.some(({ level }) => level === 1);
  // And below words, it is more likely a section that lacks a sign.
  const isFirst = !hasWords(body.slice(0, heading.position?.start.offset));
  const isPlain = frontmatter.hero === undefined && frontmatter.title?.includes('`') === false;
  if (line === undefined || isNamed || isSection || !isFirst || !isPlain) return { hint: asSection };
  const place = { file, line, column: 1, endColumn: 'title'.length + 1 };
  // Elsewhere it is that of the window alone: what follows the first sign names the part of the site, and the site.
  const { title = '' } = frontmatter;
  const [own = ''] = title.split(' | ');
  const short = titleLine?.replace(title.slice(own.length), '');
  if (titleLine !== undefined && short !== undefined && short !== titleLine) {
    const label = own === other ? '' : short.replace('title', 'label');
    return {
      hint: `${label === '' ? 'delete `title` in the front matter' : `write \`${label}\` in place of \`title\` in the front matter`}, or ${asSection}`,
      fix: {
        place: { ...place, endColumn: titleLine.length + 1 },
        was: `${titleLine}\n`,
        text: label === '' ? '' : `${label}\n`,
      },
    };
  }
  return {
    hint: `write \`label\` in place of \`title\` in the front matter, which keeps it for sidebars, or ${asSection}`,
    fix: { place, was: 'title', text: 'label' },
  };
}

/** Whether readers see words in what stands above a title, such as a logo, badges or code of MDX. */
const hasWords = (above: string) =>
  above.length > 2_000 ||
  /\p{L}/u.test(
    above.replace(
      /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|<[^>]*>|!?\[[^[\]]*\](?:\([^()]*\))?|^(?:import|export)\b.*$/gm,
      '',
    ),
  );

/** A title without the tags of Hugo, Liquid and GitBook in it. */
const withoutTags = (title: string) =>
  title
    .replace(/\{\{?[<%].*?[%>]\}?\}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
