import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { packageRoot } from '../src/system/packageRoot.ts';

const TESTS = join(packageRoot, 'test');

const TABLE = join(TESTS, 'RELIABILITY.md');

/** Rows of the table: id, and what it says of where the case is tested. */
const ROWS = [...readFileSync(TABLE, 'utf8').matchAll(/^\| ([A-Z]-\d+[a-z]?) \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, id = '', where = '']) => ({ id, where }),
);

/** Files of the tests by the ids with which titles in them begin. */
function filesById(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  for (const path of readdirSync(TESTS, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'))) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const [, ids = ''] of readFileSync(join(TESTS, path), 'utf8').matchAll(
      /['"`]((?:[A-Z]-\d+[a-z]?(?:, )?)+)[: ]/g,
    )) {
      for (const id of ids.split(', ')) files.set(id, new Set([...(files.get(id) ?? []), path]));
    }
  }
  return files;
}

describe('the table of reliability cases', () => {
  const tested = filesById();

  it('has each case once, and says something of it', () => {
    assert.ok(ROWS.length > 130);
    assert.equal(new Set(ROWS.map(({ id }) => id)).size, ROWS.length);
    for (const { id, where } of ROWS) assert.match(where, /^(?:`[\w/.]+`(?:, |$))+$|^(?:– |open(?:: |$))/, id);
  });

  it('names exactly the files in which a title has the id', () => {
    if (process.env.DOCSGEN_UPDATE === '1') return update(tested);
    for (const { id, where } of ROWS) {
      const named = [...where.matchAll(/^`[^`]+`|(?<=, )`[^`]+`/g)].map(([path]) => path.slice(1, -1));
      assert.deepEqual(where.startsWith('`') ? named : [], [...(tested.get(id) ?? [])].sort(), id);
    }
  });

  it('knows every id that titles have', () => {
    const known = new Set(ROWS.map(({ id }) => id));
    // One letter before the number: other words of that shape in texts are none of ours.
    const letters = new Set([...known].map((id) => id.charAt(0)));
    assert.deepEqual(
      [...tested.keys()].filter((id) => letters.has(id.charAt(0)) && !known.has(id)),
      [],
    );
  });
});

/** Writes the files of tested cases into the table, as `DOCSGEN_UPDATE=1` asks for. */
function update(tested: ReadonlyMap<string, ReadonlySet<string>>): void {
  const text = readFileSync(TABLE, 'utf8').replace(
    /^(\| ([A-Z]-\d+[a-z]?) \| [^|]+ \| )[^|]+ \|$/gm,
    (row, start, id) => {
      const files = [...(tested.get(id) ?? [])].sort().map((path) => `\`${path}\``);
      return files.length === 0 ? row : `${start}${files.join(', ')} |`;
    },
  );
  writeFileSync(TABLE, text);
}
