/** Names that stand in braces in a link of `pageLinks`, for what each page puts there. */
export const PAGE_LINK_NAMES = ['title', 'path', 'url', 'markdown'] as const;

export type PageLinkName = (typeof PAGE_LINK_NAMES)[number];

/** Whether a name stands for a full address, for which the site must know its own. */
export const isFullAddress = (name: string): boolean => name === 'url' || name === 'markdown';
