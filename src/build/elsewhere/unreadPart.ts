import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import type { UnreadPart } from '../../model/navigationElsewhere.ts';

/** That a part of another generator's settings does not come over: `unread-file`. */
export const unreadPart = ({ option, place, isData, hint }: UnreadPart): Diagnostic =>
  warningOf('unread-file', {
    message:
      isData === true
        ? `This part of \`${option}\` is not carried over.`
        : `This part of \`${option}\` is not carried over: only running it would tell what it is.`,
    place,
    hint:
      hint ??
      `write it in \`site/config.ts\` yourself, as far as readers need it${isData === true ? '' : ', or write plain values here'}`,
  });
