import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { safeHtml } from '../../../src/model/brands.ts';
import { Badge } from '../../../src/theme/components/Badge.tsx';
import { Card } from '../../../src/theme/components/Card.tsx';

it('Card is a link only where it leads somewhere', () => {
  assert.match(
    renderToStaticMarkup(<Card title="T" href="/x/" />),
    /<p class="card-title"><a href="\/x\/">T<\/a><\/p>/,
  );
  assert.match(renderToStaticMarkup(<Card title="T">Words.</Card>), /<p class="card-title">T<\/p>/);
});

it('Card shows an icon that nobody hears', () => {
  const card = (icon: ReactNode) => renderToStaticMarkup(<Card title="T" icon={icon} />);
  const shown = (icon: string) => `<div class="card"><div class="card-icon" aria-hidden="true">${icon}</div><p`;
  assert.ok(card('★').startsWith(shown('★')));
  assert.ok(card(<svg />).startsWith(shown('<svg></svg>')));
  const made = renderToStaticMarkup(<Card title="T" iconHtml={safeHtml('<img src="/a.png" alt=""/>')} />);
  assert.ok(made.startsWith(shown('<span><img src="/a.png" alt=""/></span>')), made);
  for (const none of [undefined, null, false]) assert.doesNotMatch(card(none), /icon/);
});

it('Badge shows its text, or what stands between its tags', () => {
  assert.match(renderToStaticMarkup(<Badge text="Beta" />), />Beta</);
  assert.match(renderToStaticMarkup(<Badge type="tip">new</Badge>), />new</);
});
