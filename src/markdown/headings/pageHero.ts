import type { PageHero, PageLink } from '../../model/page.ts';
import { escapeMarkdown } from '../../model/text/escapeMarkdown.ts';
import type { LinkView } from '../../model/view.ts';
import type { CompileContext } from '../compileContext.ts';
import { targetOf } from '../links/links.ts';
import { notePicture, offerCopies } from '../links/pictures.ts';
import { refusalOf } from '../links/refusedUrl.ts';
import type { PageState } from '../pageState.ts';
import { destinationOf } from '../twin/twinWalk.ts';

/**
 * What a landing page shows besides its title and description; undefined for any other page. Its links and its pictures
 * are noted as those of the page. May yield `unsafe-url` and `missing-asset`.
 */
export function pageHero(state: PageState): PageHero | undefined {
  const { hero } = state.source.frontmatter;
  if (hero === undefined) return undefined;
  const { image, actions = [] } = hero;
  const images = Object.entries(typeof image === 'string' ? { image } : { ...image }).flatMap(([name, path]) => {
    const picture = noteUrl(path, name === 'image' ? name : `image.${name}`, state);
    return picture === undefined
      ? []
      : [{ src: picture.href, ...notePicture(picture, state), ...offerCopies(picture, { state }) }];
  });
  return {
    ...(images.length === 0 ? {} : { images }),
    actions: actions.flatMap(({ text, link }, index): LinkView[] => {
      const noted = noteUrl(link, index, state);
      if (noted === undefined) return [];
      return [{ text, href: noted.href, ...(noted.target === undefined ? { external: true } : {}) }];
    }),
  };
}

/** An address of the hero as a link of the page; undefined for one that may not be published. */
function noteUrl(url: string, key: string | number, { source, context, links, diagnostics }: PageState) {
  // A picture is named from the content folder, as others are in front matter.
  const isPicture = typeof key === 'string';
  const fromFile = isPicture ? '' : source.relativePath;
  const resolved = context.resolve(url, fromFile);
  const place = source.urlPlaces?.[key] ?? { file: source.file, line: source.keyLines.hero ?? 1, column: 1 };
  const refusal = refusalOf(url, resolved, isPicture ? 'loaded' : 'followed');
  if (refusal !== undefined) {
    diagnostics.push({ ...refusal, place });
    return undefined;
  }
  const kind = isPicture ? ('image' as const) : ('link' as const);
  const link: PageLink = { kind, url, href: resolved.href, fromFile, ...targetOf(resolved), place, inYaml: true };
  links.push(link);
  return link;
}

export const linkMarkdown = ({ text, href }: LinkView, { publicUrl }: Pick<CompileContext, 'publicUrl'>): string =>
  `[${escapeMarkdown(text)}](${destinationOf(publicUrl(href))})`;
