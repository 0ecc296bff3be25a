import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import type { NavView } from '../../src/model/view.ts';
import { NavItems } from '../../src/theme/NavItems.tsx';

const htmlOf = (link: Partial<NavView>) =>
  renderToStaticMarkup(
    <NavItems
      items={[{ kind: 'link', text: 'Chat', href: 'https://chat.example/', external: true, ...link } as NavView]}
    />,
  );

it('a link of the navigation is its text, and says that it leaves the site', () => {
  const link = '<a href="https://chat.example/" class="nav-link external" rel="noopener">Chat</a>';
  assert.equal(htmlOf({}), `<ul class="nav-items"><li>${link}</li></ul>`);
});

it('a link with an icon shows that alone, and is called by its text', () => {
  assert.match(
    htmlOf({ icon: [{ src: '/chat.svg' }] }),
    /<a href="[^"]+" class="nav-link" rel="noopener" title="Chat"><img src="\/chat\.svg" alt="Chat" width="20" height="20"[^>]*\/><\/a>/,
  );
  const two = htmlOf({ icon: [{ src: '/chat.svg' }, { src: '/dark.svg' }] });
  assert.match(
    two,
    /<img src="\/chat\.svg" alt="Chat"[^>]* class="on-light"[^>]*\/><img src="\/dark\.svg" alt="Chat"[^>]* class="on-dark"/,
  );
});
