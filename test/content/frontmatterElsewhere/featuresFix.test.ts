import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { splitFrontmatter } from '../../../src/content/frontmatter/splitFrontmatter.ts';

/** A text after the corrections of its front matter. */
function mended(text: string): string {
  const fixes = splitFrontmatter(text, 'content/a.md').diagnostics.flatMap(({ fix }) => fix ?? []);
  return correctText(text, fixes).text;
}

describe('featuresFix', () => {
  it('writes the features of a landing page as cards, before its text', () => {
    const features = [
      'features:',
      '  - icon: 📝',
      '    title: Write "it"',
      '    details: Words, in',
      '      two lines.',
      '    link: /guide/',
      '    linkText: Learn more',
      '',
      '  - title: Fast',
      '    details: At once.',
      '  - title: Small',
      '    icon: 🛠️',
    ];
    const cards = [
      '<CardGrid>',
      '<Card title="Write &quot;it&quot;" icon="📝" href="/guide/">Words, in two lines.</Card>',
      '<Card title="Fast">At once.</Card>',
      '<Card title="Small" icon="🛠️" />',
      '</CardGrid>',
    ];
    const page = (keys: readonly string[], text: string) => `---\ntitle: A\nhero: true\n${keys.join('')}---\n${text}`;
    assert.equal(
      mended(page([`${features.join('\n')}\n`, '\nlabel: B\n'], '\nWords.\n')),
      page(['\nlabel: B\n'], `\n${cards.join('\n')}\n\n\nWords.\n`),
    );
    assert.equal(mended(page([`${features.join('\n')}\n`], '')), page([], `\n${cards.join('\n')}\n\n`));
    assert.equal(
      mended('---\nhero: true\nfeatures: [{ title: A, span: 4 }]\n---\n'),
      '---\nhero: true\n---\n\n<CardGrid>\n<Card title="A" />\n</CardGrid>\n\n',
    );
    assert.equal(
      mended('---\nhero: true\nfeatures: [{ title: A, icon: /a.svg }, { title: B, icon: { src: /b.svg } }]\n---\n'),
      '---\nhero: true\n---\n\n<CardGrid>\n<Card title="A" icon="/a.svg" />\n<Card title="B" icon="/b.svg" />\n</CardGrid>\n\n',
    );
  });

  it('is none where something would be lost, or read otherwise', () => {
    for (const features of [
      'features:\n  - title: A\n    icon: { light: /a.svg, dark: /b.svg }',
      'features:\n  - title: A\n    icon: { src: "/a b.svg" }',
      'features:\n  - title: A\n    icon: rocket',
      'features:\n  - title: A\n    icon: <svg></svg>',
      'features:\n  - title: A\n    details: Fast <em>and</em> small',
      'features:\n  - title: A\n    details: 2 * 3 * 4',
      'features:\n  - title: A # first',
      'features:\n  - title: A\n    link: /a b/',
      'features: []',
      'features:\n  - details: A',
    ])
      assert.equal(mended(`---\nhero: true\n${features}\n---\n`), `---\nhero: true\n${features}\n---\n`);
    assert.equal(mended('---\nfeatures: [{ title: A }]\n---\n'), '---\nfeatures: [{ title: A }]\n---\n');
  });
});
