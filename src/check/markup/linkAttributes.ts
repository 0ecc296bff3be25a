import { replaced } from '../../markdown/pieces.ts';
import type { SourceText } from '../../model/sourceFile.ts';
import type { MarkupRemedy } from '../markupElsewhere/foreignMarkup.ts';
import { wordsInHtml } from './wordsInHtml.ts';

/** What to write for attributes in braces right behind a link or picture, whose text ends at an offset of the body. */
export function linkAttributes(written: string, offset: number, body: string): MarkupRemedy {
  const [all = '', sign, words = '', address = '', title] =
    LINK.exec(body.slice(Math.max(0, offset - LINK_LIMIT), offset)) ?? [];
  const link = {
    // Markdown is read between the tags of a link.
    text: sign === '!' ? wordsInHtml(words) : words,
    url: wordsInHtml(address),
    ...(title === undefined ? {} : { title: wordsInHtml(title) }),
  };
  const remedy = (sign === '!' ? pictureRemedy : linkRemedy)(attributesIn(written), link);
  if (remedy.html === undefined) return remedy;
  const { html, why = '' } = remedy;
  const hint = `write \`${html}\`${why}`;
  if (why !== '' || all === '') return { hint };
  const fixAt = (at: number, source: SourceText) =>
    replaced({ offset: at - all.length, text: all + written }, html, source);
  return { hint, fixAt };
}

/**
 * What is written instead of a link or picture with attributes in braces right behind it; undefined where that needs
 * judgment.
 */
export function withoutBraces(link: string, braces: string): string | undefined {
  const { meant, fixAt } = linkAttributes(braces, link.length, link);
  return meant === undefined ? fixAt?.(link.length, { file: '', body: link + braces })?.text : link;
}

const LINK_LIMIT = 1_000;
const LINK = /(!?)\[([^[\]\n]*)\]\(([^\s()<>"]*)(?:[ \t]+"([^"\n]*)")?\)$/;

/** As its parts stand in HTML. */
interface LinkInHtml {
  readonly text: string;
  readonly url: string;
  readonly title?: string;
}

/** Values by their names; `class` and `id` stand as `.a` and `#a`. */
type Attributes = ReadonlyMap<string, string>;

/** The HTML that says the same, with why it does not say all; or what to do without any. */
type WrittenInHtml = (MarkupRemedy & { readonly html?: undefined }) | { readonly html: string; readonly why?: string };

const deletion = (why: string): MarkupRemedy => ({ hint: `delete it: ${why}`, meant: '' });

function pictureRemedy(attributes: Attributes, { text, url, title }: LinkInHtml): WrittenInHtml {
  const size = without(attributes, /^(?:loading|decoding)$/);
  if (size.size === 0) return deletion('pictures load when they come near');
  const kept = new Map(
    [...size].filter(([name, value]) => (SIZES.test(name) ? /^\d+(?:px|%)?$/.test(value) : name === 'id')),
  );
  if (kept.size === 0)
    return {
      hint: `delete it: pictures have no ${without(size, /^class$/).size === 0 ? 'classes' : 'such attributes'}; for a size, write \`<img src="${url}" alt="${text}" width="300">\``,
    };
  const html = tag(
    'img',
    new Map([
      ['src', url],
      ['alt', text],
      ...(title === undefined ? [] : [['title', title] as const]),
      ...[...kept].map(([name, value]) => [name, value.replace('px', '')] as const),
    ]),
  );
  return { html, ...(kept.size < size.size ? { why: ': pictures have no other attributes' } : {}) };
}

const SIZES = /^(?:width|height)$/;

function linkRemedy(attributes: Attributes, { text, url, title }: LinkInHtml): WrittenInHtml {
  if (attributes.has('download')) {
    if (attributes.size === 1 && attributes.get('download') === '' && ARCHIVE.test(url))
      return deletion('browsers download such a file');
    return {
      hint: `write \`<a href="${url}" download>${text}</a>\` in an \`.mdx\` page, or delete it: browsers download what they cannot show`,
    };
  }
  const others = new Map([...attributes].filter(([name, value]) => name !== 'target' || value !== '_self'));
  if (others.size === 0) return deletion('links open in the same tab');
  const kept = new Map(
    [...others].filter(
      ([name, value]) =>
        name === 'id' || (name === 'target' && value === '_blank') || (name === 'rel' && REL.test(value)),
    ),
  );
  if (kept.size === 0)
    return {
      hint: `delete it: links have no ${without(others, /^class$/).size === 0 ? 'classes' : 'such attributes'}`,
    };
  const opening = tag(
    'a',
    new Map([['href', url], ...(title === undefined ? [] : [['title', title] as const]), ...kept]),
  );
  return {
    html: `${opening}${text}</a>`,
    ...(kept.size < others.size ? { why: ': links have no other attributes' } : {}),
  };
}

/** What no browser shows. */
const ARCHIVE = /\.(?:zip|gz|tgz|bz2|xz|7z|rar|exe|msi|dmg|pkg|deb|rpm|apk|jar)(?:[?#]|$)/i;
const REL = /^(?:(?:noopener|noreferrer|nofollow)(?: |$))+$/;

const without = (attributes: Attributes, name: RegExp): Attributes =>
  new Map([...attributes].filter(([one]) => !name.test(one)));

const tag = (name: string, attributes: Attributes): string =>
  `<${name}${[...attributes].map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`).join('')}>`;

const attributesIn = (written: string): Attributes =>
  new Map(
    [
      ...written
        .slice(1, -1)
        .replace(/^[ \t]*:/, '')
        .matchAll(/([#.])([\w:-]+)|([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g),
    ].map(([, sign, mark = '', name = '', double, single, bare = '']): [string, string] =>
      sign === undefined ? [name, double ?? single ?? bare] : [sign === '#' ? 'id' : 'class', mark],
    ),
  );
