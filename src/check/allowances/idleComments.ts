import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import { DIAGNOSTIC_CODES } from '../../model/diagnosticCodes.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import type { WrittenAllowance } from './readAllowances.ts';

/** What a check knows of the warnings that comments may allow. */
export interface ToldWarnings {
  /** Whether a comment has allowed a warning. */
  readonly isUsed: (comment: WrittenAllowance) => boolean;
  /** Whether it stands where there is an error of its code. */
  readonly isRefused: (comment: WrittenAllowance) => boolean;
  /** Whether all warnings of a code are known that a file may have. */
  readonly isLookedFor: (code: string, file: string) => boolean;
}

/** Comments that allow nothing. Yields `unused-allowance`. */
export const idleComments = (comments: readonly WrittenAllowance[], told: ToldWarnings): Diagnostic[] =>
  comments.flatMap((comment) => {
    const said = saidOf(comment, told);
    return said === undefined ? [] : warningOf('unused-allowance', { place: comment.place, ...said });
  });

function saidOf(comment: WrittenAllowance, told: ToldWarnings): Pick<Diagnostic, 'message' | 'hint'> | undefined {
  const { code, place } = comment;
  if (code === '')
    return {
      message: '`docsgen-allow` names no warning: its code follows after a space.',
      hint: 'write `docsgen-allow typed-constant: why`, with the code that stands in brackets behind the message',
    };
  if (!Object.hasOwn(DIAGNOSTIC_CODES, code))
    return {
      message: `There is no warning \`${code}\`.`,
      hint:
        didYouMean(code, Object.keys(DIAGNOSTIC_CODES)) ?? 'write the code that stands in brackets behind the message',
    };
  if (told.isUsed(comment)) return undefined;
  if (told.isRefused(comment))
    return {
      message: `\`${code}\` is an error here, which no comment allows.`,
      hint: 'mend the fault, and delete the comment',
    };
  if (!told.isLookedFor(code, place.file)) return undefined;
  return {
    message: `The comment allows no \`${code}\` warning.`,
    hint: 'delete it; one that is needed stands on the line of the warning, or alone on the line above',
  };
}
