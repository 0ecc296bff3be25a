import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { docusaurusMeta } from '../../../src/config/docusaurus/docusaurusMeta.ts';
import { mapIn } from '../../../src/config/parse/codeData.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';

function metaIn(settings: string, siteUrl?: string) {
  const read = partsReader();
  const root = mapIn(exportedData(`export default ${settings}`, 'a.js'));
  const tags = docusaurusMeta({ noIndex: root.get('noIndex'), image: root.get('image'), siteUrl }, read);
  return { tags: tags.map(({ attributes }) => attributes), missed: read.missed.map(({ option }) => option) };
}

describe('docusaurusMeta', () => {
  it('keeps search engines out of a site that they are to leave out', () => {
    const robots = { name: 'robots', content: 'noindex, nofollow' };
    assert.deepEqual(metaIn('{ noIndex: true }'), { tags: [robots], missed: [] });
    assert.deepEqual(metaIn('{ noIndex: false }'), { tags: [], missed: [] });
    assert.deepEqual(metaIn("{ noIndex: process.env.PREVIEW === 'true' }"), { tags: [], missed: ['noIndex'] });
  });

  it('names the picture of shared pages by its full address', () => {
    const picture = (content: string) => ({ tags: [{ property: 'og:image', content }], missed: [] });
    assert.deepEqual(
      metaIn("{ image: 'img/card.png' }", 'https://a.example/docs/'),
      picture('https://a.example/docs/img/card.png'),
    );
    assert.deepEqual(metaIn("{ image: 'https://b.example/c.png' }"), picture('https://b.example/c.png'));
  });

  it('tells of a picture whose address only the address of the site, or running the settings, would tell', () => {
    assert.deepEqual(metaIn("{ image: 'img/card.png' }"), { tags: [], missed: ['image'] });
    assert.deepEqual(metaIn('{ image: made() }', 'https://a.example/'), { tags: [], missed: ['image'] });
  });
});
