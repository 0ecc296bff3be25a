// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal obeys.
const STEERING = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A text with spaces for its control characters, except line feeds: they would steer the terminal. */
export const printable = (text: string): string => text.replace(STEERING, ' ');

/** The same of a name, which keeps its line. */
export const printableName = (name: string): string => printable(name).replaceAll('\n', ' ');
