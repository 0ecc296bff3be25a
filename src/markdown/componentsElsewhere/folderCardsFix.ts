import type { Fix } from '../../model/diagnostic.ts';
import type { Tags } from '../mdx/componentTags.ts';
import type { PageState } from '../pageState.ts';
import { replacedLines } from '../pieces.ts';

/**
 * The correction of the list that Docusaurus shows of what stands around a page in the sidebar; undefined for one that
 * is given other entries.
 */
export function folderCardsFix({ opening, closing }: Tags, { source }: PageState): Fix | undefined {
  if (closing !== undefined || !AROUND_PAGE.test(opening.text)) return undefined;
  return replacedLines(opening, '<FolderCards />', source);
}

/** Older versions have to be told what they show. */
const AROUND_PAGE =
  /^<DocCardList(?:\s+items=\{\s*useCurrentSidebar(?:Category\(\)\s*\.\s*items|Siblings\(\))\s*\})?\s*\/>$/;
