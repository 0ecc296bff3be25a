import type { ReactElement } from 'react';
import type { LanguageView } from '../../model/view.ts';
import { LanguageIcon } from '../icons.tsx';
import { strings } from '../strings.ts';

/** The menu of the languages in which a page can be read; it opens without script. */
export function Languages({ languages }: { readonly languages: readonly LanguageView[] }): ReactElement {
  const shown = languages.find(({ current }) => current);
  return (
    <details className="nav-menu languages">
      <summary>
        <LanguageIcon />
        <span className="visually-hidden">{`${strings.language}: `}</span>
        <span>{shown?.text}</span>
      </summary>
      <ul className="nav-menu-list">
        {languages.map(({ text, lang, href, hrefLang = lang, current, isSamePage }) => (
          <li key={lang}>
            <a
              href={href}
              lang={lang}
              hrefLang={hrefLang}
              rel={isSamePage ? 'alternate' : undefined}
              aria-current={current}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
