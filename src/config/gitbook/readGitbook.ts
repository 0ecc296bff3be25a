import { withoutSlashes } from '../../model/addresses/withoutSlashes.ts';
import type { RedirectElsewhere, SiteElsewhere, UnreadPart } from '../../model/navigationElsewhere.ts';
import { inside, pairsIn, placeOf, type Written, wordsOf, writtenYaml } from '../parse/writtenYaml.ts';

/**
 * What a `.gitbook.yaml` says beside the folder of the pages: old addresses, and files that have other names than
 * usual. `file` is relative to the project, `folder` the path of the content folder, as for `listContent`.
 */
export function readGitbook(text: string, file: string, folder: string): Pick<SiteElsewhere, 'redirects' | 'unread'> {
  const settings = writtenYaml(text, file);
  const structure = inside(settings, 'structure');
  return {
    redirects: pairsIn(inside(settings, 'redirects')).flatMap(([key, value]): readonly RedirectElsewhere[] => {
      const [from, to] = [key, value].map(wordsOf);
      if (from === undefined || to === undefined) return [];
      return [{ from: `/${withoutSlashes(from)}/`, to, option: 'redirects', place: placeOf(key) }];
    }),
    unread: [
      ...otherName(inside(structure, 'readme'), { folder, usual: /^(?:README|index)\.mdx?$/i }),
      ...otherName(inside(structure, 'summary'), { folder, usual: /^SUMMARY\.md$/ }),
    ],
  };
}

/** A file that is looked for here under its usual name alone. */
function otherName(
  value: Written | undefined,
  { folder, usual }: { readonly folder: string; readonly usual: RegExp },
): readonly UnreadPart[] {
  const name = wordsOf(value)?.replace(/^[./]+/, '');
  if (value === undefined || name === undefined || usual.test(name)) return [];
  const here = usual.test('SUMMARY.md') ? 'SUMMARY.md' : 'README.md';
  const hint = `move \`${folder}${name}\` to \`${folder}${here}\`, with its links as they are to be from there`;
  return [{ option: 'structure', place: placeOf(value), isData: true, hint }];
}
