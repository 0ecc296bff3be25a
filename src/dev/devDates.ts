import type { Project } from '../build/project.ts';
import { startContentDates } from '../build/projectParts.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import type { GitDates, GitHistory } from '../system/git/gitDates.ts';
import { gitState, mailmapState } from '../system/git/gitState.ts';

/** When the pages of a dev server were last changed. */
interface DevDates {
  /** What git has told so far: none until it has answered. */
  readonly known: GitDates;
  readonly authors: GitHistory['authors'];
  /**
   * Asks git again where a commit, a pull, another branch or another wish for authors came since; yields whether any
   * changed, or a date was asked for before git had told any.
   */
  readonly renew: (project: Project) => Promise<boolean>;
}

/** Asks git in the background. `start` is what asks it. */
export function startDevDates({ config, content }: Project, start = startContentDates): DevDates {
  const known = new Map<string, string>();
  const authors = new Map<string, string>();
  const take = (history: GitHistory) => {
    for (const [path, date] of history.dates) known.set(path, date);
    for (const [path, author] of history.authors ?? []) authors.set(path, author);
  };
  const dateOf = known.get.bind(known);
  let isMissed = false;
  // A list of pages keeps what it was made from.
  known.get = (path) => {
    isMissed ||= known.size === 0;
    return dateOf(path);
  };
  const first = stateOf(config);
  let askedAt = first;
  start(config)(content).then((history) => {
    // What was asked for later may have come before.
    if (askedAt === first) take(history);
  });
  return {
    known,
    authors,
    async renew(project) {
      const state = stateOf(project.config);
      if (state === askedAt) {
        const isLate = isMissed && known.size > 0;
        if (isLate) isMissed = false;
        return isLate;
      }
      askedAt = state;
      isMissed = false;
      const history = await start(project.config)(project.content);
      if (isSame(history.dates, known) && isSame(history.authors ?? new Map(), authors)) return false;
      known.clear();
      authors.clear();
      take(history);
      return true;
    },
  };
}

/** What the answers of git depend on; authors are told only where they are shown. */
const stateOf = ({ contentDir, lastAuthor }: SiteConfig) =>
  `${gitState(contentDir)} ${lastAuthor ? mailmapState(contentDir) : lastAuthor}`;

const isSame = (told: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>) =>
  told.size === known.size && [...told].every(([path, text]) => known.get(path) === text);
