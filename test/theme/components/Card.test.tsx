import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Badge } from '../../../src/theme/components/Badge.tsx';
import { Card } from '../../../src/theme/components/Card.tsx';

it('Card is a link only where it leads somewhere', () => {
  assert.match(
    renderToStaticMarkup(<Card title="T" href="/x/" />),
    /<p class="card-title"><a href="\/x\/">T<\/a><\/p>/,
  );
  assert.match(renderToStaticMarkup(<Card title="T">Words.</Card>), /<p class="card-title">T<\/p>/);
});

it('Badge shows its text, or what stands between its tags', () => {
  assert.match(renderToStaticMarkup(<Badge text="Beta" />), />Beta</);
  assert.match(renderToStaticMarkup(<Badge type="tip">new</Badge>), />new</);
});
