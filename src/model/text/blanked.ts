/** Spaces in place of a text, with its lines: what stands around it keeps its place. */
export const blanked = (text: string): string => text.replace(/[^\r\n]/g, ' ');
