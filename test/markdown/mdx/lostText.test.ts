import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compileText } from '../../compileText.ts';

it('text that a component does not show is told of where the component stands, also in a partial', () => {
  const files = {
    '_part.mdx': 'Words.\n\n<Endpoint method="GET" path="/a">Lost.</Endpoint>\n',
    '_words.md': 'Words.\n',
  };
  const text = '<Include src="/_part.mdx" />\n\n<Include src="/_words.md">Lost, *too*.</Include>\n';
  assert.deepEqual(
    compileText(text, { path: 'page.mdx', files }).diagnostics.map(({ code, message, place, hint }) => [
      `${code} ${place?.file}:${place?.line}`,
      message,
      hint,
    ]),
    [
      [
        'lost-text content/page.mdx:3',
        '`<Include>` does not show what stands within it.',
        'write it before or after `<Include />`',
      ],
      [
        'lost-text content/_part.mdx:3',
        '`<Endpoint>` does not show what stands within it.',
        'write it before or after `<Endpoint />`',
      ],
    ],
  );
});
