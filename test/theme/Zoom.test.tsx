import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Zoom } from '../../src/theme/Zoom.tsx';

it('a picture has a button behind it that says what it enlarges', () => {
  const html = renderToStaticMarkup(
    <Zoom name="the flow">
      <img src="/flow.svg" alt="The flow" />
    </Zoom>,
  );
  assert.match(html, /data-island="Zoom"><img [^>]*\/><button type="button" [^>]*aria-label="Enlarge: the flow"/i);
});
