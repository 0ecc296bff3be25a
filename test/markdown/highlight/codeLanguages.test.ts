import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import hljs from 'highlight.js/lib/core';
import { CODE_LANGUAGES } from '../../../src/markdown/highlight/codeLanguages.ts';
import { highlightCode, isKnownLanguage } from '../../../src/markdown/highlight/highlightCode.ts';

// Of its own: the one that pages use knows no language before it is needed.
const complete = hljs.newInstance();
for (const [name, { define }] of Object.entries(CODE_LANGUAGES)) complete.registerLanguage(name, define);

/** What documentation shows besides those that the package calls common. */
const NOT_COMMON = [
  ...['ada', 'apache', 'applescript', 'arduino', 'armasm', 'asciidoc', 'awk', 'bnf', 'capnproto', 'clojure', 'cmake'],
  ...['coffeescript', 'coq', 'crystal', 'd', 'dart', 'delphi', 'django', 'dns', 'dockerfile', 'dos', 'ebnf'],
  ...['elixir', 'elm', 'erb', 'erlang', 'excel', 'fortran', 'fsharp', 'gherkin', 'glsl', 'gradle', 'groovy', 'haml'],
  ...['handlebars', 'haskell', 'haxe', 'julia', 'julia-repl', 'latex', 'lisp', 'llvm', 'matlab', 'nginx', 'nim'],
  ...['nix', 'node-repl', 'ocaml', 'powershell', 'prolog', 'properties', 'protobuf', 'puppet', 'qml', 'reasonml'],
  ...['sas', 'scala', 'scheme', 'smalltalk', 'stylus', 'tcl', 'thrift', 'twig', 'vala', 'verilog', 'vhdl', 'vim'],
  ...['x86asm', 'xquery'],
];

describe('the table of languages', () => {
  it('names those of the package, each with its aliases', () => {
    // Imported, it would make all of them known.
    const common = readFileSync(createRequire(import.meta.url).resolve('highlight.js/lib/common'), 'utf8');
    const names = [...common.matchAll(/registerLanguage\('([^']+)'/g)].map(([, name]) => name);
    assert.ok(names.length > 30);
    assert.deepEqual(Object.keys(CODE_LANGUAGES).sort(), [...names, 'http', ...NOT_COMMON].sort());
    for (const [name, { aliases }] of Object.entries(CODE_LANGUAGES))
      assert.deepEqual(aliases?.split(' ') ?? [], complete.getLanguage(name)?.aliases ?? [], name);
  });

  it('has names of its own for languages that are near, which the package does not know', () => {
    for (const [name, { alike }] of Object.entries(CODE_LANGUAGES)) {
      for (const other of alike?.split(' ') ?? []) {
        assert.equal(complete.getLanguage(other), undefined, other);
        const code = '<a b="c">d</a>\nA=1 # e\n';
        assert.equal(highlightCode(code, other), highlightCode(code, name), other);
      }
    }
    assert.match(highlightCode('<template><b/></template>', 'vue'), /hljs-name/);
    const terraform = highlightCode('# Servers\ncount = 2\nname = "web"\n', 'hcl');
    for (const kind of ['comment', 'attr', 'number', 'string']) assert.match(terraform, RegExp(`hljs-${kind}`));
    for (const name of [
      'shell-session',
      'postgresql',
      'jsonl',
      'py3',
      'j2',
      'log',
      'shellscript',
      'conf',
      'ejs',
      'csv',
      'gitignore',
      'regex',
      'gleam',
      'solidity',
      'zig',
    ])
      assert.ok(isKnownLanguage(name), name);
  });

  it('adds none that the body of an HTTP message could be taken for', () => {
    for (const name of NOT_COMMON) assert.equal(complete.getLanguage(name)?.disableAutodetect, true, name);
  });

  it('says which others stand within each', () => {
    for (const [name, { embeds = [] }] of Object.entries(CODE_LANGUAGES)) {
      const found = embeddedIn(complete.getLanguage(name));
      if (found.has('all')) assert.equal(embeds, 'all', name);
      else
        assert.deepEqual(
          [...embeds].sort(),
          [...found].filter((other) => other !== name && other in CODE_LANGUAGES).sort(),
          name,
        );
    }
  });

  // Sorted by name, so that each comes before some that stand within it.
  it('leads to what the package makes of code with all languages at hand', () => {
    const samples = {
      http: 'POST /x HTTP/1.1\nContent-Type: application/json\n\n{"a": [1, true]}\n',
      html: '<style>a { color: red }</style><script>const a = html`<b>${1}</b>`;</script>',
      md: '---\ntitle: [a, "b"] # c\n---\n\n# A\n\n<b class="c">d</b>\n',
      tsx: 'const a: A = <B c={d}>{css`a { b: c }`}</B>;',
      yml: 'a: <%= b.c %>\n',
      shellsession: '$ ls "$HOME"\n',
      pycon: '>>> print(1)\n1\n',
      docker: 'FROM node:20\nRUN echo "$HOME" \\\n  && ls\n',
      ps1: 'Get-Item -Path $env:HOME | Select-Object Name # a\n',
      jinja: '{% if a %}<b>{{ c|d }}</b>{% endif %}',
      hbs: '{{#if a}}<b>{{c}}</b>{{/if}}',
      twig: '{% if a %}<b>{{ c|d }}</b>{% endif %}',
      nix: '{ a = "${b}"; /* *c* */ }',
      dart: '/// A `b` [c].\nvoid main() => print("$a");\n',
    };
    for (const [language, code] of Object.entries(samples)) {
      const { value } = complete.highlight(code, { language, ignoreIllegals: true });
      assert.equal(highlightCode(code, language), value, language);
    }
  });
});

/** Names of languages that a definition passes code on to. */
function embeddedIn(definition: unknown, seen = new Set<unknown>()): Set<string> {
  const found = new Set<string>();
  if (typeof definition !== 'object' || definition === null || definition instanceof RegExp || seen.has(definition))
    return found;
  seen.add(definition);
  const { subLanguage } = definition as { subLanguage?: string | string[] };
  if (subLanguage !== undefined)
    for (const name of subLanguage.length === 0 ? ['all'] : [subLanguage].flat()) found.add(name);
  for (const part of Object.values(definition)) for (const name of embeddedIn(part, seen)) found.add(name);
  return found;
}
