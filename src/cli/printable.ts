// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal obeys.
const STEERING = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A text that does not steer the terminal that shows it: spaces stand for its control characters, but for line feeds. */
export const printable = (text: string): string => text.replace(STEERING, ' ');
