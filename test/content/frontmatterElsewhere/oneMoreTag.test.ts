import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { splitFrontmatter } from '../../../src/content/frontmatter/splitFrontmatter.ts';

const ROBOTS = '{tag: meta, attributes: {name: robots, content: noindex}}';
const CANONICAL = '{tag: link, attributes: {rel: canonical, href: "https://a.example/a/"}}';
const AUTHOR = '{tag: meta, attributes: {name: author, content: Ada}}';
const LINES = '  - tag: meta\n    attributes: {name: author, content: Ada}';

/** Front matter after its corrections, and the hints of the faults in it. */
function mended(yaml: string) {
  const text = `---\n${yaml}\n---\nbody\n`;
  const { diagnostics } = splitFrontmatter(text, 'content/a.md');
  const after = correctText(
    text,
    diagnostics.flatMap(({ fix }) => fix ?? []),
  ).text;
  return { after: after.slice(4, -10), hints: diagnostics.map(({ hint }) => hint) };
}

describe('oneMoreTag', () => {
  it('writes what a key of another generator stands for into the head that a page has', () => {
    for (const [yaml, after] of [
      [`title: A\nhead:\n${LINES}\nnoindex: true`, `title: A\nhead:\n  - ${ROBOTS}\n${LINES}`],
      [`robots: noindex\nhead: [${AUTHOR}] # who`, `robots: noindex\nhead: [${AUTHOR}] # who`],
      [`robots: noindex\nhead: [${AUTHOR}]\nlabel: B`, `head: [${AUTHOR}, ${ROBOTS}]\nlabel: B`],
      [
        `noindex: true\nhead:\n${LINES}\ncanonical: https://a.example/a/`,
        `head:\n  - ${ROBOTS}\n  - ${CANONICAL}\n${LINES}`,
      ],
    ] as const)
      assert.equal(mended(yaml).after, after);
    // Of two that make a head, the second comes into that of the first.
    const first = mended('noindex: true\ncanonical: https://a.example/a/').after;
    assert.equal(mended(first).after, `head: [${ROBOTS}, ${CANONICAL}]`);
  });

  it('says so, as a page has one head', () =>
    assert.deepEqual(mended(`head: [${AUTHOR}]\nnoindex: true`).hints, [
      `delete the line, and write \`${ROBOTS}\` as one more tag of \`head\``,
    ]));

  it('leaves a head that says as much, has faults, or stands in another form', () => {
    for (const head of [
      `[${ROBOTS}]`,
      '[]',
      `[${AUTHOR}\n  ]`,
      `[${AUTHOR}] # [a]`,
      `\n  # who\n${LINES}`,
      '[{tag: 5}]',
    ]) {
      const yaml = `head: ${head}\nnoindex: true`;
      assert.equal(mended(yaml).after, yaml);
    }
  });
});
