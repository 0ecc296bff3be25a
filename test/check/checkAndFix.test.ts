import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { checkAndFix } from '../../src/check/checkAndFix.ts';
import { packageRoot } from '../../src/system/packageRoot.ts';
import { requestOf } from '../requestOf.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** Tests whose samples have corrections. */
const FOLDERS = ['test/check/markup', 'test/content/frontmatter', 'test/markdown/elsewhere', 'test/markdown/headings'];

/** Of thousands, one in so many is looked at; all of them with 1, which takes minutes. */
const STEP = Number(process.env['DOCSGEN_SAMPLE_STEP'] ?? 24);

/** Texts of more than one sign that stand in these tests, as pages: nobody has to list them. */
function gatherSamples(): ReadonlyMap<string, string> {
  const found = new Set<string>();
  for (const folder of FOLDERS)
    for (const name of readdirSync(join(packageRoot, folder)).sort())
      if (name.endsWith('.test.ts'))
        for (const [written] of readFileSync(join(packageRoot, folder, name), 'utf8').matchAll(LITERAL))
          found.add(textOf(written));
  const chosen = [...found].filter(isSample).filter((_, index) => index % STEP === 0);
  return new Map(chosen.map((text, index) => [`content/p${index}.md`, text]));
}

/** With quotes around it; those with values in them are no texts by themselves. */
const LITERAL = /'(?:[^'\\\n]|\\.)+'|"(?:[^"\\\n]|\\.)+"/g;

const textOf = (written: string): string =>
  written
    .slice(1, -1)
    .replace(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(.))/gi, (_, long, short, byte, sign: string) =>
      sign === undefined ? String.fromCodePoint(Number.parseInt(long ?? short ?? byte, 16)) : (SIGNS[sign] ?? sign),
    );

const SIGNS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', f: '\f', b: '\b', v: '\v', 0: '\0' };

/** Words by themselves, such as names of codes, are none. */
const isSample = (text: string): boolean => /[\s#[\]*`:<>{]/.test(text) && text.length > 3;

it('check --fix leaves nothing to a second run', async (test) => {
  const samples = gatherSamples();
  const root = temporaryFolder({ 'content/index.md': '# Home\n\nWords.\n', ...Object.fromEntries(samples) });
  const { fixed } = await checkAndFix(requestOf(root));
  assert.ok(fixed.length > 10, `${fixed.length} corrections of ${samples.size} samples`);
  const again = await checkAndFix(requestOf(root));
  assert.deepEqual(
    again.fixed.map(({ place, was, text }) => `${place.file}:${place.line} ${was} → ${text}`),
    [],
  );
  test.diagnostic(`${fixed.length} corrections of ${samples.size} samples`);
});
