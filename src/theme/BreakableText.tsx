import { Fragment, type ReactElement } from 'react';
import { namePieces } from '../model/text/namePieces.ts';

/** A text whose long names break between their parts where they have no room in a line. */
export function BreakableText({ text }: { readonly text: string }): ReactElement {
  const pieces = namePieces(text);
  if (pieces.length === 1) return <>{text}</>;
  // In a row of boxes each piece would be a box of its own.
  return (
    <span>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a name are told apart by nothing else.
        <Fragment key={index}>
          {index === 0 ? null : <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
