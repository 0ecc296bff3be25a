import type { ReactElement, ReactNode } from 'react';
import type { PageView, SiteView } from '../../model/view.ts';
import { documentTitle } from './documentTitle.ts';
import { moreStyles } from './moreStyles.ts';
import { SharedTags } from './SharedTags.tsx';

/**
 * `<head>` of a page. No inline script and no inline style, so that a strict policy can forbid both; `own` are the tags
 * that the site adds.
 */
export function DocumentHead({
  site,
  page,
  own,
}: {
  readonly site: SiteView;
  readonly page: PageView;
  readonly own?: ReactNode;
}): ReactElement {
  const { boot, entry, moved, styles, integrity } = site.assets;
  const { announcement } = site;
  const more = moreStyles(page, site);
  const stylesheets = more === undefined ? styles : [...styles, more];
  return (
    <head>
      <meta charSet="utf-8" />
      {site.policy === undefined ? null : <meta httpEquiv="Content-Security-Policy" content={site.policy} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{documentTitle(page, site)}</title>
      {page.description === '' ? null : <meta name="description" content={page.description} />}
      {page.canonical === undefined ? null : <link rel="canonical" href={page.canonical} />}
      {page.markdownHref === undefined ? null : <link rel="alternate" type="text/markdown" href={page.markdownHref} />}
      <LanguageLinks page={page} />
      {page.noindex ? <meta name="robots" content="noindex" /> : null}
      {/* The tokens --bg of both schemes. Browsers take the first that is for the reader, which boot changes by a choice. */}
      {site.replacedMeta?.includes('theme-color') === true ? null : (
        <>
          <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content="#0e1311" />
        </>
      )}
      {/* The first paint has the article: to paint header and sidebar alone before it would delay it. Chromium still
          paints a long page as far as it has come. */}
      <link rel="expect" href="#_content" blocking="render" />
      {/* With a policy in the page, browsers look for nothing behind a script that blocks: what is needed soon is named
          before it. The entry's tag comes after it, because boot hears when that fails. */}
      <link rel="modulepreload" href={entry} integrity={integrity[entry]} fetchPriority="low" />
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} integrity={integrity[href]} />
      ))}
      <script src={boot} integrity={integrity[boot]} />
      {announcement === undefined ? null : (
        <script
          src={announcement.script}
          integrity={integrity[announcement.script]}
          data-announcement={announcement.name}
        />
      )}
      {page.moved === undefined ? null : <script defer src={moved} integrity={integrity[moved]} />}
      <script type="module" src={entry} integrity={integrity[entry]} data-entry="" />
      {site.scripts.map((src) => (
        <script key={src} defer src={src} integrity={integrity[src]} />
      ))}
      {site.icon === undefined ? null : <link rel="icon" href={site.icon} type={ICON_TYPES[site.icon.slice(-3)]} />}
      <SharedTags site={site} page={page} />
      {page.structuredData === undefined ? null : (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: page.structuredData }} />
      )}
      {own}
      {/* A mark, in whose place they are put: React has no element that is nothing but HTML. */}
      {page.headHtml}
    </head>
  );
}

// For search engines: the page in its languages, and the first of them for readers of all others.
function LanguageLinks({ page: { languages = [] } }: { readonly page: PageView }) {
  const pages = languages.filter(({ url }) => url !== undefined);
  if (pages.length < 2) return null;
  return (
    <>
      {pages.map(({ lang, hrefLang = lang, url }) => (
        <link key={lang} rel="alternate" hrefLang={hrefLang} href={url} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pages[0]?.url} />
    </>
  );
}

const ICON_TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' };
