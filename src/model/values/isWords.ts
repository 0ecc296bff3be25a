/** Whether a value is a text that is not blank. */
export const isWords = (value: unknown): value is string => typeof value === 'string' && /\S/.test(value);
