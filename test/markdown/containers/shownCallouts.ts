import { compileText, type Surroundings } from '../../compileText.ts';
import { elementsWith } from '../../parsedHtml.ts';

/** Callouts of a page: kind, accessible name, and text. */
export const calloutsOf = (text: string, surroundings: Surroundings = {}) =>
  elementsWith(compileText(text, surroundings).html, 'aside').map(({ attributes, text: inside }) => [
    attributes.class?.replace('callout callout-', ''),
    attributes['aria-label'],
    inside.replace(/\s+/g, ' ').trim(),
  ]);

/** What is told of a page: code, place and hint. */
export const faultsOf = (text: string, surroundings: Surroundings = {}) =>
  compileText(text, surroundings).diagnostics.map(({ code, place, hint }) => [
    `${code} ${place?.line}:${place?.column}`,
    hint,
  ]);
