import { type Diagnostic, errorOf, warningOf } from '../../model/diagnostic.ts';
import type { CompiledPage } from '../../model/page.ts';
import type { ShownHeading } from './inspectDocument.ts';
import { locate } from './locate.ts';
import type { ShownPage } from './shownSite.ts';

/**
 * What is wrong with the elements of a finished document, which its source does not show. May yield `duplicate-id`,
 * `missing-alt`, `heading-order`.
 */
export const documentFaults = (shown: ShownPage): Diagnostic[] => [
  ...repeatedIds(shown),
  ...imagesWithoutAlt(shown),
  ...headingOrder(shown),
];

const repeatedIds = (shown: ShownPage): Diagnostic[] =>
  shown.document.repeatedIds
    .filter((id) => !isTold(shown.page, 'duplicate-id', id))
    .map((id) =>
      errorOf('duplicate-id', {
        message: `The id \`${id}\` is used more than once in the finished page.`,
        place: locate(shown, [`"${id}"`, `{#${id}}`]),
        hint: 'change or remove one of the two ids',
      }),
    );

const imagesWithoutAlt = (shown: ShownPage): Diagnostic[] =>
  shown.document.imagesWithoutAlt.map((src) =>
    warningOf('missing-alt', {
      message: `The image \`${src}\` has no alt text in the finished page.`,
      place: locate(shown, [src, src.split('/').at(-1) ?? '']),
      hint: 'alt="what the image shows", or alt="" if it is only decoration',
    }),
  );

function headingOrder(shown: ShownPage): Diagnostic[] {
  // What is in an unknown component is not shown: headings between these may be there.
  if (shown.page.diagnostics.some(({ code }) => code === 'unknown-component')) return [];
  return shown.document.headings.flatMap((heading, index, all) => {
    const before = all[index - 1];
    if (before === undefined || !skips(before, heading) || isTold(shown.page, 'heading-order', heading.title))
      return [];
    return warningOf('heading-order', {
      message: `In the finished page, \`${heading.title}\` skips from level ${before.level} to level ${heading.level}.`,
      place: locate(shown, [heading.title]),
      hint: `let the component render <h${before.level + 1}>`,
    });
  });
}

const skips = (before: ShownHeading, { level }: ShownHeading) => level > before.level + 1;

/** Whether a page's compilation has told of a fault that names a thing. */
const isTold = ({ diagnostics }: CompiledPage, code: string, thing: string) =>
  diagnostics.some((one) => one.code === code && one.message.includes(`\`${thing}\``));
