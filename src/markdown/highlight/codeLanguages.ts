import type { LanguageFn } from 'highlight.js';
import ada from 'highlight.js/lib/languages/ada';
import apache from 'highlight.js/lib/languages/apache';
import applescript from 'highlight.js/lib/languages/applescript';
import arduino from 'highlight.js/lib/languages/arduino';
import armasm from 'highlight.js/lib/languages/armasm';
import asciidoc from 'highlight.js/lib/languages/asciidoc';
import awk from 'highlight.js/lib/languages/awk';
import bnf from 'highlight.js/lib/languages/bnf';
import c from 'highlight.js/lib/languages/c';
import capnproto from 'highlight.js/lib/languages/capnproto';
import clojure from 'highlight.js/lib/languages/clojure';
import cmake from 'highlight.js/lib/languages/cmake';
import coffeescript from 'highlight.js/lib/languages/coffeescript';
import coq from 'highlight.js/lib/languages/coq';
import cpp from 'highlight.js/lib/languages/cpp';
import crystal from 'highlight.js/lib/languages/crystal';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import d from 'highlight.js/lib/languages/d';
import dart from 'highlight.js/lib/languages/dart';
import delphi from 'highlight.js/lib/languages/delphi';
import diff from 'highlight.js/lib/languages/diff';
import django from 'highlight.js/lib/languages/django';
import dns from 'highlight.js/lib/languages/dns';
import dos from 'highlight.js/lib/languages/dos';
import ebnf from 'highlight.js/lib/languages/ebnf';
import elixir from 'highlight.js/lib/languages/elixir';
import elm from 'highlight.js/lib/languages/elm';
import erb from 'highlight.js/lib/languages/erb';
import erlang from 'highlight.js/lib/languages/erlang';
import excel from 'highlight.js/lib/languages/excel';
import fortran from 'highlight.js/lib/languages/fortran';
import fsharp from 'highlight.js/lib/languages/fsharp';
import gherkin from 'highlight.js/lib/languages/gherkin';
import glsl from 'highlight.js/lib/languages/glsl';
import go from 'highlight.js/lib/languages/go';
import gradle from 'highlight.js/lib/languages/gradle';
import graphql from 'highlight.js/lib/languages/graphql';
import groovy from 'highlight.js/lib/languages/groovy';
import haml from 'highlight.js/lib/languages/haml';
import handlebars from 'highlight.js/lib/languages/handlebars';
import haskell from 'highlight.js/lib/languages/haskell';
import haxe from 'highlight.js/lib/languages/haxe';
import http from 'highlight.js/lib/languages/http';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import julia from 'highlight.js/lib/languages/julia';
import juliaRepl from 'highlight.js/lib/languages/julia-repl';
import kotlin from 'highlight.js/lib/languages/kotlin';
import latex from 'highlight.js/lib/languages/latex';
import less from 'highlight.js/lib/languages/less';
import lisp from 'highlight.js/lib/languages/lisp';
import llvm from 'highlight.js/lib/languages/llvm';
import lua from 'highlight.js/lib/languages/lua';
import makefile from 'highlight.js/lib/languages/makefile';
import matlab from 'highlight.js/lib/languages/matlab';
import nginx from 'highlight.js/lib/languages/nginx';
import nim from 'highlight.js/lib/languages/nim';
import nix from 'highlight.js/lib/languages/nix';
import nodeRepl from 'highlight.js/lib/languages/node-repl';
import objectivec from 'highlight.js/lib/languages/objectivec';
import ocaml from 'highlight.js/lib/languages/ocaml';
import perl from 'highlight.js/lib/languages/perl';
import php from 'highlight.js/lib/languages/php';
import phpTemplate from 'highlight.js/lib/languages/php-template';
import plaintext from 'highlight.js/lib/languages/plaintext';
import powershell from 'highlight.js/lib/languages/powershell';
import prolog from 'highlight.js/lib/languages/prolog';
import properties from 'highlight.js/lib/languages/properties';
import protobuf from 'highlight.js/lib/languages/protobuf';
import puppet from 'highlight.js/lib/languages/puppet';
import python from 'highlight.js/lib/languages/python';
import pythonRepl from 'highlight.js/lib/languages/python-repl';
import qml from 'highlight.js/lib/languages/qml';
import r from 'highlight.js/lib/languages/r';
import reasonml from 'highlight.js/lib/languages/reasonml';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import sas from 'highlight.js/lib/languages/sas';
import scala from 'highlight.js/lib/languages/scala';
import scheme from 'highlight.js/lib/languages/scheme';
import scss from 'highlight.js/lib/languages/scss';
import smalltalk from 'highlight.js/lib/languages/smalltalk';
import sql from 'highlight.js/lib/languages/sql';
import stylus from 'highlight.js/lib/languages/stylus';
import swift from 'highlight.js/lib/languages/swift';
import tcl from 'highlight.js/lib/languages/tcl';
import thrift from 'highlight.js/lib/languages/thrift';
import twig from 'highlight.js/lib/languages/twig';
import typescript from 'highlight.js/lib/languages/typescript';
import vala from 'highlight.js/lib/languages/vala';
import vbnet from 'highlight.js/lib/languages/vbnet';
import verilog from 'highlight.js/lib/languages/verilog';
import vhdl from 'highlight.js/lib/languages/vhdl';
import vim from 'highlight.js/lib/languages/vim';
import wasm from 'highlight.js/lib/languages/wasm';
import x86asm from 'highlight.js/lib/languages/x86asm';
import xml from 'highlight.js/lib/languages/xml';
import xquery from 'highlight.js/lib/languages/xquery';
import yaml from 'highlight.js/lib/languages/yaml';
import { dockerGrammar } from './dockerGrammar.ts';
import { markdownGrammar } from './markdownGrammar.ts';
import { sessionGrammar } from './sessionGrammar.ts';
import { shellGrammar } from './shellGrammar.ts';

interface CodeLanguage {
  readonly define: LanguageFn;
  /** What readers see, by its own name and its other names; none for plain text. */
  readonly label: string;
  /** Other names of it. */
  readonly aliases?: string;
  /** Languages that are shown as it, because the package has no grammar for them. */
  readonly alike?: string;
  /** Languages that may stand within it, or `all` for one that holds whatever it is told. */
  readonly embeds?: readonly string[] | 'all';
}

/** Grammars that are no guess for the body of an HTTP message: more would cost time, and could change the guess. */
const apart =
  (define: LanguageFn): LanguageFn =>
  (api) => ({ ...define(api), disableAutodetect: true });

/**
 * The languages that highlight.js calls common, HTTP, and what documentation shows besides. Aliases stand here too: the
 * package knows those of a language only once its grammar is registered.
 */
export const CODE_LANGUAGES: Readonly<Record<string, CodeLanguage>> = {
  ada: { define: apart(ada), label: 'Ada' },
  apache: { define: apart(apache), label: 'Apache', aliases: 'apacheconf', alike: 'htaccess' },
  applescript: { define: apart(applescript), label: 'AppleScript', aliases: 'osascript' },
  arduino: { define: apart(arduino), label: 'Arduino', aliases: 'ino' },
  armasm: { define: apart(armasm), label: 'ARM assembly', aliases: 'arm' },
  asciidoc: { define: apart(asciidoc), label: 'AsciiDoc', aliases: 'adoc', embeds: ['xml'] },
  awk: { define: apart(awk), label: 'AWK' },
  bash: { define: shellGrammar, label: 'Shell', aliases: 'sh zsh', alike: 'shellscript fish' },
  bnf: { define: apart(bnf), label: 'BNF' },
  c: { define: c, label: 'C', aliases: 'h' },
  capnproto: { define: apart(capnproto), label: 'Cap’n Proto', aliases: 'capnp' },
  clojure: { define: apart(clojure), label: 'Clojure', aliases: 'clj edn', alike: 'cljs' },
  cmake: { define: apart(cmake), label: 'CMake', aliases: 'cmake.in' },
  coffeescript: {
    define: apart(coffeescript),
    label: 'CoffeeScript',
    aliases: 'coffee cson iced',
    embeds: ['javascript'],
  },
  coq: { define: apart(coq), label: 'Coq' },
  cpp: { define: cpp, label: 'C++', aliases: 'cc c++ h++ hpp hh hxx cxx', alike: 'cuda' },
  crystal: { define: apart(crystal), label: 'Crystal', aliases: 'cr' },
  csharp: { define: csharp, label: 'C#', aliases: 'cs c#' },
  css: { define: css, label: 'CSS', alike: 'postcss' },
  d: { define: apart(d), label: 'D' },
  dart: { define: apart(dart), label: 'Dart', embeds: ['markdown'] },
  delphi: { define: apart(delphi), label: 'Delphi', aliases: 'dpr dfm pas pascal' },
  diff: { define: diff, label: 'Diff', aliases: 'patch' },
  django: {
    define: apart(django),
    label: 'Django',
    aliases: 'jinja',
    alike: 'jinja2 j2 liquid nunjucks njk',
    embeds: ['xml'],
  },
  dns: { define: apart(dns), label: 'DNS zone', aliases: 'bind zone' },
  dockerfile: { define: apart(dockerGrammar), label: 'Dockerfile', aliases: 'docker', embeds: ['bash'] },
  dos: { define: apart(dos), label: 'Batch', aliases: 'bat batch cmd' },
  ebnf: { define: apart(ebnf), label: 'EBNF' },
  elixir: { define: apart(elixir), label: 'Elixir', aliases: 'ex exs' },
  elm: { define: apart(elm), label: 'Elm' },
  erb: { define: apart(erb), label: 'ERB', embeds: ['xml', 'ruby'] },
  erlang: { define: apart(erlang), label: 'Erlang', aliases: 'erl' },
  excel: { define: apart(excel), label: 'Excel', aliases: 'xlsx xls' },
  fortran: { define: apart(fortran), label: 'Fortran', aliases: 'f90 f95' },
  fsharp: { define: apart(fsharp), label: 'F#', aliases: 'fs f#' },
  gherkin: { define: apart(gherkin), label: 'Gherkin', aliases: 'feature' },
  glsl: { define: apart(glsl), label: 'GLSL', alike: 'hlsl' },
  go: { define: go, label: 'Go', aliases: 'golang' },
  gradle: { define: apart(gradle), label: 'Gradle' },
  graphql: { define: graphql, label: 'GraphQL', aliases: 'gql', alike: 'prisma' },
  groovy: { define: apart(groovy), label: 'Groovy' },
  haml: { define: apart(haml), label: 'Haml', embeds: ['ruby'] },
  handlebars: {
    define: apart(handlebars),
    label: 'Handlebars',
    aliases: 'hbs html.hbs html.handlebars htmlbars',
    alike: 'go-html-template go-text-template go-template gotmpl',
    embeds: ['xml'],
  },
  haskell: { define: apart(haskell), label: 'Haskell', aliases: 'hs' },
  haxe: { define: apart(haxe), label: 'Haxe', aliases: 'hx' },
  http: { define: http, label: 'HTTP', aliases: 'https', embeds: 'all' },
  ini: {
    define: ini,
    label: 'INI',
    aliases: 'toml',
    alike: 'hcl terraform tf conf cfg editorconfig systemd gitconfig',
  },
  java: { define: java, label: 'Java', aliases: 'jsp' },
  javascript: {
    define: javascript,
    label: 'JavaScript',
    aliases: 'js jsx mjs cjs',
    alike: 'solidity sol',
    embeds: ['xml', 'css', 'graphql'],
  },
  json: { define: json, label: 'JSON', aliases: 'jsonc json5', alike: 'jsonl ndjson' },
  julia: { define: apart(julia), label: 'Julia' },
  'julia-repl': { define: apart(juliaRepl), label: 'Julia', aliases: 'jldoctest', embeds: ['julia'] },
  kotlin: { define: kotlin, label: 'Kotlin', aliases: 'kt kts ktm ktx' },
  latex: { define: apart(latex), label: 'LaTeX', aliases: 'tex' },
  less: { define: less, label: 'Less' },
  lisp: { define: apart(lisp), label: 'Lisp', alike: 'elisp emacs-lisp common-lisp' },
  llvm: { define: apart(llvm), label: 'LLVM IR' },
  lua: { define: lua, label: 'Lua', aliases: 'pluto' },
  makefile: { define: makefile, label: 'Makefile', aliases: 'mk mak make' },
  markdown: {
    define: markdownGrammar,
    label: 'Markdown',
    aliases: 'md mkdown mkd',
    alike: 'mdx',
    embeds: ['xml', 'yaml'],
  },
  matlab: { define: apart(matlab), label: 'MATLAB' },
  nginx: { define: apart(nginx), label: 'nginx', aliases: 'nginxconf' },
  nim: { define: apart(nim), label: 'Nim' },
  nix: { define: apart(nix), label: 'Nix', aliases: 'nixos', embeds: ['markdown'] },
  'node-repl': { define: apart(nodeRepl), label: 'Node.js', embeds: ['javascript'] },
  objectivec: { define: objectivec, label: 'Objective-C', aliases: 'mm objc obj-c obj-c++ objective-c++' },
  ocaml: { define: apart(ocaml), label: 'OCaml', aliases: 'ml' },
  perl: { define: perl, label: 'Perl', aliases: 'pl pm' },
  php: { define: php, label: 'PHP' },
  'php-template': { define: phpTemplate, label: 'PHP', embeds: ['xml', 'php'] },
  plaintext: { define: plaintext, label: '', aliases: 'text txt' },
  powershell: { define: apart(powershell), label: 'PowerShell', aliases: 'pwsh ps ps1' },
  prolog: { define: apart(prolog), label: 'Prolog' },
  properties: { define: apart(properties), label: 'Properties', alike: 'env dotenv npmrc' },
  protobuf: { define: apart(protobuf), label: 'Protocol Buffers', aliases: 'proto' },
  puppet: { define: apart(puppet), label: 'Puppet', aliases: 'pp' },
  python: { define: python, label: 'Python', aliases: 'py gyp ipython', alike: 'py3 python3 starlark' },
  'python-repl': { define: pythonRepl, label: 'Python', aliases: 'pycon', embeds: ['python'] },
  qml: { define: apart(qml), label: 'QML', aliases: 'qt', embeds: ['xml'] },
  r: { define: r, label: 'R' },
  reasonml: { define: apart(reasonml), label: 'ReasonML', aliases: 're' },
  ruby: { define: ruby, label: 'Ruby', aliases: 'rb gemspec podspec thor irb' },
  rust: { define: rust, label: 'Rust', aliases: 'rs', alike: 'zig gleam wgsl' },
  sas: { define: apart(sas), label: 'SAS' },
  scala: { define: apart(scala), label: 'Scala' },
  scheme: { define: apart(scheme), label: 'Scheme', aliases: 'scm', alike: 'racket' },
  scss: { define: scss, label: 'SCSS', alike: 'sass' },
  shell: {
    define: sessionGrammar,
    label: 'Shell',
    aliases: 'console shellsession',
    alike: 'shell-session sh-session',
    embeds: ['bash'],
  },
  smalltalk: { define: apart(smalltalk), label: 'Smalltalk', aliases: 'st' },
  sql: { define: sql, label: 'SQL', alike: 'postgresql postgres pgsql mysql sqlite plsql tsql' },
  stylus: { define: apart(stylus), label: 'Stylus', aliases: 'styl' },
  swift: { define: swift, label: 'Swift' },
  tcl: { define: apart(tcl), label: 'Tcl', aliases: 'tk' },
  thrift: { define: apart(thrift), label: 'Thrift' },
  twig: { define: apart(twig), label: 'Twig', aliases: 'craftcms', embeds: ['xml'] },
  typescript: { define: typescript, label: 'TypeScript', aliases: 'ts tsx mts cts', embeds: ['xml', 'css', 'graphql'] },
  vala: { define: apart(vala), label: 'Vala' },
  vbnet: { define: vbnet, label: 'Visual Basic .NET', aliases: 'vb' },
  verilog: { define: apart(verilog), label: 'Verilog', aliases: 'v sv svh', alike: 'systemverilog' },
  vhdl: { define: apart(vhdl), label: 'VHDL' },
  vim: { define: apart(vim), label: 'Vim script', alike: 'vimscript viml' },
  wasm: { define: wasm, label: 'WebAssembly' },
  x86asm: { define: apart(x86asm), label: 'x86 assembly', alike: 'asm nasm' },
  xml: {
    define: xml,
    label: 'XML',
    aliases: 'html xhtml rss atom xjb xsd xsl plist wsf svg',
    alike: 'vue vue-html svelte astro ejs razor cshtml',
    embeds: ['css', 'javascript'],
  },
  xquery: { define: apart(xquery), label: 'XQuery', aliases: 'xpath xq xqm', embeds: ['xml'] },
  yaml: { define: yaml, label: 'YAML', aliases: 'yml', embeds: ['ruby'] },
};
