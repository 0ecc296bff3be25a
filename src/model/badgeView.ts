import type { BadgeView } from './view.ts';

/** A badge as it is shown, from how a configuration writes it: a text alone, or with a type. */
export const badgeView = (badge: string | BadgeView): BadgeView =>
  typeof badge === 'string' ? { text: badge } : badge;
