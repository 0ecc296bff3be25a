import { join } from 'node:path';
import { canParseUrl } from '../../model/addresses/canParseUrl.ts';
import { type Diagnostic, type Place, warningOf } from '../../model/diagnostic.ts';
import { fixLink } from '../../routes/links/fixLink.ts';
import { openAnswerCache } from './answerCache.ts';
import { type AddressAnswer, askAddress, type Outside } from './askAddress.ts';
import { askPolitely } from './askPolitely.ts';

/** A link to another site, where it stands. */
export interface ExternalLink {
  readonly url: string;
  readonly place: Place;
}

interface ExternalOptions {
  /** Whether an address may be asked for at all. */
  readonly isAskable: (url: string) => boolean;
  /** Beginnings of addresses that are not asked for. */
  readonly ignore: readonly string[];
  readonly cacheDir: string;
  /** False: what earlier runs have learnt is not used. */
  readonly cache: boolean;
  readonly outside: Outside;
  /** Milliseconds. */
  readonly now: () => number;
  readonly onAnswer: (done: number, total: number) => void;
}

/** What the check of other sites came to. */
export interface ExternalCheck {
  readonly diagnostics: readonly Diagnostic[];
  /** How many links were not asked for, and why. */
  readonly notes: readonly string[];
}

/** After this nobody waits for more. */
const LONGEST_RUN_MS = 600_000;

/** Asks for the pages that links of this site lead to on others. May yield `external-link` and `external-moved`. */
export async function checkExternal(links: readonly ExternalLink[], options: ExternalOptions): Promise<ExternalCheck> {
  const { isAskable, ignore, cacheDir, cache, outside, now, onAnswer } = options;
  const started = now();
  const asked = links.filter(({ url }) => isAskable(url) && !ignore.some((start) => url.startsWith(start)));
  const urls = [...new Set(asked.map(({ url }) => withoutFragment(url)))].sort();
  const kept = openAnswerCache(join(cacheDir, 'external-links.json'), started);
  const answers = new Map<string, AddressAnswer>();
  for (const url of urls) {
    const answer = cache ? kept.get(url) : undefined;
    if (answer !== undefined) answers.set(url, answer);
  }
  const open = urls.filter((url) => !answers.has(url));
  const heard = await askPolitely(open, (url) => askAddress(url, { ...outside, isAskable }), {
    isOver: () => now() - started > LONGEST_RUN_MS,
    onAnswer: (done) => onAnswer(done, open.length),
  });
  for (const [index, url] of open.entries()) {
    const answer = heard[index];
    if (answer === undefined) continue;
    answers.set(url, answer);
    kept.set(url, answer);
  }
  if (open.length > 0) kept.save();
  const missed = heard.filter((answer) => answer === undefined).length;
  return {
    diagnostics: asked.flatMap((link) => diagnosticOf(link, answers.get(withoutFragment(link.url))) ?? []),
    notes: missed === 0 ? [] : [`${linksMissed(missed)} not checked: the check stopped after ten minutes.`],
  };
}

const linksMissed = (count: number) => (count === 1 ? '1 external link was' : `${count} external links were`);

const withoutFragment = (url: string) => url.replace(/#.*$/s, '');

// Names and addresses that are reserved for examples, for the machine itself and for networks of one's own, as names
// without a dot are.
const RESERVED =
  /^[^.]+$|(?:^|\.)(?:localhost|local|internal|invalid|test|example|example\.(?:com|net|org))$|^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$|^\[/;

/** Whether an address can be asked for by anyone. */
export const isPublic = (url: string): boolean =>
  /^https?:/i.test(url) && canParseUrl(url) && !RESERVED.test(new URL(url).hostname);

function diagnosticOf(link: ExternalLink, answer: AddressAnswer | undefined): Diagnostic | undefined {
  const { url, place } = link;
  switch (answer?.kind) {
    case 'gone':
      return warningOf('external-link', {
        message: `\`${url}\` responds with status ${answer.status}.`,
        place,
        hint: 'link to its new address, or to a copy on https://web.archive.org/',
      });
    case 'silent':
      return warningOf('external-link', {
        message: `\`${url}\` cannot be reached: ${answer.reason}.`,
        place,
        hint: 'try it in a browser; if it works there, add it to `check: { externalIgnore: [ … ] }`',
      });
    case 'moved': {
      const to = answer.to.includes('#') ? answer.to : answer.to + (/#.*$/s.exec(url)?.[0] ?? '');
      return warningOf('external-moved', {
        message: `\`${url}\` has moved permanently.`,
        place,
        hint: `write \`${to}\``,
        // An address that Markdown would end early is left to the writer.
        fix: /[\s()<>"']/.test(to) ? undefined : fixLink(link, to),
      });
    }
    default:
      return undefined;
  }
}
