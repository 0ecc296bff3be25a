import { namesNoSite } from '../model/addresses/namesNoSite.ts';
import { attributesOf, type HeadTag, isCanonical, metaName, relationsOf, type WrittenTag } from '../model/headTag.ts';
import { brokenRules, type HeadFault, headFault } from './schema/headRules.ts';

/** What a page's own `head` comes to: the tags that can stand in it, and what is wrong with the others. */
interface PageHead {
  readonly tags: readonly HeadTag[];
  readonly faults: readonly PageHeadFault[];
}

/** `tag` is its number in the list, from 0. */
type PageHeadFault = HeadFault & { readonly tag: number };

const NONE: PageHead = { tags: [], faults: [] };

/** Tags that tell of one page, and load nothing. Readers who come from another page get nothing of a head. */
export function readPageHead(written: readonly WrittenTag[] | undefined): PageHead {
  if (written === undefined) return NONE;
  const read = written.map((one, index) => readTag(one, `head.${index}`));
  return {
    tags: read.flatMap(({ tag }) => tag ?? []),
    faults: read.flatMap(({ faults }, index) => faults.map((fault) => ({ ...fault, tag: index }))),
  };
}

function readTag(
  written: WrittenTag,
  option: string,
): { readonly tag?: HeadTag; readonly faults: readonly HeadFault[] } {
  const name = written.tag.toLowerCase();
  if (name !== 'meta' && name !== 'link')
    return {
      faults: headFault(`A page's \`head\` takes \`meta\` and \`link\`, and no \`${written.tag}\`.`, SITE_WIDE),
    };
  const tag: HeadTag = { tag: name, attributes: attributesOf(written) };
  const faults = isCanonical(tag)
    ? canonicalFaults(tag)
    : [...pageFaults(tag), ...brokenRules(tag, Object.keys(written.attributes ?? {}), option)];
  return faults.length > 0 ? { faults } : { tag, faults };
}

const SITE_WIDE = 'write it in the option `head` of `site/config.ts`, for all pages';

function canonicalFaults({ attributes: { href } }: HeadTag): readonly HeadFault[] {
  if (typeof href === 'string' && /^https?:/i.test(href) && !namesNoSite(href)) return [];
  return headFault(
    '`canonical` takes a full URL: search engines read it, apart from the page.',
    "href: 'https://example.com/a/', the whole address",
  );
}

/** What is written elsewhere, for a page or for all. */
function pageFaults(tag: HeadTag): readonly HeadFault[] {
  const loading = relationsOf(tag).find((relation) => LOADING.has(relation));
  if (loading !== undefined)
    return headFault(
      `A \`link\` with \`rel: ${loading}\` of one page has no effect on who comes from another.`,
      SITE_WIDE,
    );
  const name = metaName(tag) ?? '';
  if (PICTURE.test(name))
    return headFault(`\`${name}\` is written by docsgen itself.`, `image: ${tag.attributes.content}`);
  return SHARED.has(name) ? headFault(`\`${name}\` is the same on all pages.`, SITE_WIDE) : [];
}

/** Relations by which browsers load something, or show the whole site in another way. */
const LOADING: ReadonlySet<string> = new Set(
  'stylesheet preload modulepreload prefetch prerender icon apple-touch-icon mask-icon manifest expect'.split(' '),
);

const PICTURE = /^(?:og:image(?::(?:secure_)?url)?|twitter:image(?::src)?)$/;

const SHARED: ReadonlySet<string> = new Set(['theme-color', 'color-scheme', 'twitter:card']);
