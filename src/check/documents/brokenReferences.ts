import { decodeAddress } from '../../model/addresses/decodeAddress.ts';
import { type Diagnostic, errorOf } from '../../model/diagnostic.ts';
import type { CompiledPage } from '../../model/page.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import { isPlanned } from '../../routes/isPlanned.ts';
import { linkToPlanned } from '../../routes/links/linkFaults.ts';
import type { Reference } from './inspectDocument.ts';
import { locate } from './locate.ts';
import { isSameFromAll, resolvedFrom } from './referenceTarget.ts';
import { hasFileAt, type ShownPage, type ShownSite } from './shownSite.ts';

/**
 * What finished documents of a site lead to or load and is not there, but for what their authors wrote as a link. May
 * yield `broken-link`, `broken-anchor`, `missing-asset` and `unwritten-page`.
 */
export function brokenReferences(site: ShownSite): Diagnostic[] {
  // Those of a header or sidebar stand on all pages: what is there for one is there for all.
  const sound = new Set<Reference>();
  return [...site.pages.values()].flatMap((shown) => {
    // What an author has written as a link is judged where it stands.
    const written = new Set(shown.page.links.map(({ href }) => href));
    return shown.document.references.flatMap((reference) => {
      if (sound.has(reference) || written.has(reference.url)) return [];
      const faults = faultsOf(reference, shown, site);
      if (faults.length === 0 && isSameFromAll(reference.url)) sound.add(reference);
      return faults;
    });
  });
}

function faultsOf({ kind, url }: Reference, shown: ShownPage, site: ShownSite): Diagnostic[] {
  if (site.configured.has(url)) return [];
  const target = site.targetOf(url, shown.page.record.path);
  if (target === undefined) return withoutBase(shown, site, { kind, url });
  const { path, hash } = target;
  const found = pageAt(path, site);
  const place = () => locate(shown, [url, path + (hash === '' ? '' : `#${hash}`), path.length > 1 ? path : '']);
  const fault = (code: Diagnostic['code'], message: string, near: string | undefined): Diagnostic[] => {
    return [errorOf(code, { message, place: place(), hint: near ?? 'fix the component that renders it' })];
  };
  if (found !== undefined) {
    if (hash === '' || hash === 'top' || found.document.ids.has(hash) || isIncomplete(found.page)) return [];
    const message = `The finished page links to \`${path}#${hash}\`, but there is no such id.`;
    return fault('broken-anchor', message, didYouMean(hash, found.document.ids));
  }
  if (hasFileAt(path, site) || path === '/') return [];
  if (kind === 'link' && isPlanned(path, site.planned)) return [{ ...linkToPlanned(path, 'link'), place: place() }];
  const { code, verb } = wordsFor(kind);
  const message = `The finished page ${verb} \`${path}\`, which does not exist.`;
  return fault(code, message, didYouMean(path, site.pages.keys()));
}

/** A root-relative URL outside the base, which would be that of a page or a file of the site with it. */
function withoutBase(shown: ShownPage, site: ShownSite, { kind, url }: Reference): Diagnostic[] {
  const { base } = site;
  const path = decodeAddress(resolvedFrom(url, shown.page.record.path, base)?.pathname ?? '/');
  if (path === '/' || path.startsWith(base) || !(site.pages.has(path) || hasFileAt(path, site))) return [];
  const { code, verb } = wordsFor(kind);
  return [
    errorOf(code, {
      message: `The finished page ${verb} \`${path}\` without the base \`${base}\`.`,
      place: locate(shown, [url, path]),
      hint: `write \`hrefOf('${path}')\` in the component (made with \`withPages\`, it gets \`hrefOf\`), or a full URL if it is no page of this site`,
    }),
  ];
}

const wordsFor = (kind: Reference['kind']) =>
  kind === 'link'
    ? ({ code: 'broken-link', verb: 'links to' } as const)
    : ({ code: 'missing-asset', verb: 'loads' } as const);

const pageAt = (path: string, { pages }: ShownSite) => pages.get(path) ?? pages.get(path.replace(/index\.html$/, ''));

/** Whether a part of a page could not be made, which is told of: the ids in it are missing only for now. */
const isIncomplete = ({ diagnostics }: CompiledPage) =>
  diagnostics.some(({ code }) =>
    /^(?:missing-property|render-failed|unknown-component|unsupported-expression)$/.test(code),
  );
