import type { LanguageFn } from 'highlight.js';
import apache from 'highlight.js/lib/languages/apache';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import clojure from 'highlight.js/lib/languages/clojure';
import cmake from 'highlight.js/lib/languages/cmake';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import dart from 'highlight.js/lib/languages/dart';
import diff from 'highlight.js/lib/languages/diff';
import django from 'highlight.js/lib/languages/django';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import dos from 'highlight.js/lib/languages/dos';
import elixir from 'highlight.js/lib/languages/elixir';
import erlang from 'highlight.js/lib/languages/erlang';
import fsharp from 'highlight.js/lib/languages/fsharp';
import go from 'highlight.js/lib/languages/go';
import graphql from 'highlight.js/lib/languages/graphql';
import groovy from 'highlight.js/lib/languages/groovy';
import handlebars from 'highlight.js/lib/languages/handlebars';
import haskell from 'highlight.js/lib/languages/haskell';
import http from 'highlight.js/lib/languages/http';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import julia from 'highlight.js/lib/languages/julia';
import kotlin from 'highlight.js/lib/languages/kotlin';
import latex from 'highlight.js/lib/languages/latex';
import less from 'highlight.js/lib/languages/less';
import lua from 'highlight.js/lib/languages/lua';
import makefile from 'highlight.js/lib/languages/makefile';
import markdown from 'highlight.js/lib/languages/markdown';
import matlab from 'highlight.js/lib/languages/matlab';
import nginx from 'highlight.js/lib/languages/nginx';
import nix from 'highlight.js/lib/languages/nix';
import objectivec from 'highlight.js/lib/languages/objectivec';
import ocaml from 'highlight.js/lib/languages/ocaml';
import perl from 'highlight.js/lib/languages/perl';
import php from 'highlight.js/lib/languages/php';
import phpTemplate from 'highlight.js/lib/languages/php-template';
import plaintext from 'highlight.js/lib/languages/plaintext';
import powershell from 'highlight.js/lib/languages/powershell';
import properties from 'highlight.js/lib/languages/properties';
import protobuf from 'highlight.js/lib/languages/protobuf';
import python from 'highlight.js/lib/languages/python';
import pythonRepl from 'highlight.js/lib/languages/python-repl';
import r from 'highlight.js/lib/languages/r';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import scala from 'highlight.js/lib/languages/scala';
import scss from 'highlight.js/lib/languages/scss';
import shell from 'highlight.js/lib/languages/shell';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import twig from 'highlight.js/lib/languages/twig';
import typescript from 'highlight.js/lib/languages/typescript';
import vbnet from 'highlight.js/lib/languages/vbnet';
import wasm from 'highlight.js/lib/languages/wasm';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

/** A language that code can be highlighted in. */
export interface CodeLanguage {
  readonly define: LanguageFn;
  /** Other names of it. */
  readonly aliases?: string;
  /** Languages that are shown as it, because the package has no grammar for them. */
  readonly alike?: string;
  /** Languages that may stand within it, or `all` for one that holds whatever it is told. */
  readonly embeds?: readonly string[] | 'all';
}

/** Grammars that are no guess for the body of an HTTP message: each more would cost time, and could change what is guessed. */
const apart =
  (define: LanguageFn): LanguageFn =>
  (api) => ({ ...define(api), disableAutodetect: true });

/** The languages that highlight.js calls common, HTTP, and what documentation shows besides. Aliases stand here too: the package knows those of a language only once its grammar is registered. */
export const CODE_LANGUAGES: Readonly<Record<string, CodeLanguage>> = {
  apache: { define: apart(apache), aliases: 'apacheconf', alike: 'htaccess' },
  bash: { define: bash, aliases: 'sh zsh', alike: 'shellscript fish' },
  c: { define: c, aliases: 'h' },
  clojure: { define: apart(clojure), aliases: 'clj edn' },
  cmake: { define: apart(cmake), aliases: 'cmake.in' },
  cpp: { define: cpp, aliases: 'cc c++ h++ hpp hh hxx cxx' },
  csharp: { define: csharp, aliases: 'cs c#' },
  css: { define: css, alike: 'postcss' },
  dart: { define: apart(dart), embeds: ['markdown'] },
  diff: { define: diff, aliases: 'patch' },
  django: { define: apart(django), aliases: 'jinja', alike: 'jinja2 j2 liquid nunjucks njk', embeds: ['xml'] },
  dockerfile: { define: apart(dockerfile), aliases: 'docker', embeds: ['bash'] },
  dos: { define: apart(dos), aliases: 'bat batch cmd' },
  elixir: { define: apart(elixir), aliases: 'ex exs' },
  erlang: { define: apart(erlang), aliases: 'erl' },
  fsharp: { define: apart(fsharp), aliases: 'fs f#' },
  go: { define: go, aliases: 'golang' },
  graphql: { define: graphql, aliases: 'gql' },
  groovy: { define: apart(groovy), alike: 'gradle' },
  handlebars: { define: apart(handlebars), aliases: 'hbs html.hbs html.handlebars htmlbars', embeds: ['xml'] },
  haskell: { define: apart(haskell), aliases: 'hs' },
  http: { define: http, aliases: 'https', embeds: 'all' },
  ini: { define: ini, aliases: 'toml', alike: 'hcl terraform tf conf cfg editorconfig' },
  java: { define: java, aliases: 'jsp' },
  javascript: { define: javascript, aliases: 'js jsx mjs cjs', embeds: ['xml', 'css', 'graphql'] },
  json: { define: json, aliases: 'jsonc json5', alike: 'jsonl ndjson' },
  julia: { define: apart(julia) },
  kotlin: { define: kotlin, aliases: 'kt kts ktm ktx' },
  latex: { define: apart(latex), aliases: 'tex' },
  less: { define: less },
  lua: { define: lua, aliases: 'pluto' },
  makefile: { define: makefile, aliases: 'mk mak make' },
  markdown: { define: markdown, aliases: 'md mkdown mkd', alike: 'mdx', embeds: ['xml'] },
  matlab: { define: apart(matlab) },
  nginx: { define: apart(nginx), aliases: 'nginxconf' },
  nix: { define: apart(nix), aliases: 'nixos', embeds: ['markdown'] },
  objectivec: { define: objectivec, aliases: 'mm objc obj-c obj-c++ objective-c++' },
  ocaml: { define: apart(ocaml), aliases: 'ml' },
  perl: { define: perl, aliases: 'pl pm' },
  php: { define: php },
  'php-template': { define: phpTemplate, embeds: ['xml', 'php'] },
  plaintext: { define: plaintext, aliases: 'text txt' },
  powershell: { define: apart(powershell), aliases: 'pwsh ps ps1' },
  properties: { define: apart(properties), alike: 'env dotenv' },
  protobuf: { define: apart(protobuf), aliases: 'proto' },
  python: { define: python, aliases: 'py gyp ipython', alike: 'py3 python3' },
  'python-repl': { define: pythonRepl, aliases: 'pycon', embeds: ['python'] },
  r: { define: r },
  ruby: { define: ruby, aliases: 'rb gemspec podspec thor irb' },
  rust: { define: rust, aliases: 'rs' },
  scala: { define: apart(scala) },
  scss: { define: scss },
  shell: { define: shell, aliases: 'console shellsession', alike: 'shell-session sh-session', embeds: ['bash'] },
  sql: { define: sql, alike: 'postgresql postgres pgsql mysql sqlite' },
  swift: { define: swift },
  twig: { define: apart(twig), aliases: 'craftcms', embeds: ['xml'] },
  typescript: { define: typescript, aliases: 'ts tsx mts cts', embeds: ['xml', 'css', 'graphql'] },
  vbnet: { define: vbnet, aliases: 'vb' },
  wasm: { define: wasm },
  xml: {
    define: xml,
    aliases: 'html xhtml rss atom xjb xsd xsl plist wsf svg',
    alike: 'vue svelte astro ejs erb',
    embeds: ['css', 'javascript'],
  },
  yaml: { define: yaml, aliases: 'yml', embeds: ['ruby'] },
};
