import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { DIAGNOSTIC_CODES } from '../../src/model/diagnosticCodes.ts';
import { packageRoot } from '../../src/system/packageRoot.ts';

const INTRODUCTION = `---
description: Every code in a message, what is wrong, and what docsgen prints.
toc: 2
---

# Diagnostics

docsgen reports every problem as \`file:line:column: error: message [code]\`, with the source line, a caret and a hint
that says what to write. A run reports all problems at once, each once, sorted by place.

- **error**: the build leaves the output unchanged, and the exit code is 1. You cannot silence errors.
- **warning**: the site is built. \`--strict\` turns warnings into errors.
- **error or warning**: it depends on what is wrong; the example below shows one of the two.
- **check**: only \`docsgen check\` finds it, because that takes the finished site or another program.
- **fix**: \`docsgen check --fix\` corrects it, if only one correction is possible.

To [allow a warning](./checking.md#allow-a-warning) that you know and intend, add an entry to the configuration, or a
comment on the same line or the one above:

\`\`\`ts
check: {
  allow: [
    { code: 'typed-constant', text: 'a value of 64KB', reason: 'a different limit' },
  ],
},
\`\`\`

\`\`\`mdx
{/* docsgen-allow typed-constant: a different limit */}
A value of 64KB is fine.
\`\`\`

`;

/**
 * The text of `docs/content/diagnostics.md`: a table of all codes, and for each what docsgen says when it is provoked. Codes in `both`
 * are an error in one case and a warning in another.
 */
export function diagnosticsDocument(provoked: ReadonlyMap<string, Diagnostic>, both: ReadonlySet<string>): string {
  const rows = Object.entries(DIAGNOSTIC_CODES).map(([code, meaning]) => {
    const { severity, fix } = provoked.get(code) ?? {};
    const marks = [
      both.has(code) ? 'error or warning' : severity,
      ...(isOfCheck(code) ? ['check'] : []),
      ...(fix === undefined ? [] : ['fix']),
    ];
    return `| [\`${code}\`](#${code}) | ${marks.join(', ')} | ${meaning} |`;
  });
  const examples = Object.entries(DIAGNOSTIC_CODES).map(
    ([code, meaning]) => `### ${code}\n\n${meaning}\n\n\`\`\`text wrap\n${exampleOf(provoked.get(code))}\n\`\`\`\n`,
  );
  return `${INTRODUCTION}| code | | what is wrong |\n| --- | --- | --- |\n${rows.join('\n')}\n\n## What each looks like\n\n${examples.join('\n')}`;
}

function exampleOf(diagnostic: Diagnostic | undefined): string {
  if (diagnostic === undefined) return '';
  const { place, severity, message, code, hint } = diagnostic;
  const where = place === undefined ? '' : `${place.file}:${place.line}:${place.column}: `;
  return `${where}${severity}: ${withoutFolder(message)} [${code}]\n  hint: ${withoutFolder(hint ?? '')}`;
}

/** The folders of tests have other names each time. */
// The folder of temporary files may have any name, with blanks too.
const withoutFolder = (text: string) =>
  text.replaceAll(realpathSync(tmpdir()), '').replace(/(?:\/[^\s/'`]+)*\/docsgen-unit-[^\s/'`]+/g, '/project');

const SRC = join(packageRoot, 'src');

/** Texts of the source outside of the check and of what it alone asks, without the list of codes and what prints them. */
const ELSEWHERE = readdirSync(SRC, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter(
    (path) =>
      /\.tsx?$/.test(path) && !/^check\/|^addresses\/|^cli\/report\/sameOnce|^model\/diagnosticCodes/.test(path),
  )
  .map((path) => readFileSync(join(SRC, path), 'utf8'))
  .join('\n');

const isOfCheck = (code: string) => !ELSEWHERE.includes(`'${code}'`);
