import { type Issue, issuePath, meantBy } from './configIssues.ts';
import { optionNamesAt } from './optionNamesAt.ts';

/** A name in an object that may be one of several, none of which has that name. */
interface Misnamed {
  readonly key: string;
  readonly meant: string | undefined;
}

/**
 * The names that none of the choices for an object has; none where all are such, and like none that there is: then
 * something else is meant.
 */
export function misnamedIn(issue: Issue, config: unknown): readonly Misnamed[] {
  const { type, input } = issue;
  if (type !== 'union' || typeof input !== 'object' || input === null || Array.isArray(input)) return [];
  const names = optionNamesAt(issuePath(issue), config);
  const keys = Object.keys(input);
  const wrong = keys.filter((key) => !names.includes(key)).map((key) => ({ key, meant: meantBy(key, names) }));
  return wrong.length === keys.length && wrong.every(({ meant }) => meant === undefined) ? [] : wrong;
}

/** What to write in place of them. */
export const renamed = (misnamed: readonly Misnamed[]) =>
  misnamed
    .map(({ key, meant }) => (meant === undefined ? `delete \`${key}\`` : `write \`${meant}\` in place of \`${key}\``))
    .join(', and ');
