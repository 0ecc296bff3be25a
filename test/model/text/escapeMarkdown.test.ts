import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { escapeMarkdown } from '../../../src/model/text/escapeMarkdown.ts';

describe('escapeMarkdown', () => {
  for (const [text, markdown] of [
    ['a*b `c` [d] <e>', 'a\\*b \\`c\\` \\[d\\] \\<e>'],
    ['__init__ _é_ é_é snake_case a__b', '\\_\\_init\\_\\_ \\_é\\_ é_é snake_case a__b'],
    ['&copy; &#169; &#xA9; A & B; ~~c~~ ~5', '\\&copy; \\&#169; \\&#xA9; A & B; \\~\\~c\\~\\~ ~5'],
  ] as const)
    it(`writes \`${text}\` as \`${markdown}\``, () => assert.equal(escapeMarkdown(text), markdown));
});
