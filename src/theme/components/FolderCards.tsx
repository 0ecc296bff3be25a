import type { ReactElement } from 'react';
import type { SafeHtml } from '../../model/brands.ts';
import { CardBox, type CardBoxProps } from './CardBox.tsx';
import { CardGrid } from './CardGrid.tsx';

/** A page of a folder, or a folder in it. */
export interface FolderCard extends Pick<CardBoxProps, 'title' | 'lang' | 'hrefLang'> {
  /** Base applied. */
  readonly href: string;
  /** What it is about; undefined where nothing says it. */
  readonly description: SafeHtml | undefined;
}

interface FolderCardsProps {
  /** The folder: a route, or a path from the folder of the page; without it, the folder of the page. */
  readonly folder?: string;
  /** What is in it; the build finds that once all pages are known. */
  readonly cards?: readonly FolderCard[];
}

/** The pages of a folder as cards; nothing for a folder without any. */
function FolderCardGrid({ cards = [] }: FolderCardsProps): ReactElement | null {
  if (cards.length === 0) return null;
  return (
    <CardGrid>
      {cards.map(({ description, ...card }) => (
        <CardBox key={card.href} {...card}>
          {description === undefined ? null : <span dangerouslySetInnerHTML={{ __html: description }} />}
        </CardBox>
      ))}
    </CardGrid>
  );
}

/** Marked like what `withPages` makes. */
export const FolderCards = Object.assign(FolderCardGrid, { usesPages: true as const });
