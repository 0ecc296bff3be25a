import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Languages } from '../../../src/theme/navigation/Languages.tsx';

it('the menu of languages shows the one that is read, which is marked in it, too', () => {
  const html = renderToStaticMarkup(
    <Languages
      languages={[
        { text: 'English', lang: 'en', href: '/', isSamePage: true },
        { text: 'Français', lang: 'fr', href: '/fr/' },
        { text: 'Deutsch', lang: 'de', href: '/de/', hrefLang: 'de-CH', current: true },
      ]}
    />,
  );
  assert.match(html, /<span class="visually-hidden">Language: <\/span><span>Deutsch<\/span><\/summary>/);
  assert.match(html, /<a href="\/" lang="en" hrefLang="en" rel="alternate">English<\/a>/);
  assert.match(html, /<a href="\/fr\/" lang="fr" hrefLang="fr">Français/);
  assert.match(html, /<a href="\/de\/" lang="de" hrefLang="de-CH" aria-current="true">Deutsch<\/a>/);
});
