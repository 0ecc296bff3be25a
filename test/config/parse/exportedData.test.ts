import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { CodeData } from '../../../src/config/parse/codeData.ts';
import { exportedData, exportedValue } from '../../../src/config/parse/exportedData.ts';
import { loadTypeStripper } from '../../../src/system/bundler/typeStripper.ts';

const CODE = '(code)';

/** What the data says, without places. */
function plain(data: CodeData | undefined): unknown {
  if (data === undefined) return undefined;
  if (data.kind === 'value') return data.value;
  if (data.kind === 'list') return data.items.map(plain);
  if (data.kind === 'map')
    return {
      ...Object.fromEntries([...data.entries].map(([name, one]) => [name, plain(one)])),
      ...(data.rest.length > 0 ? { rest: data.rest.length } : {}),
    };
  return data.call === undefined ? CODE : { [data.call.name]: data.call.given.map(plain) };
}
const read = (text: string, file = 'a.ts') => plain(exportedData(text, file));

describe('exportedData', () => {
  before(loadTypeStripper);

  it('reads what a module exports, as itself, by its name, or within functions', () => {
    const forms = [
      'export default { a: 1 }',
      'const config = { a: 1 };\nexport default config;',
      'const config = { a: 1 };\nexport { config as default };',
      'module.exports = { a: 1 };',
      "import { defineConfig } from 'vitepress';\nexport default defineConfig({ a: 1 });",
      'export default withMermaid(defineConfig({ a: 1 }));',
      'export default defineConfig(() => ({ a: 1 }));',
      'export default ({ mode }: Around) => {\n  return withPwa(extend(defineConfig({ a: 1 })));\n};',
      'export default async function () {\n  const a = 1;\n  return { a };\n}',
      'const config: Config = { a: 1 as number } satisfies Config;\nexport default config;',
      'export default <Config>{ a: 1 };',
      'async function getConfig(): Promise<Config> {\n  const b = await load();\n  const config = { a: 1 };\n  return config;\n}\nexport default getConfig();',
      'const config = () => ({ a: 1 });\nmodule.exports = config();',
    ];
    for (const form of forms) assert.deepEqual(read(form), { a: 1 }, form);
  });

  it('puts in constants of the file, and what its functions return that are called with nothing', () => {
    const text = `
      const name = 'Acme';
      const shared = { left: [1, -2 + 3], title: \`\${name} \${1}\` };
      const more = [true, null, undefined];
      function guide(): Item[] { const deep = 'x'; return [{ deep, name: 'a' + name }]; }
      const list = (last = 2) => [...more, 2];
      export default { ...shared, 'b-c': shared.title, ['d' + 'e']: guide(), list: list(), own: shared['left'] };`;
    assert.deepEqual(read(text), {
      left: [1, CODE],
      title: 'Acme 1',
      'b-c': 'Acme 1',
      de: [{ deep: 'x', name: 'aAcme' }],
      list: [true, null, undefined, 2],
      own: [1, CODE],
    });
  });

  it('passes over what only tells the type of a part, unless it is a function of the file', () => {
    const text = (more: string) =>
      `${more}\nconst shared = defineConfig({ a: 1 });\nexport default defineConfig({ ...shared, b: { ...defineLocaleConfig({ c: 2 }) } });`;
    assert.deepEqual(read(text("import { defineConfig } from 'vitepress';")), { a: 1, b: { c: 2 } });
    const own = 'function defineConfig(given) { return other(given); }';
    assert.deepEqual(read(text(own)), { b: { c: 2 }, rest: 1 });
    assert.deepEqual(read('export default { a: defineConfig({ b: 1 }, { c: 2 }) };'), {
      a: { defineConfig: [{ b: 1 }, { c: 2 }] },
    });
  });

  const FILES: Readonly<Record<string, string>> = {
    'docs/sidebar.ts': `
      import { base } from './shared/base.js';
      type Item = { text: string };
      export const guide: Item[] = [{ text: 'A', link: base + 'a' }];
      export function reference(): Item[] { return [{ text: 'B' }]; }
      const later = [1];
      later.push(2);
      export { later, guide as renamed };
      export const grown = [1];
      grown.push(2);
      export default { '/': guide, code: run() };`,
    'docs/shared/base.ts': "export const base = '/guide/';",
    'docs/nav/index.mjs': "const nav = [{ text: 'C' }];\nexport default nav;",
    'docs/links.json': '{ "nav": [{ "text": "D" }], "of it": 1 }',
    'docs/old.cjs': "const nav = require('./links.json').nav;\nmodule.exports = { nav, own: require('./old') };",
    'docs/a.ts': "import { b } from './b';\nexport const a = b;",
    'docs/b.ts': "import { a } from './a';\nexport const b = a;",
  };
  const readIn = (text: string, asked: string[] = []) =>
    plain(
      exportedData(text, 'docs/config.ts', (file) => {
        asked.push(file);
        return FILES[file];
      }),
    );

  it('reads what other files of the project export', () => {
    const text = `
      import sidebar, { guide, reference, renamed as mine, later, grown } from './sidebar';
      import nav from './nav';
      import { a } from './a';
      import * as all from './sidebar';
      export default { sidebar, guide: guide, reference: reference(), mine, nav, later, grown, a, all };`;
    const guide = [{ text: 'A', link: '/guide/a' }];
    assert.deepEqual(readIn(text), {
      sidebar: { '/': guide, code: { run: [] } },
      guide,
      reference: [{ text: 'B' }],
      mine: guide,
      nav: [{ text: 'C' }],
      // They may be others when they are used, or are what they stand for themselves.
      later: CODE,
      grown: CODE,
      a: CODE,
      all: CODE,
    });
  });

  it('reads JSON that is imported, also by the names in it, and files that are required', () => {
    const text = `
      import links from './links.json' with { type: 'json' };
      import { nav } from './links.json';
      export default { links, nav, old: require('./old'), none: require('./none'), code: require(path), pack: require('a') };`;
    const nav = [{ text: 'D' }];
    assert.deepEqual(readIn(text), {
      links: { nav, 'of it': 1 },
      nav,
      old: { nav, own: CODE },
      none: CODE,
      code: { require: [CODE] },
      pack: CODE,
    });
    assert.deepEqual(readIn("const require = (path) => path;\nexport default { a: require('./links.json') };"), {
      a: { require: ['./links.json'] },
    });
  });

  it('tells where code of another file stands, and reads none outside of the project', () => {
    const data = exportedData("import s from './sidebar';\nexport default s;", 'docs/config.ts', (file) => FILES[file]);
    const code = data?.kind === 'map' ? data.entries.get('code') : undefined;
    assert.deepEqual([code?.place.file, code?.place.line], ['docs/sidebar.ts', 11]);
    const asked: string[] = [];
    readIn("import a from '../../a';\nimport b from 'docs/sidebar';\nexport default { a, b };", asked);
    assert.deepEqual(asked, []);
  });

  it('takes nothing for data that only running it would tell', () => {
    const text = `
      import imported from './other.js';
      let changed = [];
      changed.push('later');
      const given = (name) => [name];
      const after = {};
      after.a = 1;
      const passed = [];
      fill(passed);
      const walked = [{}];
      for (const one of walked) one.a = 1;
      const { taken } = { taken: 1 };
      const inner = 'outer';
      function* yielding() { return 1; }
      export default {
        imported, changed, after, passed, walked, taken,
        asked: process.env.A,
        chosen: x ? 1 : 2,
        given: given('a'),
        none: missing,
        made: [1, , ...imported, read('b')],
        yielded: yielding(),
        shadowed: (() => (inner) => inner)(),
        get it() { return 1; },
        method() {},
        ...imported,
        [imported]: 1,
      };`;
    assert.deepEqual(read(text), {
      imported: CODE,
      changed: CODE,
      after: CODE,
      passed: CODE,
      walked: CODE,
      taken: CODE,
      asked: CODE,
      chosen: CODE,
      given: { given: ['a'] },
      none: CODE,
      made: [1, CODE, { read: ['b'] }],
      yielded: CODE,
      shadowed: CODE,
      it: CODE,
      method: CODE,
      rest: 2,
    });
    assert.deepEqual(read('export default merge({ a: 1 }, { b: 2 });'), { merge: [{ a: 1 }, { b: 2 }] });
    assert.equal(read('export default defineConfig(({ mode }) => { log(mode); return {}; });'), CODE);
    assert.deepEqual(read('const mode = 1;\nexport default ({ mode }) => ({ mode });'), { mode: CODE });
    assert.deepEqual(read('const mode = 1;\nexport default ({ mode }) => { return { mode }; };'), { mode: CODE });
    assert.deepEqual(read('const config = { a: 1 };\nconfig.a = 2;\nexport default config;'), CODE);
  });

  it('takes no function for what it returns that does more, and no sign for another', () => {
    for (const [code, more] of [
      ['made()', 'function made() { if (mode) return 1; return 2; }'],
      ['made()', 'function made() { const a = 1; }'],
      ['made()', 'function made() { return; }'],
      ['made()', 'function made() { throw 1; }'],
      ['made()', 'const made = async () => 1;'],
      ['made()', 'const made = (a = 1) => a;'],
      ['made.a', 'const made = { a: 1, ...more() };'],
      ['!true', ''],
      ['+1', ''],
      ["-'1'", ''],
      ["'a' === 'b'", ''],
      ["'a' + 1", ''],
    ])
      assert.deepEqual(read(`${more}\nexport default { code: ${code} };`), { code: CODE }, `${code} ${more}`);
    assert.deepEqual(read('const made = { a: 1, ...more() };\nexport default { ...made };'), { a: 1, rest: 1 });
  });

  it('yields nothing for what exports nothing or is no code', () => {
    assert.equal(read('const a = 1;'), undefined);
    assert.equal(read('export default {'), undefined);
    assert.equal(read('export default { a: 1 as number }', 'a.js'), undefined);
    assert.equal(read(`export default ${'['.repeat(50_000)}`), undefined);
  });

  it('comes to an end where names stand for each other', () => {
    assert.deepEqual(read('const a = b;\nconst b = a;\nexport default { a };'), { a: CODE });
    assert.deepEqual(read('const a = b;\nconst b = a;\nexport default a;'), CODE);
    const doubled = Array.from({ length: 40 }, (_, index) => `const a${index + 1} = [a${index}, a${index}];`);
    assert.ok(exportedData(`const a0 = 1;\n${doubled.join('\n')}\nexport default a40;`, 'a.js'));
  });

  it('tells where each piece stands, in TypeScript as it is written', () => {
    const placesOf = (text: string, file: string) => {
      const data = exportedData(text, file);
      const place = data?.kind === 'map' ? data.entries.get('b')?.place : undefined;
      return [place?.file, place?.line, place?.column, place?.endColumn];
    };
    assert.deepEqual(placesOf("export default {\r\n  a: 1, b: 'c' }", 'a.js'), ['a.js', 2, 12, 15]);
    assert.deepEqual(placesOf("export default {\n  a: 1 as number, b: 'c' } as X", 'a.ts'), ['a.ts', 2, 22, 25]);
    assert.deepEqual(placesOf("export default {\n  b: [\n'c'] }", 'a.js'), ['a.js', 2, 6, 7]);
  });
});

describe('exportedValue', () => {
  it('is what a file exports, itself or by its name, with or without types', () => {
    const value = { a: 'A', 'b c': ['D', { e: true, f: -1 }], g: null };
    const text = "{ a: 'A', 'b c': [`D`, { e: true, f: -1 }], g: null }";
    assert.deepEqual(exportedValue(`export default ${text}\n`, '_meta.js'), value);
    assert.deepEqual(exportedValue(`export default ${text} satisfies Meta\n`, '_meta.tsx'), value);
    assert.deepEqual(exportedValue(`const meta: Meta = ${text}\nexport default meta as Meta\n`, '_meta.ts'), value);
  });

  it('is nothing where a part of it is code, or a function makes something of it', () => {
    for (const text of ['{ a: title() }', "['A', b]", "{ a: 'A', ...b }", "make({ a: 'A' })", '() => ({})', '{', ''])
      assert.equal(exportedValue(`export default ${text}`, '_meta.js'), undefined, text);
  });
});
