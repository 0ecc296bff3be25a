import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SafeHtml, safeHtml } from '../model/brands.ts';
import { RedirectDocument, type RedirectDocumentProps } from '../theme/RedirectDocument.tsx';

/** A small page that leads on to another address, with scripts or without. */
export const renderRedirect = (redirect: RedirectDocumentProps): SafeHtml =>
  safeHtml(`<!doctype html>${renderToStaticMarkup(createElement(RedirectDocument, redirect))}\n`);
