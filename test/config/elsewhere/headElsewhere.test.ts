import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  asHeadTag,
  docusaurusHead,
  docusaurusMetadata,
  starlightHead,
  vitepressHead,
} from '../../../src/config/elsewhere/headElsewhere.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

function headOf(reader: typeof vitepressHead, list: string, base?: string) {
  const read = partsReader();
  const data = exportedData(`export default ${list}`, 'config.js');
  const head = withoutPlaces(reader(data, read, base));
  return { head, told: read.missed.map(({ place: { column }, isData, hint }) => [column, isData, hint?.slice(0, 30)]) };
}

describe('the head in settings of other generators', () => {
  it('has tags, of which those without a value are written so', () => {
    const tags = [
      { tag: 'script', attributes: { src: 'https://a.example/a.js', defer: true, 'data-width': '2' } },
      { tag: 'script', content: 'run()' },
      { tag: 'meta', attributes: { name: 'robots', content: '' } },
    ];
    assert.deepEqual(
      headOf(
        vitepressHead,
        "[['script', { src: 'https://a.example/a.js', defer: '', 'data-width': 2 }], ['script', {}, 'run()'], ['meta', { name: 'robots', content: '' }]]",
      ),
      { head: tags, told: [] },
    );
    assert.deepEqual(
      headOf(
        starlightHead,
        "[{ tag: 'script', attrs: { src: 'https://a.example/a.js', defer: true, 'data-width': 2 } }, { tag: 'script', content: 'run()' }, { tag: 'meta', attrs: { name: 'robots', content: '' } }]",
      ),
      { head: tags, told: [] },
    );
    assert.deepEqual(
      headOf(
        docusaurusHead,
        "[{ tagName: 'script', attributes: { src: 'https://a.example/a.js', defer: true, 'data-width': 2 } }, { tagName: 'script', innerHTML: 'run()' }, { tagName: 'meta', attributes: { name: 'robots', content: '' } }]",
      ),
      { head: tags, told: [] },
    );
    assert.deepEqual(headOf(docusaurusMetadata, "[{ name: 'robots', content: '' }]"), {
      head: tags.slice(2),
      told: [],
    });
  });

  it('has tags that each page has by itself here, which need not be said', () => {
    const own =
      "[['meta', { property: 'og:title', content: 'A' }], ['meta', { charset: 'utf-8' }], ['meta', { name: 'viewport', content: 'a' }]]";
    assert.deepEqual(headOf(vitepressHead, own), { head: [], told: [] });
    const metadata = "[{ property: 'og:site_name', content: 'A' }, { name: 'viewport', content: 'a' }]";
    assert.deepEqual(headOf(docusaurusMetadata, metadata), { head: [], told: [] });
  });

  it('has tags that cannot stand here, which are told of with what to write', () => {
    const tags = [
      "['noscript', {}, 'a']",
      "['link', { rel: 'canonical', href: '/a' }]",
      "['link', { rel: 'icon', href: 'a.png' }]",
      "['meta', { name: 'author', content: find() }]",
      "['link', { ...icon }]",
      'made',
    ];
    const { head, told } = headOf(vitepressHead, `[\n${tags.map((tag) => `${tag},`).join('\n')}\n]`);
    assert.deepEqual(head, []);
    assert.deepEqual(
      told.map(([, isData, hint]) => [isData, hint]),
      [
        [true, 'write `meta`, `link`, `script`'],
        [true, 'in `head` of `site/config.ts`:'],
        [true, 'in `head` of `site/config.ts`:'],
        [undefined, 'write it in `head` of `site/co'],
        [undefined, 'write it in `head` of `site/co'],
        [undefined, 'write it in `head` of `site/co'],
      ],
    );
    assert.deepEqual(headOf(docusaurusHead, "[make(), { tagName: 'base', attributes: { href: '/' } }]"), {
      head: [],
      told: [
        [17, undefined, 'write it in `head` of `site/co'],
        [25, true, 'write `meta`, `link`, `script`'],
      ],
    });
    assert.deepEqual(headOf(docusaurusMetadata, "[made, { name: made, content: 'a' }, { ...made }]").told, [
      [17, undefined, 'write it in `head` of `site/co'],
      [23, undefined, 'write it in `head` of `site/co'],
      [53, undefined, 'write it in `head` of `site/co'],
    ]);
  });

  it('has addresses with the base, which they get here by themselves', () => {
    const icon = "['link', { rel: 'icon', href: '/acme/a.png' }]";
    const at = (href: string) => [{ tag: 'link', attributes: { rel: 'icon', href } }];
    assert.deepEqual(headOf(vitepressHead, `[${icon}]`, '/acme/').head, at('/a.png'));
    assert.deepEqual(headOf(vitepressHead, `[${icon}]`, '/ac').head, at('/acme/a.png'));
    assert.deepEqual(headOf(vitepressHead, `[${icon}]`).head, at('/acme/a.png'));
    const tag = "{ tagName: 'link', attributes: { rel: 'icon', href: '/acme/a.png' } }";
    assert.deepEqual(headOf(docusaurusHead, `[${tag}]`, '/acme/').head, at('/a.png'));
    assert.deepEqual(asHeadTag({ tag: 'meta', attributes: { Name: 'a' } }), { tag: 'meta', attributes: { name: 'a' } });
  });
});
