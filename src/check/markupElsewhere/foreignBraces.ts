import { CRITIC_CHANGE, CRITIC_COMMENT, criticHtml } from '../../markdown/elsewhere/criticMarks.ts';
import { frontmatterText } from '../../markdown/elsewhere/frontmatterText.ts';
import { roleFix } from '../../markdown/elsewhere/roleFix.ts';
import { codeFileHint } from '../../markdown/elsewhere/writtenHere.ts';
import { ADDS_BASE, tagHint } from '../../markdown/tagsElsewhere/foreignTags.ts';
import { addressInTemplate } from '../../routes/links/addressInTemplate.ts';
import { anchorBelow } from '../markup/anchorBelow.ts';
import { linkAttributes } from '../markup/linkAttributes.ts';
import { contentsList } from './contentsList.ts';
import { type ForeignMarkup, replacement, sharing } from './foreignMarkup.ts';
import { NO_FORMULAS } from './foreignSigns.ts';
import { jekyllBox } from './jekyllBox.ts';

export const ROLE_LINK = 'write a link, `[text](page.md#anchor)`';

/** What to write instead of a role of Sphinx. */
function roleHint(role: string): string {
  if (/^(?:ref|doc|numref|download|std:.*)$/.test(role)) return ROLE_LINK;
  if (role === 'kbd') return 'write `<kbd>Ctrl</kbd>`';
  if (/^(?:sub|sup)$/.test(role)) return `write \`<${role}>…</${role}>\``;
  if (role === 'math') return NO_FORMULAS;
  if (role === 'abbr') return 'write `<abbr title="HyperText Markup Language">HTML</abbr>`';
  return 'delete the word in braces: the code behind it is shown';
}

/** Classes of Jekyll's themes, and of Material, that say how something looks. */
const THEME_CLASSES: ForeignMarkup = {
  pattern:
    /(?<![\\{])\{(?::?(?:[ \t]*\.(?:md-button(?:--primary)?|lg|middle|twemoji))+|:(?:[ \t]*\.(?:no_toc|btn(?:-[a-z]+)*|label(?:-[a-z]+)*|table|text-[a-z]+(?:-[a-z\d]+)*|f[sw]-\d+|lh-[a-z\d-]+|d-[a-z-]+|[mp][trblxy]?-[a-z\d-]+|float-[a-z-]+))+)[ \t]*\}(?!\})/g,
  isInMarkdownAlone: true,
  remedy: () => ({ hint: 'delete it: text has no classes here', meant: '' }),
};

const attributesRemedy: ForeignMarkup['remedy'] = (written, _, around) =>
  anchorBelow(written, around) ??
  jekyllBox(written, around) ??
  contentsList(written) ?? {
    hint: 'delete it: text has no attributes here; an anchor at the end of a heading is `{#anchor}`',
  };

/** What stands in braces in texts and headings: templates, attributes, roles, and the marks of reviewers. */
export const FOREIGN_BRACES: readonly ForeignMarkup[] = sharing({ isInMarkdownAlone: true }, [
  THEME_CLASSES,
  // Attributes stand right behind a link or picture.
  {
    pattern: /(?<=^\))\{[ \t]*[.#:]?[ \t]*[\w-][^{}\n]{0,200}\}/g,
    remedy: (written, _, { offset, body }) => linkAttributes(written, offset, body),
  },
  // What Jekyll makes an address of, as that of a link.
  {
    pattern:
      /(?=\{[{%])(?<=\]\([ \t]*|(?:^\s?|\n)[ ]{0,3}\[[^[\]\n]{1,200}\]:[ \t]*)(?:\{(?:\{-?[ \t]*(?:site\.(?:base)?url|["'][^"'{}\n]{1,200}["'][ \t]*(?:\|[ \t]*(?:relative_url|absolute_url|relURL|absURL|url|prepend:[ \t]*site\.(?:base)?url)[ \t]*){1,2})[ \t]*-?\}|%-?[ \t]*(?:link|post_url)[ \t]+[^\s{}%]{1,200}[ \t]*-?%)\}){1,3}[^\s(){}]{0,200}(?=[ \t]*\)|\s|$)/g,
    remedy(written) {
      const address = addressInTemplate(written);
      return address === undefined ? { hint: tagHint(written) } : replacement(address, ADDS_BASE);
    },
  },
  // Values in templates, as of Vue, Liquid and Hugo.
  {
    pattern: /(?<!\\)\{\{-?\s*[$\w"'.][^{}\n]*\}\}/g,
    isInHtml: true,
    remedy(written, _, { frontmatter }) {
      const meant = frontmatterText(written, frontmatter);
      return meant === undefined ? { hint: tagHint(written) } : replacement(meant);
    },
  },
  // Hugo's references as the address of a link. Where one leads nowhere by that, the link is told of.
  {
    pattern: /(?<=\]\()\{\{[<%][ \t]*(?:rel)?ref[ \t]+["']?([^\s"'{}<>%]{1,300})["']?[ \t]*[>%]\}\}(?=\))/gi,
    remedy: (_, address) => replacement(address),
  },
  // What Liquid is not to run is mostly code.
  {
    pattern: /(?<!\\)\{%-?[ \t]*raw[ \t]*-?%\}(?=[ \t]*`)|(?=\{%)(?<=`[ \t]*)\{%-?[ \t]*endraw[ \t]*-?%\}/g,
    remedy: (written) => ({ hint: tagHint(written), meant: '' }),
  },
  // Liquid, Hugo's shortcodes, GitBook.
  {
    pattern: /(?<!\\)(?:\{%-?[ \t]*\/?[a-z][^{}\n]{0,200}%\}|\{\{(?:<[^{}]{1,200}>|%[^{}]{1,200}%)\}\})/g,
    isInHtml: true,
    isToldOnce: true,
    remedy: (written) => ({ hint: tagHint(written) }),
  },
  // Roles of Sphinx stand right before code.
  {
    pattern: /(?<![\\\w`])\{([a-z][\w:+-]*)\}(?=`)/g,
    isToldOnce: true,
    remedy: (_, role) => ({ hint: roleHint(role), fixAt: (offset, source) => roleFix(role, offset, source) }),
  },
  // Jekyll reads Markdown in raw HTML, too.
  { ...THEME_CLASSES, place: 'html' },
  // An anchor of Python-Markdown, right behind the words that have it or below their paragraph.
  {
    pattern: /(?<=[*_`]|\S[ \t]{0,9}\n)\{:?[ \t]*#([A-Za-z][\w:.-]*)[ \t]*\}/g,
    remedy: (_, id) => replacement(`<span id="${id}"></span>`),
  },
  // Attributes of a paragraph or heading. An anchor alone is read, and `{:ok, x}` is a tuple.
  {
    pattern:
      /(?<![\\{])\{(?::(?:[ \t]*[.#]|[ \t]+[a-z]|toc(?=\})|[a-z][\w-]*=)|[ \t]*(?:#[\w-]+[ \t]+)?\.[a-zA-Z])[^{}\n]{0,200}\}/g,
    isToldOnce: true,
    remedy: attributesRemedy,
  },
  {
    pattern: /(?<![\\{])\{:(?:[ \t]*[.#][^{}\n]{0,200}|toc)\}/g,
    isToldOnce: true,
    place: 'html',
    remedy: attributesRemedy,
  },
  // The docs of FastAPI, and others that are made as they are, show files by them.
  {
    pattern: /(?<!\\)\{\*[ \t]*([^\s{}*]{1,300}\.\w{1,10})(?:[ \t]+[^{}*\n]{1,200})?[ \t]*\*\}/g,
    remedy: (written, file) => {
      const [, first, last] = /\sln\[(\d+)(?::(\d+))?\]/.exec(written) ?? [];
      const lines = first === undefined ? '' : `#L${first}${last === undefined ? '' : `-L${last}`}`;
      return { hint: codeFileHint((file.startsWith('../') ? file : `./${file.replace(/^\.?\//, '')}`) + lines) };
    },
  },
  {
    pattern: CRITIC_CHANGE,
    remedy(written) {
      const html = criticHtml(written);
      // A correction stays within a line.
      return written.includes('\n') ? { hint: `write \`${html.replace(/>[^<]+</g, '>…<')}\`` } : replacement(html);
    },
  },
  {
    pattern: CRITIC_COMMENT,
    isToldOnce: true,
    remedy: 'write `<!-- … -->` to hide it from readers, or delete it',
  },
  // Around whole paragraphs, the marks of a change stand on lines of their own.
  {
    pattern: /(?<=^\n?)(?:\{(?:\+\+|--|==)|(?:\+\+|--|==)\})(?=\s?$)/g,
    remedy: (written) => ({ hint: `delete \`${written}\`: whole paragraphs are not marked as changed` }),
  },
]);
