import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeAt } from '../../model/sourcePlace.ts';
import { beginningOf } from '../../model/text/beginningOf.ts';
import type { Stretch } from '../inspection/readStretches.ts';

/**
 * Addresses in a text that go on through the sentence behind them, as in Chinese and Japanese, which have no space
 * there: GitHub ends such a link at signs of ASCII alone. May yield `unread-markup`.
 */
export const overlongLinks = ({ file, body, format }: SourceFile, stretches: readonly Stretch[]): Diagnostic[] =>
  stretches.flatMap(({ kind, start, end }) => {
    const written = body.slice(start, end);
    const length = kind === 'autolink' && !written.startsWith('<') ? written.search(BEHIND_ADDRESS) : -1;
    if (length === -1) return [];
    const address = written.slice(0, length);
    const rest = written.slice(length);
    const isWhole = address.startsWith('http');
    const link = format === 'md' && isWhole ? `<${address}>` : `[${address}](${isWhole ? '' : 'http://'}${address})`;
    // The value of a property of HTML.
    const quoted = body.slice(start - 1, start + length + 1);
    if (body[start - 2] === '=' && /^[\u201c-\u201f].*[\u201c-\u201f]$/.test(quoted)) {
      const place = placeAt(file, body, start - 1, quoted.length);
      const [message, text] = [`\`${beginningOf(quoted)}\` is not in straight quotes.`, `"${address}"`];
      const fix = { place, was: quoted, text };
      return warningOf('unread-markup', { message, place, hint: `write \`${text}\``, fix });
    }
    const place = placeAt(file, body, start, written.length);
    return warningOf('unread-markup', {
      message: `The address of this link goes on with \`${beginningOf(rest)}\`.`,
      place,
      hint: `write \`${link}\` for the address: then it ends there`,
      fix: { place, was: written, text: link + rest },
    });
  });

/**
 * Signs between sentences, quotation marks and brackets (`。`, `，`, `「`, `《`), a round bracket that closes none in the
 * address (`）`), and one that opens behind a sign of ASCII (`x（`).
 */
const BEHIND_ADDRESS =
  /[\u3001\u3002\u3008-\u3011\uff01\uff0c\uff1a\uff1b\uff1f\u201c\u201d]|(?<!\uff08[^\uff09]*)\uff09|(?<=[!-~])\uff08/u;
