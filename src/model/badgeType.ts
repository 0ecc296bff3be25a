const TYPES = ['tip', 'warning', 'danger', 'info'] as const;

export const isBadgeType = (value: unknown): value is (typeof TYPES)[number] => TYPES.some((type) => type === value);

/** What Starlight calls them. */
const TYPES_ELSEWHERE = new Map<unknown, (typeof TYPES)[number]>([
  ['success', 'tip'],
  ['caution', 'warning'],
  ['note', 'info'],
  ['default', 'info'],
]);

/** What a type of Starlight is called here; undefined for any other. */
export const badgeTypeElsewhere = (type: unknown): (typeof TYPES)[number] | undefined => TYPES_ELSEWHERE.get(type);

/** The type that is meant by that of a badge in Starlight. */
export const badgeTypeMeant = (type: unknown): (typeof TYPES)[number] =>
  isBadgeType(type) ? type : (badgeTypeElsewhere(type) ?? TYPES[0]);
