import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { type Loader, transformSync } from 'esbuild';
import { constants } from '../../site/constants.ts';
import { nodesOf, readContentFolder, treeOf } from './contentFolder.ts';

/** A code fence as readers see it. */
interface Sample {
  /** `file:line` of its first line of code. */
  readonly place: string;
  readonly language: string;
  readonly code: string;
}

/** What is wrong with each of some texts in a language, undefined for nothing. None of them is run. */
type Check = (codes: readonly string[]) => readonly (string | undefined)[];

const samples: readonly Sample[] = readContentFolder().flatMap((source) =>
  [...nodesOf(treeOf(source))].flatMap(({ node }) =>
    node.type === 'code'
      ? {
          place: `${source.file}:${(node.position?.start.line ?? 0) + 1}`,
          language: node.lang ?? '',
          code: withConstants(node.value ?? '', node.meta ?? ''),
        }
      : [],
  ),
);

/** The languages that are checked, the program that it takes, and a text with a fault. */
const checks: readonly {
  readonly language: string;
  readonly check: Check;
  readonly program?: string;
  readonly fault: string;
}[] = [
  { language: 'json', check: each((code) => void JSON.parse(code)), fault: '{"a": 1,}' },
  { language: 'javascript', check: each(parseScript('jsx')), fault: 'export default defineComponent({' },
  { language: 'typescript', check: each(parseScript('ts')), fault: 'const a: = 1;' },
  { language: 'python', check: compilePython, program: 'python3', fault: 'def handler(pd)\n    return 1' },
  { language: 'bash', check: each(parseBash), program: 'bash', fault: 'if true; then echo 1' },
];

describe('the code samples of the documentation', () => {
  it('all name their language', () => {
    assert.deepEqual(
      samples.filter(({ language }) => language === '').map(({ place }) => place),
      [],
    );
  });

  it('show the value of every constant that they name', () => {
    const named = new RegExp(`\\{\\{\\s*(?:${Object.keys(constants).join('|')})\\s*\\}\\}`);
    assert.deepEqual(
      samples.filter(({ code }) => named.test(code)).map(({ place }) => place),
      [],
    );
  });

  for (const { language, check, program, fault } of checks) {
    const missing = program !== undefined && spawnSync(program, ['--version']).status !== 0;
    const remark = missing ? ` (NOT CHECKED: there is no ${program} on this machine)` : '';

    it(`are ${language} without a fault${remark}`, { skip: missing }, () => {
      const given = samples.filter((sample) => sample.language === language);
      assert.ok(given.length > 0);
      const faults = check(given.map(({ code }) => code));
      assert.equal(faults.length, given.length);
      assert.equal(
        given
          .flatMap(({ place }, index) => (faults[index] === undefined ? [] : `${place}: ${faults[index]}`))
          .join('\n'),
        '',
      );
    });

    it(`would be refused as ${language} with a fault${remark}`, { skip: missing }, () => {
      assert.notEqual(check([fault])[0], undefined);
    });
  }
});

/** A fence with `constants` in its info string shows values in place of names. */
function withConstants(code: string, meta: string): string {
  if (!/(?:^|\s)constants(?:\s|$)/.test(meta)) return code;
  const values: Readonly<Record<string, unknown>> = constants;
  return code.replace(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) => String(values[name] ?? written));
}

/** A check of texts one by one, by a function that throws on a fault. */
function each(parse: (code: string) => void): Check {
  return (codes) =>
    codes.map((code) => {
      try {
        parse(code);
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.message.trim() : String(error);
      }
    });
}

function parseScript(loader: Loader): (code: string) => void {
  return (code) => void transformSync(code, { loader, format: 'esm', target: 'esnext', logLevel: 'silent' });
}

/** `<source-id>` stands for a word that the reader puts in: the shell would take it for redirections. */
function parseBash(code: string): void {
  const run = spawnSync('bash', ['-n'], { input: code.replace(/<[a-z][a-z-]*>/g, 'word'), encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
}

/** All texts in one process: each start of the interpreter would take longer than all of them. */
function compilePython(codes: readonly string[]): readonly (string | undefined)[] {
  const program = `
import json, sys
def fault(code):
    try:
        compile(code, "sample", "exec")
    except SyntaxError as error:
        return f"{error.msg}, line {error.lineno}"
print(json.dumps([fault(code) for code in json.load(sys.stdin)]))
`;
  const run = spawnSync('python3', ['-c', program], { input: JSON.stringify(codes), encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return (JSON.parse(run.stdout) as readonly (string | null)[]).map((fault) => fault ?? undefined);
}
