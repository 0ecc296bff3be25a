import type { ReactElement } from 'react';
import type { PageView } from '../../model/view.ts';
import { strings } from '../strings.ts';
import { JsonScript } from './JsonScript.tsx';

export interface RedirectDocumentProps {
  /** Where the page leads, ready for an `href`. */
  readonly to: string;
  /** Title of the target, or its address. */
  readonly title: string;
  readonly lang: string;
  readonly dir: PageView['dir'];
  /** Full address of the target, when the site knows its own. */
  readonly canonical?: string;
  /** The page's own address is the canonical one: search engines come here from the sitemap, to be led on. */
  readonly isCanonical?: boolean;
  /** Address of the script that applies the color scheme. */
  readonly boot: string;
  readonly styles: readonly string[];
  /** Headings of the old page that lead elsewhere; undefined for none. */
  readonly moved?: NonNullable<PageView['moved']>;
  /** Address of the script that carries query and fragment over. */
  readonly redirectScript: string;
  /** `integrity` of scripts and styles, by address. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** A page that sends its reader on: by its refresh without scripts, by its script with the query and fragment kept. */
export function RedirectDocument(redirect: RedirectDocumentProps): ReactElement {
  const { to, title, lang, dir, canonical, isCanonical, boot, styles, moved, redirectScript, integrity } = redirect;
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        {isCanonical ? null : <meta name="robots" content="noindex" />}
        {canonical === undefined ? null : <link rel="canonical" href={canonical} />}
        <script src={boot} integrity={integrity[boot]} />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} integrity={integrity[href]} />
        ))}
      </head>
      <body>
        <main className="main prose">
          <h1>{strings.redirecting}</h1>
          <p>
            <a href={to}>{strings.redirectLink}</a>
          </p>
          {moved === undefined ? null : <JsonScript data-moved="" data={moved} />}
        </main>
        {/* Last, because it reads the refresh, wherever React puts that in the head. */}
        <script src={redirectScript} integrity={integrity[redirectScript]} />
      </body>
    </html>
  );
}
