import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SafeHtml, safeHtml } from '../model/brands.ts';
import { escapeHtml } from '../model/text/escapeHtml.ts';
import { RedirectDocument, type RedirectDocumentProps } from '../theme/document/RedirectDocument.tsx';
import { mark } from './fillMarks.ts';
import { templateOf } from './template.ts';

/** What differs from one redirect page to the next. */
export type RedirectTarget = Pick<RedirectDocumentProps, 'to' | 'title' | 'canonical' | 'isCanonical' | 'moved'>;

/**
 * Renders small pages that lead on to another address, with scripts or without. There is one for every other spelling
 * of every address, so React renders it once, and only its three values are filled in.
 */
export function createRedirectRenderer(
  shared: Omit<RedirectDocumentProps, keyof RedirectTarget>,
): (target: RedirectTarget) => SafeHtml {
  const render = (target: RedirectTarget): string =>
    `<!doctype html>${renderToStaticMarkup(createElement(RedirectDocument, { ...shared, ...target }))}\n`;
  const marks = { to: mark('to'), title: mark('title') };
  const plain = templateOf(render(marks));
  const canonical = templateOf(render({ ...marks, canonical: mark('canonical') }));
  return (target) => {
    // Few old pages have such headings, or a canonical address: these are rendered each by themselves.
    if (target.moved !== undefined || target.isCanonical) return safeHtml(render(target));
    const { to, title, canonical: full } = target;
    return full === undefined
      ? plain({ to: escapeHtml(to), title: escapeHtml(title) })
      : canonical({ to: escapeHtml(to), title: escapeHtml(title), canonical: escapeHtml(full) });
  };
}
