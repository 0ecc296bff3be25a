import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Card } from '../../src/theme/components/Card.tsx';
import { Prop } from '../../src/theme/components/Prop.tsx';
import { Breadcrumbs } from '../../src/theme/navigation/Breadcrumbs.tsx';
import { LinkText } from '../../src/theme/navigation/LinkText.tsx';

const text = 'org.example.database.ConnectionPool';
const BROKEN = '<span>org.<wbr/>example.<wbr/>database.<wbr/>ConnectionPool</span>';

it('long names in links, paths, cards and fields break between their parts', () => {
  assert.equal(renderToStaticMarkup(<LinkText text={text} />), BROKEN);
  assert.equal(renderToStaticMarkup(<LinkText text={text} lang="en" />), `<bdi>${BROKEN}</bdi>`);
  const links = [{ text, href: '/a/', external: false, current: true }];
  for (const part of [
    <Breadcrumbs key="path" homeHref="/" links={links} />,
    <Card key="card" title={text} href="/a/" />,
    <Prop key="field" name={text} />,
  ])
    assert.ok(renderToStaticMarkup(part).includes(`>${BROKEN}<`));
});
