import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { Badge } from '../../../src/theme/components/Badge.tsx';

it('a badge is blue unless it is told otherwise, and shows its text, else what it holds', () => {
  assert.equal(renderToStaticMarkup(<Badge>New</Badge>), '<span class="badge badge-info">New</span>');
  assert.equal(
    renderToStaticMarkup(
      <Badge text="Beta" type="warning">
        New
      </Badge>,
    ),
    '<span class="badge badge-warning">Beta</span>',
  );
});
