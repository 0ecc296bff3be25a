/** What a badge may be; each has a color. */
export const BADGE_TYPES = ['tip', 'warning', 'danger', 'info'] as const;
export type BadgeType = (typeof BADGE_TYPES)[number];

export const isBadgeType = (value: unknown): value is BadgeType => BADGE_TYPES.some((type) => type === value);

/** What Starlight calls them. */
const TYPES_ELSEWHERE = new Map<unknown, BadgeType>([
  ['success', 'tip'],
  ['caution', 'warning'],
  ['note', 'info'],
  ['default', 'info'],
]);

/** What a type of Starlight is called here; undefined for any other. */
export const badgeTypeElsewhere = (type: unknown): BadgeType | undefined => TYPES_ELSEWHERE.get(type);

/** The type that is meant by that of a badge in Starlight. */
export const badgeTypeMeant = (type: unknown): BadgeType =>
  isBadgeType(type) ? type : (badgeTypeElsewhere(type) ?? 'tip');
