import { parsedJson } from './parsedJson.ts';

/** Whether a text is one whole value of JSON. */
export const isJson = (text: string): boolean => parsedJson(text) !== undefined;
