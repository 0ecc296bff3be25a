import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tellMintlifyOthers } from '../../../src/config/mintlify/mintlifyOthers.ts';
import { mapIn } from '../../../src/config/parse/codeData.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';

function missed(json: string) {
  const { miss, missed } = partsReader();
  tellMintlifyOthers(mapIn(exportedData(json, 'docs.json')), miss);
  return missed;
}

const told = (settings: object) =>
  missed(JSON.stringify(settings)).map(({ option, place, hint }) => [option, place.column, hint?.slice(0, 26)]);

describe('tellMintlifyOthers', () => {
  it('tells of what has another place here', () => {
    const settings = {
      colors: { primary: '#123456' },
      fonts: { family: 'Inter' },
      banner: { content: 'New' },
      contextual: { options: ['copy', 'chatgpt'] },
      integrations: { ga4: { measurementId: 'G-1' } },
      seo: { metatags: { 'og:image': '/a.png' } },
      variables: { version: '1' },
    };
    assert.deepEqual(
      told(settings).map(([option, , hint]) => `${option}: ${hint}`),
      [
        'colors: set the colors in `site/si',
        'fonts: put the font beside `site/',
        'banner: export it from `site/compo',
        "contextual: write each as `{ text: 'Op",
        'integrations: write a tag in `head` of `',
        'metatags: write each in `head` of `s',
        'variables: write each under `constant',
      ],
    );
    assert.equal(told(settings)[0]?.[1], 11);
  });

  it('tells of the look that pages begin with, or stay in', () => {
    const hint = (settings: object) => missed(JSON.stringify(settings))[0]?.hint;
    assert.match(hint({ appearance: { default: 'dark' } }) ?? '', /:not\(\[data-theme\]\) \{ color-scheme: dark; \}/);
    assert.match(
      hint({ appearance: { default: 'light', strict: true } }) ?? '',
      /:root \{ color-scheme: light; \} \.theme/,
    );
    assert.match(hint({ modeToggle: { default: 'dark', isHidden: true } }) ?? '', /\.theme-switch/);
    assert.equal(hint({ appearance: { default: 'system', strict: false } }), undefined);
  });

  it('is silent of what is empty', () => {
    assert.deepEqual(
      told({ colors: {}, integrations: {}, seo: { metatags: {} }, contextual: { options: ['copy'] } }),
      [],
    );
    assert.deepEqual(missed('{'), []);
  });
});
