import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { formatDiagnostics } from '../../src/cli/report/printDiagnostics.ts';
import type { CodeBlockProps } from '../../src/config/siteApi.ts';
import { safeHtml } from '../../src/model/brands.ts';
import { readRedirects } from '../../src/redirects/readRedirects.ts';
import { createPageRenderer } from '../../src/render/renderPage.ts';
import { packageRoot } from '../../src/system/packageRoot.ts';
import { type Dice, diceOf } from '../build/randomEdits.ts';
import { compileText } from '../compileText.ts';
import { documentElementsOf } from '../parsedHtml.ts';
import { pageViewOf, siteViewOf } from '../render/viewFixture.ts';
import { randomText } from './randomText.ts';

const SEED = Number(process.env['DOCSGEN_FUZZ_SEED'] ?? 4711);
const INPUTS = Number(process.env['DOCSGEN_FUZZ_INPUTS'] ?? 10_000);
/** The number of the first input, to begin where an earlier run has stopped. */
const FIRST = Number(process.env['DOCSGEN_FUZZ_FIRST'] ?? 0);
/** A file that takes longer than this holds up a build. */
const BUDGET_MS = 5_000;
/** Where the input stands that is under way: a native parser that dies takes this process with it. */
const CURRENT = join(tmpdir(), 'docsgen-fuzz-input.txt');

const CONTENT = join(packageRoot, 'content');
const PAGES = readdirSync(CONTENT, { recursive: true })
  .map(String)
  .filter((path) => /\.mdx?$/.test(path))
  .sort()
  .map((path) => readFileSync(join(CONTENT, path), 'utf8'));

const SITE = siteViewOf('Site');
const renderer = createPageRenderer(SITE);
const SHELL = landmarksOf(documentOf({ html: '', title: 'x', titleSlug: undefined }));

it(`M-09, M-17: ${INPUTS} inputs become whole, harmless pages, each in its time (seed ${SEED})`, (test) => {
  let slowest = { ms: 0, index: 0 };
  for (let index = FIRST; index < FIRST + INPUTS; index += 1) {
    // Each input has dice of its own, so that one can be had again without those before it.
    const dice = diceOf(SEED * 1_000_003 + index);
    const text = randomText(dice, PAGES);
    writeFileSync(CURRENT, text);
    let ms = 0;
    try {
      ms = checkPage(text, dice);
      checkRedirects(text);
    } catch (error) {
      throw new Error(
        `Input ${index} of seed ${SEED} is mistaken: ${JSON.stringify(text.slice(0, 2000))}: ${String(error).slice(0, 600)}`,
        {
          cause: error,
        },
      );
    }
    if (ms > slowest.ms) slowest = { ms, index };
    assert.ok(ms < BUDGET_MS, `input ${index} took ${Math.round(ms)} ms: ${JSON.stringify(text.slice(0, 300))}`);
  }
  test.diagnostic(`slowest: input ${slowest.index}, ${Math.round(slowest.ms)} ms`);
});

const Formula = ({ code }: CodeBlockProps) => code;

/** Compiles a text and looks at what came of it; yields the milliseconds of work that compiling took. */
function checkPage(text: string, dice: Dice): number {
  const path = dice.pick(['page.md', 'page.mdx']);
  const parser = dice.below(8) === 0 ? 'remark' : 'satteri';
  const files = { '_p.mdx': 'A part.\n' };
  const started = process.cpuUsage();
  const components = dice.below(2) === 0 ? {} : { codeBlocks: { math: Formula } };
  const page = compileText(text, { path, parser, files, components, constants: { A: 'a' }, base: '/docs/' });
  const { user, system } = process.cpuUsage(started);
  const html = documentOf({ html: page.html, title: page.record.title, titleSlug: page.titleSlug });
  assert.deepEqual(landmarksOf(html), SHELL);
  const elements = documentElementsOf(html);
  const own = elements.filter(({ path: around }) => around.includes('article'));
  for (const { tag, attributes } of own) {
    assert.doesNotMatch(tag, /^(script|style|iframe|object|embed|base|link|meta|form)$/);
    for (const [name, value] of Object.entries(attributes)) {
      assert.doesNotMatch(name, /^on|^style$|^srcdoc$|^srcset$|^formaction$/i, tag);
      // As browsers read it: they drop these characters first.
      if (/^(?:href|src|cite|poster|xlink:href)$/.test(name))
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip exactly these.
        assert.doesNotMatch(value.replace(/[\u0000-\u0020]/g, ''), /^(?:javascript|data|vbscript):/i, tag);
    }
  }
  const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
  const faulty = page.diagnostics.some(({ severity }) => severity === 'error');
  if (!faulty)
    assert.equal(
      new Set(ids).size,
      ids.length,
      `an id stands twice: ${ids.filter((id, index) => ids.indexOf(id) !== index)}`,
    );
  const lines = text.split(/\r\n?|\n/).length;
  for (const { place } of [...page.diagnostics, ...page.links]) {
    assert.ok(place !== undefined && place.line >= 1 && place.column >= 1);
    if (place.file.endsWith(path)) assert.ok(place.line <= lines, `line ${place.line} of ${lines}`);
  }
  formatDiagnostics(page.diagnostics, packageRoot, (_, shown) => shown);
  return (user + system) / 1000;
}

function checkRedirects(text: string): void {
  for (const { to, from } of readRedirects(text.slice(0, 4000), 'redirects.yaml').redirects) {
    assert.match(to, /^(?:\/(?![/\\])|https?:\/\/)/);
    assert.doesNotMatch(from, /\/\.\.(?:\/|$)|\\/);
  }
}

interface Made {
  readonly html: string;
  readonly title: string;
  readonly titleSlug: string | undefined;
}

function documentOf({ html, title, titleSlug }: Made): string {
  const { titleSlug: _, ...view } = pageViewOf('Page');
  const page = { ...view, ...(titleSlug === undefined ? {} : { titleSlug }), title, contentHtml: safeHtml(html) };
  return renderer.document(renderer.parts(page));
}

/** Where the parts of the layout stand, whatever is in them. */
function landmarksOf(html: string): readonly string[] {
  return documentElementsOf(html)
    .filter(
      ({ tag, path }) =>
        ['html', 'head', 'body', 'main', 'article', 'footer', 'title', 'script'].includes(tag) &&
        !path.includes('article'),
    )
    .map(({ tag, path }) => [...path, tag].join(' '));
}
