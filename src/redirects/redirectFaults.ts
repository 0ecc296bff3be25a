import { type Diagnostic, errorOf, warningOf } from '../model/diagnostic.ts';
import { didYouMean, nearest } from '../model/text/nearest.ts';
import { movedTo } from '../routes/links/linkAfterMove.ts';
import { routesInReach } from '../routes/links/routesInReach.ts';
import { routesAt, trunkMeant } from '../routes/routeOf.ts';
import { writtenPath } from '../routes/urlParts.ts';
import type { WrittenRedirect } from './readRedirects.ts';
import type { RedirectWorld } from './redirectWorld.ts';
import { asTarget, targetPath } from './targetPath.ts';

/** Of a second line for an address that differs from the first at most in its spelling. */
export const duplicateFault = ({ from, place }: WrittenRedirect, first: WrittenRedirect): Diagnostic =>
  errorOf('duplicate-redirect', {
    message: `\`${from}\` is already redirected, as \`${first.from}\`.`,
    place,
    hint: 'delete one of the two lines',
    related: [first.place],
  });

/** The page of an address, as the other place of a fault. */
function pageOf(address: string, { placeOf }: RedirectWorld): Pick<Diagnostic, 'related'> {
  const place = placeOf(address) ?? placeOf(address.replace(/#.*$/s, ''));
  return place === undefined ? {} : { related: [place] };
}

/** A redirect from what is there: `address` is that as the site has it. */
export const shadowFault = ({ from, place }: WrittenRedirect, address: string, world: RedirectWorld): Diagnostic =>
  errorOf('redirect-shadows-page', {
    message: `\`${from}\` cannot be redirected: it is a page, heading or file, \`${address}\`.`,
    place,
    hint: 'delete the line, or move what is there',
    ...pageOf(address, world),
  });

/** A redirect to what differs from it only in case: many hosts take both for one address. */
export const selfFault = ({ from, place }: WrittenRedirect, likeness: string, world: RedirectWorld): Diagnostic =>
  errorOf('redirect-shadows-page', {
    message: `\`${from}\` differs from \`${likeness}\` only in case, so it cannot be redirected there: many hosts take both for one address.`,
    place,
    hint: 'delete the line',
    ...pageOf(likeness, world),
  });

/** On many hosts and systems both are one file, so that the build writes no small page for the redirect. */
export const caseFault = ({ from, place }: WrittenRedirect, likeness: string, world: RedirectWorld): Diagnostic =>
  warningOf('redirect-shadows-page', {
    message: `\`${from}\` differs from \`${likeness}\` only in case: it is redirected only by hosts that read \`_redirects\`.`,
    place,
    hint: 'delete the line, or rename what is there',
    ...pageOf(likeness, world),
  });

/** A redirect from a path that docsgen keeps for its own files. */
export const reservedFault = ({ from, place }: WrittenRedirect): Diagnostic =>
  errorOf('redirect-shadows-page', {
    message: `\`${from}\` cannot be redirected: docsgen's own files have such names, which browsers keep for ever.`,
    place,
    hint: 'delete the line',
  });

/** It is an address as readers have it: the redirect would be one that nobody asks for. */
export const baseFault = ({ from, to, place }: WrittenRedirect, base: string): Diagnostic =>
  warningOf('redirect-shape', {
    message: `\`${from}\` begins with the base \`${base}\`, which docsgen adds: only \`${base}${from.slice(1)}\` is redirected.`,
    place,
    hint: `${from.slice(base.length - 1)}: ${to.startsWith(base) ? to.slice(base.length - 1) : to}`,
  });

/** A redirect from the address of a page that is not published yet. */
export const draftFault = ({ from, place }: WrittenRedirect): Diagnostic =>
  warningOf('redirect-shadows-page', {
    message: `\`${from}\` is the address of a draft: once it is published, it cannot be redirected.`,
    place,
    hint: 'delete the line, or move the draft',
  });

/** A redirect from a heading of what is no page and no old address. */
export function astrayFault({ from, to, place }: WrittenRedirect, { isDraft }: RedirectWorld): Diagnostic {
  const path = from.replace(/#.*$/, '');
  const fault = { severity: 'error', code: 'redirect-source', place } as const;
  if (isDraft(path))
    return {
      ...fault,
      message: `The page \`${path}\` is a draft, so its headings cannot be redirected.`,
      hint: 'delete the line, or write `draft: false` in the front matter of that page',
    };
  return {
    ...fault,
    message: `\`${path}\` is neither a page nor an old address, so its headings cannot be redirected.`,
    hint: `${path}: ${to.replace(/#.*$/, '')}`,
  };
}

/** So many places of a loop are shown besides the first, and its redirects named. */
const SHOWN = 8;

/** `round`: the redirects of a loop, the first once more at the end. */
export function loopFault(round: readonly WrittenRedirect[]): Diagnostic {
  const [first, ...rest] = round.slice(0, -1);
  const names = round.map(({ from }) => from);
  const more = rest.length - SHOWN;
  const named = more < 2 ? names : [...names.slice(0, SHOWN + 1), `… ${more} more …`, ...names.slice(-1)];
  return errorOf('redirect-loop', {
    message: `These redirects form a loop: ${named.join(' → ')}.`,
    place: first?.place,
    hint: 'point one of them to a page',
    related: rest.slice(0, SHOWN).map(({ place }) => place),
  });
}

/** A redirect to another one; `to` is where the last of them leads. */
export const chainFault = ({ from, to: written, place, targetPlace }: WrittenRedirect, to: string): Diagnostic =>
  warningOf('redirect-chain', {
    message: `\`${from}\` redirects to another redirect.`,
    place,
    hint: `${from}: ${to}`,
    ...(targetPlace !== undefined && isPlainYaml(to) ? { fix: { place: targetPlace, was: written, text: to } } : {}),
  });

/** `redirect` may lead on by others: then its target is that of the last one. */
export function targetFault(redirect: WrittenRedirect, world: RedirectWorld): Diagnostic | undefined {
  const { to } = redirect;
  if (!to.startsWith('/')) return undefined;
  const path = targetPath(to);
  if (world.hasAsset(path)) return undefined;
  if (world.hasRoute(path)) return headingFault(to, path, world);
  if (!world.isDraft(path)) return missingTarget(redirect, path, world);
  return wrongTarget(
    `The page \`${path}\` is a draft: readers will not find it.`,
    'redirect to another page, or write `draft: false` in the front matter of that page',
  );
}

const wrongTarget = (message: string, hint: string): Diagnostic => errorOf('redirect-target', { message, hint });

/** A target with a heading that its page does not have. */
function headingFault(to: string, path: string, { anchorsAt }: RedirectWorld): Diagnostic | undefined {
  const [, hash = ''] = /^[^?#]*(?:\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
  if (hash === '') return undefined;
  const anchors = anchorsAt(path);
  if (anchors === undefined || anchors.has(hash)) return undefined;
  const near = nearest(hash, anchors);
  return wrongTarget(
    `\`${path}\` has no heading \`#${hash}\`.`,
    near === undefined
      ? `redirect to \`${path}\` itself, or to one of its headings`
      : `did you mean \`${asTarget(path)}#${near}\`?`,
  );
}

function missingTarget(redirect: WrittenRedirect, path: string, world: RedirectWorld): Diagnostic {
  const { to } = redirect;
  const remedy = movedTargetRemedy(redirect, path, world) ?? otherSpelling(redirect, path, world);
  const missing = wrongTarget(
    `There is no page \`${asTarget(path)}\`.`,
    remedy?.hint ??
      (world.hasRoute(to) ? `write \`${writtenPath(to)}\`` : undefined) ??
      (/\s30[1278]!?$/.test(to)
        ? `write \`${to.replace(/\s+\S+$/, '')}\`: hosts get the status by themselves`
        : undefined) ??
      didYouMean(path, routesInReach(path, '', world).map(asTarget)) ??
      'redirect to a page that exists, such as `/`',
  );
  return remedy?.fix === undefined ? missing : { ...missing, fix: remedy.fix };
}

/** What to write where the page of a target has moved; a heading that did not go along is told of then. */
function movedTargetRemedy(redirect: WrittenRedirect, path: string, { moves }: RedirectWorld) {
  const route = movedTo(path, moves());
  return route === undefined ? undefined : targetRemedy(redirect, route, ': the page has moved there');
}

/** What to write for a target whose page is that of another route; `why` ends the hint. */
function targetRemedy({ to, targetPlace }: WrittenRedirect, route: string, why = ''): Pick<Diagnostic, 'hint' | 'fix'> {
  const text = to.replace(/^[^?#]*/, () => asTarget(route));
  const hint = `write \`${text}\`${why}`;
  const isWritten = targetPlace?.endColumn === (targetPlace?.column ?? 0) + to.length;
  return isWritten && isPlainYaml(text) ? { hint, fix: { place: targetPlace, was: to, text } } : { hint };
}

/** Whether YAML reads a target as it stands. What it would read in another way is left to the writer. */
const isPlainYaml = (target: string) => /^[\w./#?&=%~-]+$/.test(target);

/** What to write for an address by which links lead to a page: without its slash, or like the name of its file. */
function otherSpelling(redirect: WrittenRedirect, path: string, { hasRoute }: RedirectWorld) {
  const route = routesAt(trunkMeant(path)).find(hasRoute);
  return route === undefined ? undefined : targetRemedy(redirect, route);
}
