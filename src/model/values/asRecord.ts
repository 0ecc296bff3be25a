/** A value by its keys, whatever it is: one that is no record has none of those that are asked for. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> => Object(value);
