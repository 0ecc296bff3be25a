import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteView } from '../../src/model/view.ts';
import { SiteFooter } from '../../src/theme/SiteFooter.tsx';

const htmlOf = (site: Partial<SiteView>) =>
  renderToStaticMarkup(<SiteFooter site={{ title: 'Docs', lang: 'en', footerItems: [], ...site } as SiteView} />);

it('the footer has the links and texts of the site, and the way to its source by the name of the host', () => {
  assert.equal(
    htmlOf({ footerItems: [{ text: '© Acme' }], repositoryUrl: 'https://github.com/acme/docs' }),
    '<footer class="site-footer" lang="en"><div class="footer-row"><p>Docs</p><nav aria-label="Footer"><ul><li>© Acme</li><li><a href="https://github.com/acme/docs" class="external" rel="noopener">Source on GitHub</a></li></ul></nav></div></footer>',
  );
});

it('a footer without links is no navigation', () => assert.doesNotMatch(htmlOf({}), /<nav/));

it('what a footer says in another language says so, once', () => {
  const html = htmlOf({
    footerItems: [
      { text: 'Impressum', lang: 'de' },
      { text: 'Hilfe', href: '/hilfe/', lang: 'de' },
    ],
  });
  assert.match(html, /<li lang="de"><bdi>Impressum<\/bdi><\/li><li><a href="\/hilfe\/" lang="de"><bdi>Hilfe/);
});
