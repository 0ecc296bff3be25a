import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { hasOwnLetterSpacing, WITH_OWN_LETTER_SPACING } from '../../../src/model/languages/hasOwnLetterSpacing.ts';
import { packageRoot } from '../../../src/system/packageRoot.ts';

it('tells for languages, of whatever country', () => {
  assert.deepEqual(['ja', 'zh-Hant', 'AR', 'pt-BR', 'en', 'kok', 'az'].filter(hasOwnLetterSpacing), [
    'ja',
    'zh-Hant',
    'AR',
  ]);
});

it('tells it of those that the styles name', () => {
  const styles = readFileSync(join(packageRoot, 'src/theme/styles/letterSpacing.css'), 'utf8');
  const named = [...styles.matchAll(/:lang\((\w+)\)/g)].map(([, lang]) => lang);
  assert.deepEqual(named, WITH_OWN_LETTER_SPACING);
});
