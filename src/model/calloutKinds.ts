import { ownValue } from './values/ownValue.ts';

/** Kinds of callouts, by the names that authors write: `:::tip`. */
export const CALLOUT_KINDS = ['note', 'tip', 'warning', 'danger'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];

/** The names of callouts, those that other generators use for the same four kinds among them. */
export const CALLOUT_NAMES: Readonly<Record<string, CalloutKind>> = {
  note: 'note',
  info: 'note',
  important: 'note',
  tip: 'tip',
  success: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** The kind of callout that a container's name asks for; undefined for other names. */
export const calloutKindOf = (name: string): CalloutKind | undefined => ownValue(CALLOUT_NAMES, name);
