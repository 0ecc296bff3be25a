import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { DIAGNOSTIC_CODES } from '../../src/model/diagnosticCodes.ts';
import { packageRoot } from '../../src/system/packageRoot.ts';

const INTRODUCTION = `# Diagnostics

Everything that docsgen finds wrong is told as \`file:line:column: error: message [code]\`, with the source line, a caret
and a hint that says what to write. All faults of a run are told at once, sorted by place, each once, and the same for
any number of threads. This list is made from the fixtures that provoke each code (\`test/diagnostics\`), and a test keeps it
true.

- **error**: a build leaves the output as it was, and the exit code is 1. Errors cannot be silenced.
- **warning**: the site is built. With \`--strict\` it is an error.
- **check**: found by \`docsgen check\` alone, because it takes the finished site or another program.
- **fix**: \`docsgen check --fix\` corrects it, where there is but one thing that can be meant.

A warning that is known and meant is allowed by an entry of the configuration, or by a comment on its line or above it:

\`\`\`ts
check: { allow: [{ code: 'typed-constant', text: 'a value of 64KB', reason: 'the limit of another thing' }] },
\`\`\`

\`\`\`mdx
{/* docsgen-allow typed-constant: the limit of another thing */}
A value of 64KB is fine.
\`\`\`

`;

/** The text of DIAGNOSTICS.md: a table of all codes, and for each what docsgen says when it is provoked. */
export function diagnosticsDocument(provoked: ReadonlyMap<string, Diagnostic>): string {
  const rows = Object.entries(DIAGNOSTIC_CODES).map(([code, meaning]) => {
    const { severity, fix } = provoked.get(code) ?? {};
    const marks = [severity, ...(isOfCheck(code) ? ['check'] : []), ...(fix === undefined ? [] : ['fix'])];
    return `| [\`${code}\`](#${code}) | ${marks.join(', ')} | ${meaning} |`;
  });
  const examples = Object.entries(DIAGNOSTIC_CODES).map(
    ([code, meaning]) => `### ${code}\n\n${meaning}\n\n\`\`\`text\n${exampleOf(provoked.get(code))}\n\`\`\`\n`,
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
const withoutFolder = (text: string) => text.replace(/(?:\/[^\s/'`]+)*\/docsgen-unit-[^\s/'`]+/g, '/project');

const SRC = join(packageRoot, 'src');

/** Texts of the source outside of the check, and without the list of codes. */
const ELSEWHERE = readdirSync(SRC, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/^check\/|^model\/diagnosticCodes/.test(path))
  .map((path) => readFileSync(join(SRC, path), 'utf8'))
  .join('\n');

const isOfCheck = (code: string) => !ELSEWHERE.includes(`'${code}'`);
