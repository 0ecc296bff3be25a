import type { PageChunk } from '../../model/chunk.ts';

const added = new Map<string, Promise<void>>();

/**
 * Resolves when a stylesheet of the site holds in the document, which gets it where it has none yet. Rejects when it
 * does not load.
 */
export function addStylesheet(sheet: NonNullable<PageChunk['styles']>): Promise<void> {
  const known = added.get(sheet.href) ?? (isThere(sheet.href) ? Promise.resolve() : load(sheet));
  added.set(sheet.href, known);
  return known;
}

const isThere = (address: string) =>
  [...document.querySelectorAll('link[rel="stylesheet"]')].some((link) => link.getAttribute('href') === address);

function load({ href, integrity = '' }: NonNullable<PageChunk['styles']>): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, integrity });
    link.onload = () => resolve();
    link.onerror = () => {
      added.delete(href);
      link.remove();
      reject(new Error(`${href} did not load`));
    };
    document.head.append(link);
  });
}
