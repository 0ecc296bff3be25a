import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const STYLES = readFileSync(new URL('../../../src/theme/styles/tokens.css', import.meta.url), 'utf8');

/** Colors by token: of the light scheme, and of the dark one. */
const COLORS = new Map(
  [...STYLES.matchAll(/(--[\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name ?? '', [light ?? '', dark ?? '']] as const,
  ),
);

const named = (prefix: string) =>
  [...COLORS.keys()].filter((name) => name.startsWith(prefix) && !/-(bg|bar|line)$/.test(name));

const GROUNDS = ['--bg', '--bg-subtle', '--bg-raised', '--bg-hover'];

/** What is written on what: at least 4.5 to 1. */
const TEXTS: readonly (readonly [texts: readonly string[], grounds: readonly string[]])[] = [
  [['--text', '--text-strong', '--text-muted', '--accent', '--accent-strong'], GROUNDS],
  [
    ['--text', '--text-strong', '--accent', '--accent-strong'],
    ['--accent-bg', '--bg-code'],
  ],
  [['--accent-strong'], ['--mark']],
  [['--text-strong'], ['--selection']],
  [['--on-accent'], ['--accent-solid']],
  ...['info', 'tip', 'warning', 'danger'].map((kind) => [[`--${kind}`, '--text'], [`--${kind}-bg`]] as const),
  [
    named('--code-').filter((name) => !['--code-added', '--code-removed'].includes(name)),
    ['--code-bg', '--code-line', '--code-added-bg', '--code-removed-bg', '--warning-bg', '--danger-bg'],
  ],
  [['--code-added', '--code-removed'], ['--code-bg']],
  [['--text-muted', '--text-strong', '--accent'], ['--code-bar']],
  [['--code-added'], ['--code-added-bg']],
  [['--code-removed'], ['--code-removed-bg']],
];

/** What has to be seen, but is not read: at least 3 to 1. */
const SIGNS: typeof TEXTS = [
  [['--focus'], [...GROUNDS, '--accent-bg', '--code-bg', '--code-bar']],
  [['--border-control'], ['--bg', '--bg-raised']],
];

describe('E-10: the colors of both schemes', () => {
  it('are read', () => assert.ok(COLORS.size > 40 && named('--code-').length > 10));

  for (const [pairs, least] of [
    [TEXTS, 4.5],
    [SIGNS, 3],
  ] as const) {
    it(`differ by ${least} to 1 and more`, () => {
      const faults = pairs.flatMap(([texts, grounds]) =>
        texts.flatMap((text) =>
          grounds.flatMap((ground) =>
            (['light', 'dark'] as const).flatMap((scheme, index) => {
              const ratio = contrast(colorOf(text, index), colorOf(ground, index));
              return ratio < least ? [`${text} on ${ground}, ${scheme}: ${ratio.toFixed(2)}`] : [];
            }),
          ),
        ),
      );
      assert.deepEqual(faults, []);
    });
  }
});

it('a marked line of code has the color of none that comes or goes', () => {
  for (const scheme of [0, 1]) {
    const hues = ['--code-line', '--code-added-bg', '--code-removed-bg'].map((name) =>
      strongest(colorOf(name, scheme)),
    );
    assert.deepEqual(hues, ['blue', 'green', 'red']);
  }
});

/** Which of its parts a color has most of. */
function strongest(color: string): string | undefined {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
}

const colorOf = (name: string, scheme: number) => COLORS.get(name)?.[scheme] ?? assert.fail(`no color ${name}`);

/** As WCAG 2 reckons it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** All styles of the theme, and those of the site. */
function allStyles(): string {
  const root = new URL('../../../', import.meta.url);
  const theme = new URL('src/theme/styles/', root);
  const files = [...readdirSync(theme).map((name) => new URL(name, theme)), new URL('site/site.css', root)];
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

it('no text-decoration says more than its line: Safari takes one with a thickness for none at all', () => {
  const values = [...allStyles().matchAll(/text-decoration:\s*([^;]+);/g)].map(([, value]) => value ?? '');
  assert.ok(values.length > 10);
  assert.deepEqual(
    values.filter((value) => !/^[\w-]+$/.test(value)),
    [],
  );
});

it('every custom property that styles read is set somewhere: without it a line of them is as if it were not there', () => {
  const styles = allStyles();
  const set = new Set(styles.match(/--[\w-]+(?=\s*:)/g));
  const read = [...styles.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name ?? '');
  assert.ok(read.length > 100);
  assert.deepEqual(
    [...new Set(read)].filter((name) => !set.has(name)),
    [],
  );
});

it('no hover stays on a touch screen when the finger is gone', () => {
  const isMeant = [
    // There the link of a heading always shows.
    /^\.heading:is/,
    // What comes with the hover has no place there but the focus shows it, see `zoomDialog.css`.
    /^\.zoom-button:is/,
    // It is what a tap on a search that has failed is answered with.
    /^\[data-island-failed\] \.search:hover/,
  ];
  const selectors = hoverSelectors(withoutHoverMedia(allStyles()));
  assert.deepEqual(
    selectors.filter((selector) => !isMeant.some((meant) => meant.test(selector))),
    [],
  );
});

/** Styles without what stands in `@media (hover: hover)`. */
const withoutHoverMedia = (styles: string) => styles.replace(/@media \(hover: hover\) \{\n(?:(?: {2}.*)?\n)*\}/g, '');

const hoverSelectors = (styles: string) =>
  styles.match(/[^\n]*:hover[^\n]*(?=\s*[,{])/g)?.map((one) => one.trim()) ?? [];
