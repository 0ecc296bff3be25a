import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { frontmatterLinks } from '../../../src/routes/links/frontmatterLinks.ts';
import { sourceOf } from '../../compileText.ts';

describe('frontmatterLinks', () => {
  const links = (yaml: string) =>
    frontmatterLinks(sourceOf('b/a.md', `---\n${yaml}\n---\n`), (url, fromFile) => ({
      kind: 'missing',
      href: `/docs${url}`,
      path: `${url} from ${fromFile}`,
      hash: '',
    }));

  it('are neighbors and pictures, at their keys', () => {
    assert.deepEqual(
      links('title: A\nprev: /a/\nnext: {text: B, link: /b/}\nthumbnail: /c.png\nimage: /d.png').map(
        ({ kind, target, place: { line, column, endColumn } }) => [kind, target?.path, line, column, endColumn],
      ),
      [
        ['link', '/a/ from b/a.md', 3, 1, 5],
        ['link', '/b/ from b/a.md', 4, 1, 5],
        ['image', '/c.png from ', 5, 1, 10],
        ['image', '/d.png from ', 6, 1, 6],
      ],
    );
  });

  it('are known to stand in YAML, where a correction has other rules', () =>
    assert.deepEqual(
      links('prev: /a/\nimage: /d.png').map(({ inYaml }) => inYaml),
      [true, true],
    ));

  it('are none that lead to other sites', () => {
    const source = sourceOf('b/a.md', '---\nnext: https://a.example/\n---\n');
    assert.deepEqual(
      frontmatterLinks(source, (href) => ({ kind: 'external', href })),
      [],
    );
  });

  it('are at the line of their own in a map', () => {
    const [link] = links('next:\n  text: B\n  link: /b/\ntitle: A');
    assert.deepEqual(link?.place, { file: 'content/b/a.md', line: 4, column: 1 });
    const [flow] = links('prev: {text: B, link: /b/}\nnext: false');
    assert.deepEqual([flow?.place.line, flow?.place.endColumn], [2, 5]);
  });

  it('are tags of the head, at the lines of their addresses', () => {
    assert.deepEqual(
      links('title: A\nhead:\n  - tag: link\n    attributes:\n      rel: me\n      href: /a/').map(
        ({ kind, target, place }) => [kind, target?.path, place.line],
      ),
      [['link', '/a/ from ', 7]],
    );
  });

  it('are none where a page wants no neighbor', () => assert.deepEqual(links('prev: false\ntitle: /a/'), []));
});
