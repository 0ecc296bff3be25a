import type { Diagnostic } from '../model/diagnostic.ts';
import { KNOWN_TOKEN } from '../model/knownToken.ts';
import type { Frontmatter } from '../model/page.ts';
import { keyPlace, type SourceFile } from '../model/sourceFile.ts';

/** Whether a page keeps its address to itself: no list and no other site is told of it. */
export const isAddressSecret = ({ permalink, unlisted }: Frontmatter): boolean =>
  unlisted === true && permalink?.includes('{token}') === true;

/**
 * What makes known an address that a page keeps to itself with `{token}`: a token that anyone can guess, or lists with
 * the page in them. Yields `bad-permalink`, as a warning.
 */
export function secretPermalinkFaults(source: SourceFile, token: string): Diagnostic[] {
  const { permalink, unlisted } = source.frontmatter;
  if (permalink?.includes('{token}') !== true) return [];
  const fault = { severity: 'warning', code: 'bad-permalink', place: keyPlace(source, 'permalink') } as const;
  // The token itself is told only where it is no secret: others read the logs of builds.
  const guessed: Diagnostic = {
    ...fault,
    message: `\`{token}\` is \`${token}\` as long as no other is set: the address of this page is easy to guess.`,
    hint: "set the environment variable `DOCSGEN_TOKEN`, or write a `token: '…'` of your own in `site/config.ts`",
  };
  const listed: Diagnostic = {
    ...fault,
    message:
      'The address with `{token}` is no secret: lists of pages, such as the sitemap and the search, name this page.',
    hint:
      unlisted === 'sidebar' ? 'unlisted: true' : 'add the line `unlisted: true`, or take `{token}` out of the address',
  };
  return [...(token === KNOWN_TOKEN ? [guessed] : []), ...(unlisted === true ? [] : [listed])];
}
