import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderHeadTags } from '../../src/render/renderHeadTags.ts';
import { documentElementsOf } from '../parsedHtml.ts';

describe('renderHeadTags', () => {
  it('writes tags as they are given, in their order', () =>
    assert.equal(
      renderHeadTags([
        { tag: 'meta', attributes: { name: 'a', content: 'b' } },
        { tag: 'link', attributes: { rel: 'preconnect', href: 'https://a.example', crossorigin: true } },
        { tag: 'script', attributes: { defer: true, 'data-domain': 'a.example', src: '/a.js' } },
        { tag: 'script', attributes: {}, content: 'a < b && "c"' },
        { tag: 'style', attributes: { media: 'print' }, content: 'a > b {}' },
      ]),
      '<meta name="a" content="b"/>' +
        '<link rel="preconnect" href="https://a.example" crossorigin=""/>' +
        '<script defer="" data-domain="a.example" src="/a.js"></script>' +
        '<script>a < b && "c"</script>' +
        '<style media="print">a > b {}</style>',
    ));

  it('lets no value end its attribute', () => {
    const content = `"'><script>alert(1)</script>&amp;`;
    const html = renderHeadTags([{ tag: 'meta', attributes: { name: 'a', content } }]);
    const [meta, ...others] = documentElementsOf(html).filter(({ path }) => path.includes('head'));
    assert.equal(meta?.attributes.content, content);
    assert.deepEqual(others, []);
  });
});
