/** Whether a page can show a constant by this name: others are read as expressions. */
export const isConstantName = (name: string): boolean => /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);
