import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SafeHtml, safeHtml } from '../model/brands.ts';
import { splitAtMarks } from './fillMarks.ts';

/** HTML that was rendered once, with places in it: takes finished HTML for each place by its name. */
export type Template = (values: Readonly<Record<string, string>>) => SafeHtml;

/** A template from what React makes of an element with marks in it. */
export const elementTemplate = (element: ReactElement): Template => templateOf(renderToStaticMarkup(element));

/** A template from HTML with marks where its places are. A place without a value stays empty. */
export function templateOf(html: string): Template {
  const pieces = splitAtMarks(html);
  return (values) => {
    let filled = pieces[0] ?? '';
    for (let index = 1; index < pieces.length; index += 2)
      filled += (values[pieces[index] ?? ''] ?? '') + (pieces[index + 1] ?? '');
    return safeHtml(filled);
  };
}
