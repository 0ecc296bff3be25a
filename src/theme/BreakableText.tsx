import { Fragment, type ReactElement } from 'react';
import { namePieces } from '../model/namePieces.ts';

/** A text whose long names break between their parts where they have no room in a line. */
export const BreakableText = ({ text }: { readonly text: string }): ReactElement => (
  <>
    {namePieces(text).map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a name are told apart by nothing else.
      <Fragment key={index}>
        {index === 0 ? null : <wbr />}
        {piece}
      </Fragment>
    ))}
  </>
);
