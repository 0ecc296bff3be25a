import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Hero } from '../../src/theme/Hero.tsx';

it('a hero has its title, buttons of which the first is filled, and a picture that nobody has to hear of or wait for', () => {
  const hero = {
    images: [{ src: '/docs/a.svg', width: 8, height: 6 }],
    actions: [
      { text: 'A', href: '/docs/a/' },
      { text: 'B', href: 'https://b.example', external: true },
    ],
  };
  assert.equal(
    renderToStaticMarkup(
      <Hero hero={hero}>
        <h1>T</h1>
      </Hero>,
    ),
    '<div class="page-hero"><div class="page-hero-text"><h1>T</h1><p class="page-hero-actions"><a href="/docs/a/" class="button">A</a><a href="https://b.example" class="button button-plain external" rel="noopener">B</a></p></div><picture><img src="/docs/a.svg" width="8" height="6" alt="" decoding="async"/></picture></div>',
  );
});

it('a hero of two pictures shows the one for the scheme of the page', () => {
  const html = renderToStaticMarkup(
    <Hero hero={{ images: [{ src: '/a.svg' }, { src: '/b.svg' }], actions: [] }}>T</Hero>,
  );
  assert.match(
    html,
    /<picture><img src="\/a\.svg" [^>]* class="on-light" loading="lazy"\/><img src="\/b\.svg"[^>]* class="on-dark"/,
  );
});

it('a hero without picture and actions is its title alone', () => {
  assert.equal(
    renderToStaticMarkup(<Hero hero={{ actions: [] }}>T</Hero>),
    '<div class="page-hero"><div class="page-hero-text">T</div></div>',
  );
});
