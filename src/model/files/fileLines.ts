/** The text of a file without a byte order mark, which no column counts. */
export const withoutByteOrderMark = (text: string): string => text.replace(/^\ufeff/, '');

/** The lines of a file as places count them, without their ends: CR, LF or both. */
export const fileLines = (text: string): string[] => withoutByteOrderMark(text).split(/\r\n?|\n/);
