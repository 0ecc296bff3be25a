import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { CopyPage } from '../../../src/theme/islands/CopyPage.tsx';

it('the button that copies the page says what it does, and needs scripts', () => {
  const html = renderToStaticMarkup(<CopyPage />);
  assert.equal(
    html,
    '<button type="button" class="copy-page needs-js" title="Copy this page as Markdown">Copy page</button>',
  );
});
