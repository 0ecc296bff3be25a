import type { CompiledMode, CompiledScope, HLJSApi } from 'highlight.js';
import { classOf, escapeCode } from './htmlEmitter.ts';

/**
 * Runs the grammars of highlight.js over code, and yields the HTML that the package would, in about half of its time.
 * What the HTML does not show is left out: how likely the language is, and where the code is none of its. The package
 * compiles the grammars, and guesses languages within the code where a grammar asks for it; it is the reference in the
 * tests. Modes, rules and matchers are explained in its `lib/core.js`.
 */
export function highlightWith(hljs: HLJSApi, code: string, language: string): string {
  try {
    const run = new Run(hljs, code, language);
    run.tokenize();
    return run.html();
  } catch {
    // A grammar that runs in circles, or overflows the stack: shown plain, as by the package.
    return escapeCode(code);
  }
}

/** A mode that is open, in the one around it. */
interface Frame {
  readonly mode: CompiledMode;
  readonly matchers: Matchers;
  readonly parent: Frame | undefined;
}

/** What a pattern stands for. `position` is its place in the matcher that the package has made last. */
interface Rule {
  readonly type: 'begin' | 'end' | 'illegal';
  readonly rule?: CompiledMode;
  readonly position: number;
}

/** Many patterns as one. Each is a group of it, with the groups of its own behind that one. */
interface Matcher {
  readonly pattern: RegExp;
  /** The groups that stand for rules, and those. */
  readonly groups: readonly number[];
  readonly rules: readonly Rule[];
}

/** The patterns of a mode. */
interface Matchers {
  /** Without the first so many of them. */
  readonly from: (first: number) => Matcher;
  /** Patterns with which a mode begins. */
  readonly count: number;
}

interface Found {
  readonly match: RegExpExecArray;
  /** The rule's group in the match. */
  readonly group: number;
  readonly rule: Rule;
}

/** A grammar's own look at a match. */
type Callback = (match: RegExpMatchArray, response: Response) => void;

/** What such a look can answer. */
class Response {
  readonly data: Record<string, unknown>;
  isMatchIgnored = false;

  constructor(mode: CompiledMode) {
    mode.data ??= {};
    this.data = mode.data;
  }

  ignoreMatch(): void {
    this.isMatchIgnored = true;
  }
}

/** After so many steps it is looked whether they lead on. */
const MANY_STEPS = 100_000;

class Run {
  private readonly hljs: HLJSApi;
  private readonly code: string;
  private readonly aliases: Readonly<Record<string, string>>;
  private readonly isCaseInsensitive: boolean;
  private readonly continuations = new Map<string, Frame>();
  private top: Frame;
  private out = '';
  private open = 0;
  /** What is held to be written in the open mode: some words at times, then a stretch of the code. */
  private heldText = '';
  private heldFrom = 0;
  private heldTo = 0;
  private regexIndex = 0;
  private resumes = false;
  private lastType: Rule['type'] | undefined;
  private lastIndex = -1;

  constructor(hljs: HLJSApi, code: string, name: string, continued?: Frame) {
    const language = compiledLanguage(hljs, name);
    this.hljs = hljs;
    this.code = code;
    this.aliases = language.classNameAliases ?? {};
    this.isCaseInsensitive = language.case_insensitive === true;
    this.top = continued ?? { mode: language, matchers: matchersOf(language), parent: undefined };
    const scopes: string[] = [];
    for (let frame = this.top; frame.parent !== undefined; frame = frame.parent)
      if (frame.mode.scope) scopes.unshift(frame.mode.scope);
    for (const scope of scopes) this.openScope(scope);
  }

  html(): string {
    return this.out + '</span>'.repeat(this.open);
  }

  tokenize(): void {
    const { code } = this;
    let index = 0;
    for (let steps = 1; ; steps += 1) {
      if (this.resumes) this.resumes = false;
      else this.regexIndex = 0;
      const found = this.find(index);
      if (found === undefined) break;
      const start = found.match.index;
      this.hold(index, start);
      index = start + this.take(found, steps);
    }
    this.hold(index, code.length);
    this.writeHeld();
  }

  /** The next match of the open mode's rules. */
  private find(index: number): Found | undefined {
    const { matchers } = this.top;
    let found = execute(matchers.from(this.regexIndex), this.code, index);
    // A rule was ignored here: those behind it may match here too, and all of them further on.
    if (this.regexIndex !== 0 && found?.match.index !== index) found = execute(matchers.from(0), this.code, index + 1);
    if (found !== undefined) {
      this.regexIndex += found.rule.position + 1;
      if (this.regexIndex === matchers.count) this.regexIndex = 0;
    }
    return found;
  }

  /** Does what a match stands for; yields how far to go on from where it starts. */
  private take(found: Found, steps: number): number {
    const { match, rule } = found;
    const { index } = match;
    const { length } = match[0];
    if (this.lastType === 'begin' && rule.type === 'end' && this.lastIndex === index && length === 0) {
      // A mode without width would begin here for ever.
      this.hold(index, index + 1);
      return 1;
    }
    this.lastType = rule.type;
    this.lastIndex = index;
    if (rule.type === 'begin') return this.begin(found);
    const taken = rule.type === 'end' ? this.end(found) : undefined;
    if (taken !== undefined) return taken;
    if (rule.type === 'illegal' && length === 0) {
      if (index !== this.code.length) this.holdText('\n');
      return 1;
    }
    if (steps > MANY_STEPS && steps > index * 3) throw new Error('The grammar runs in circles.');
    this.hold(index, index + length);
    return length;
  }

  private begin(found: Found): number {
    const mode = found.rule.rule as CompiledMode;
    const { index } = found.match;
    const end = index + found.match[0].length;
    if (isIgnored(mode, found)) return this.ignore(index);
    if (mode.skip) this.hold(index, end);
    else {
      if (mode.excludeBegin) this.hold(index, end);
      this.writeHeld();
      if (!mode.returnBegin && !mode.excludeBegin) this.hold(index, end);
    }
    this.enter(mode, found);
    return mode.returnBegin ? 0 : end - index;
  }

  private ignore(index: number): number {
    if (this.regexIndex === 0) {
      this.hold(index, index + 1);
      return 1;
    }
    this.resumes = true;
    return 0;
  }

  private enter(mode: CompiledMode, found: Found): void {
    const { scope, beginScope } = mode;
    if (scope && typeof scope === 'string') this.openScope(this.aliases[scope] || scope);
    if (beginScope?._wrap) this.writeScoped(this.release(), this.aliases[beginScope._wrap] || beginScope._wrap);
    else if (beginScope?._multi) {
      // Nothing but the match is held.
      this.release();
      this.writeGroups(beginScope, found);
    }
    this.top = { mode, matchers: matchersOf(mode), parent: this.top };
  }

  /** Undefined where the match ends nothing. */
  private end(found: Found): number | undefined {
    const ended = this.endedBy(found);
    if (ended === undefined) return undefined;
    const { mode } = this.top;
    const { endScope } = mode;
    const { index } = found.match;
    const end = index + found.match[0].length;
    if (endScope?._wrap) {
      this.writeHeld();
      this.writeScoped(found.match[0], endScope._wrap);
    } else if (endScope?._multi) {
      this.writeHeld();
      this.writeGroups(endScope, found);
    } else if (mode.skip) this.hold(index, end);
    else {
      if (!mode.returnEnd && !mode.excludeEnd) this.hold(index, end);
      this.writeHeld();
      if (mode.excludeEnd) this.hold(index, end);
    }
    this.leave(ended);
    if (ended.mode.starts) this.enter(ended.mode.starts, found);
    return mode.returnEnd ? 0 : end - index;
  }

  /** The outermost mode that ends with a match. */
  private endedBy(found: Found): Frame | undefined {
    const rest = this.code.substring(found.match.index);
    for (let frame: Frame | undefined = this.top; frame !== undefined; frame = frame.parent) {
      const { mode } = frame;
      if (startsWithEnd(rest, mode) && !isEndIgnored(mode, found)) {
        while (frame.mode.endsParent && frame.parent !== undefined) frame = frame.parent;
        return frame;
      }
      if (!mode.endsWithParent) return undefined;
    }
    return undefined;
  }

  /** Leaves all modes up to one that has ended. */
  private leave(ended: Frame): void {
    if (ended.parent === undefined) throw new Error('The language itself has ended.');
    for (let frame: Frame | undefined = this.top; frame !== undefined && frame !== ended.parent; frame = frame.parent)
      if (frame.mode.scope) this.closeScope();
    this.top = ended.parent;
  }

  private hold(from: number, to: number): void {
    if (from === this.heldTo) this.heldTo = to;
    else if (from !== to) {
      this.heldText += this.code.substring(this.heldFrom, this.heldTo);
      this.heldFrom = from;
      this.heldTo = to;
    }
  }

  private holdText(text: string): void {
    this.heldText = this.release() + text;
  }

  /** What is held, which then is so no more. */
  private release(): string {
    const stretch = this.code.substring(this.heldFrom, this.heldTo);
    const held = this.heldText === '' ? stretch : this.heldText + stretch;
    this.heldText = '';
    this.heldFrom = this.heldTo;
    return held;
  }

  private writeHeld(): void {
    const held = this.release();
    if (held === '') return;
    const { subLanguage } = this.top.mode;
    if (subLanguage == null) this.writeWords(held);
    else this.writeSubLanguage(held, subLanguage);
  }

  private writeSubLanguage(code: string, name: string | string[]): void {
    if (typeof name !== 'string') {
      const { value, language } = this.hljs.highlightAuto(code, name.length === 0 ? undefined : name);
      this.writeHtml(value, language);
    } else if (this.hljs.listLanguages().includes(name)) {
      const run = new Run(this.hljs, code, name, this.continuations.get(name));
      try {
        run.tokenize();
      } catch {
        // What came before the fault is shown.
      }
      this.continuations.set(name, run.top);
      this.writeHtml(run.html(), name);
    } else this.writeText(code);
  }

  private writeHtml(html: string, language: string | undefined): void {
    this.out += language ? `<span class="language-${language}">${html}</span>` : html;
  }

  /** A text with its keywords marked. */
  private writeWords(text: string): void {
    const { keywords, keywordPatternRe: pattern } = this.top.mode;
    if (!keywords) return this.writeText(text);
    let written = 0;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const word = match[0];
      const entry = keywords[this.isCaseInsensitive ? word.toLowerCase() : word] as [kind: string] | undefined;
      // Of words with `_` it is only known that the language is likely where they stand.
      if (!entry || entry[0].startsWith('_')) continue;
      this.writeText(text.substring(written, match.index));
      this.writeScoped(word, this.aliases[entry[0]] || entry[0]);
      written = pattern.lastIndex;
    }
    this.writeText(written === 0 ? text : text.substring(written));
  }

  /** Each group of a match in a scope of its own. */
  private writeGroups(scope: CompiledScope, { match, group }: Found): void {
    for (let own = 1; group + own < match.length; own += 1) {
      const text = match[group + own];
      if (!scope._emit?.[own] || !text) continue;
      const name = this.aliases[scope[own] ?? ''] || scope[own];
      if (name) this.writeScoped(text, name);
      else this.writeWords(text);
    }
  }

  private writeScoped(text: string, scope: string): void {
    if (text !== '') this.out += `<span class="${classOf(scope)}">${escapeCode(text)}</span>`;
  }

  private writeText(text: string): void {
    this.out += escapeCode(text);
  }

  private openScope(scope: string): void {
    this.out += `<span class="${classOf(scope)}">`;
    this.open += 1;
  }

  private closeScope(): void {
    if (this.open === 0) return;
    this.out += '</span>';
    this.open -= 1;
  }
}

type CompiledLanguage = CompiledMode & {
  readonly classNameAliases?: Readonly<Record<string, string>>;
  readonly case_insensitive?: boolean;
};

/** A language with its grammar compiled, which the package does when it first highlights something. */
function compiledLanguage(hljs: HLJSApi, name: string): CompiledLanguage {
  const language = hljs.getLanguage(name) as unknown as CompiledLanguage;
  if (language.matcher === undefined) hljs.highlight('', { language: name });
  return language;
}

/** A mode's patterns as the package holds them. */
interface PackageMatchers {
  readonly count: number;
  readonly getMatcher: (first: number) => {
    readonly regexes: readonly unknown[];
    readonly matcherRe: RegExp;
    /** By group. */
    readonly matchIndexes: Readonly<Record<string, Rule>>;
  };
}

const known = new WeakMap<CompiledMode, Matchers>();

function matchersOf(mode: CompiledMode): Matchers {
  let matchers = known.get(mode);
  if (matchers === undefined) {
    matchers = createMatchers(mode.matcher as PackageMatchers);
    known.set(mode, matchers);
  }
  return matchers;
}

function createMatchers(all: PackageMatchers): Matchers {
  const made: Matcher[] = [];
  const make = (first: number): Matcher => {
    const { regexes, matcherRe, matchIndexes } = all.getMatcher(first);
    const groups = Object.keys(matchIndexes).map(Number);
    return {
      pattern: regexes.length === 0 ? NOTHING : matcherRe,
      groups,
      rules: groups.map((group) => matchIndexes[group] as Rule),
    };
  };
  return {
    count: all.count,
    from(first) {
      const matcher = made[first] ?? make(first);
      made[first] = matcher;
      return matcher;
    },
  };
}

/** Where there are no patterns, none is found; an empty one would be everywhere. */
const NOTHING = /(?!)/g;

function execute({ pattern, groups, rules }: Matcher, code: string, from: number): Found | undefined {
  pattern.lastIndex = from;
  const match = pattern.exec(code);
  if (match === null) return undefined;
  let index = 0;
  while (match[groups[index] as number] === undefined) index += 1;
  return { match, group: groups[index] as number, rule: rules[index] as Rule };
}

/** A match as its rule sees it: its own groups, and those behind them. */
const ownMatch = ({ match, group }: Found): RegExpMatchArray =>
  Object.assign(match.slice(group), { index: match.index, input: match.input }) as RegExpMatchArray;

function isIgnored(mode: CompiledMode, found: Found): boolean {
  const before = mode.__beforeBegin as Callback | null | undefined;
  const onBegin = mode['on:begin'] as Callback | undefined;
  if (!before && !onBegin) return false;
  const response = new Response(mode);
  const match = ownMatch(found);
  before?.(match, response);
  if (!response.isMatchIgnored) onBegin?.(match, response);
  return response.isMatchIgnored;
}

function isEndIgnored(mode: CompiledMode, found: Found): boolean {
  const onEnd = mode['on:end'] as Callback | undefined;
  if (!onEnd) return false;
  const response = new Response(mode);
  onEnd(ownMatch(found), response);
  return response.isMatchIgnored;
}

const atStart = new WeakMap<RegExp, RegExp>();

/** Whether a text begins with what ends a mode; it is not looked for further on. */
function startsWithEnd(text: string, { endRe }: CompiledMode): boolean {
  if (!endRe) return false;
  let pattern = atStart.get(endRe);
  if (pattern === undefined) {
    pattern = new RegExp(endRe.source, `${endRe.flags}y`);
    atStart.set(endRe, pattern);
  }
  pattern.lastIndex = 0;
  return pattern.test(text);
}
