/** The beginning of the routes of a folder that is named with or without a slash at its end. */
export const prefixOfFolder = (folder: string): string => folder.replace(/\/*$/, '/');
