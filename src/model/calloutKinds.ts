/** Kinds of callouts, by the names that authors write: `:::tip`. */
export const CALLOUT_KINDS = ['note', 'tip', 'warning', 'danger'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];
