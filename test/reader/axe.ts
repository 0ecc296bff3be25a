import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
/** WCAG 2.2 A and AA, and good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that can differ between color schemes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What of a page axe-core looks at. */
interface AxeScope {
  /** Selector of the part; the whole page unless given. */
  readonly part?: string;
  /** Rules that do not hold for the part by itself. */
  readonly without?: readonly string[];
}

/**
 * Runs axe-core over the page, or a part of it: in the light scheme with all rules, in the dark one with those of color.
 * A fault names the `data-page` that it stands in.
 */
export async function assertAccessible(page: Page, scope: AxeScope = {}): Promise<void> {
  await page.evaluate(AXE);
  // Colors of a scheme just switched to would be measured half way.
  await addStyles(page, '*, ::before, ::after { transition: none !important; }');
  await page.emulateMedia({ colorScheme: 'light' });
  assert.deepEqual(await violations(page, scope, { type: 'tag', values: RULES }), []);
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await violations(page, scope, { type: 'rule', values: COLOR_RULES }), []);
}

const violations = (
  page: Page,
  { part = 'html', without = [] }: AxeScope,
  runOnly: { readonly type: string; readonly values: readonly string[] },
) =>
  page.evaluate(
    async ([include, without, runOnly]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: unknown, options: unknown) => Promise<{ violations: AxeViolation[] }> };
      };
      const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
      const result = await axe.run({ include }, { runOnly, rules, resultTypes: ['violations'] });
      return result.violations.map(({ id, help, nodes }) => {
        const places = nodes.slice(0, 4).map(({ html, failureSummary, target }) => {
          const from = document.querySelector(target.join(' '))?.closest<HTMLElement>('[data-page]')?.dataset['page'];
          return `  ${from ?? ''} ${html.slice(0, 160)}\n    ${failureSummary}`;
        });
        return `${id}: ${help}\n${places.join('\n')}`;
      });
    },
    [part, without, runOnly] as const,
  );

interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly {
    readonly html: string;
    readonly failureSummary: string;
    readonly target: readonly string[];
  }[];
}

/** Adds styles to a page: the policy of the site refuses style elements, but not the CSSOM. Yields a way to take them away. */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(text);
    document.adoptedStyleSheets.push(styles);
  }, css);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
