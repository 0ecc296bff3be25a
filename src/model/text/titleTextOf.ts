/** The plain text of a title, a label, or a sentence: the marks of its code spans fall away. */
export const titleTextOf = (title: string): string => title.replace(CODE_SPAN, '$2');

/** A span of code: its backquotes, then what stands in them. */
export const CODE_SPAN = /(`+)(.+?)\1/g;
