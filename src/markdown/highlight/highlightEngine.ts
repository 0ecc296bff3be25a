import type { CompiledMode, CompiledScope, HLJSApi } from 'highlight.js';
import {
  execute,
  type FoundRule,
  isEndIgnored,
  isIgnored,
  type Matchers,
  matchersOf,
  startsWithEnd,
} from './grammarMatchers.ts';
import { HeldCode } from './heldCode.ts';
import { escapeCode, HtmlEmitter } from './htmlEmitter.ts';

/**
 * Runs the grammars of highlight.js over code, and yields the HTML that the package would, in about half of its time.
 * What the HTML does not show is left out: how likely the language is, and what is illegal in it. The package
 * compiles the grammars, and guesses languages within the code where a grammar asks for it; it is the reference in the
 * tests. Modes, rules and matchers are explained in its `lib/core.js`.
 */
export function highlightWith(hljs: HLJSApi, code: string, language: string): string {
  try {
    const run = new Run(hljs, code, language);
    run.tokenize();
    run.emitter.finalize();
    return run.emitter.toHTML();
  } catch {
    // A grammar that runs in circles, or overflows the stack: shown plain, as by the package.
    return escapeCode(code);
  }
}

/** A mode that is open, in the one around it. */
interface OpenMode {
  readonly mode: CompiledMode;
  readonly matchers: Matchers;
  readonly parent: OpenMode | undefined;
}

/** From this many steps on, a run that gets nowhere in the code is ended. */
const MANY_STEPS = 100_000;

class Run {
  readonly emitter = new HtmlEmitter();
  private readonly hljs: HLJSApi;
  private readonly code: string;
  private readonly aliases: Readonly<Record<string, string>>;
  private readonly isCaseInsensitive: boolean;
  private readonly continuations = new Map<string, OpenMode>();
  private top: OpenMode;
  /** Code of the open mode that is not written yet. */
  private readonly held: HeldCode;
  private regexIndex = 0;
  private resumes = false;
  private lastType: FoundRule['rule']['type'] | undefined;
  private lastIndex = -1;

  constructor(hljs: HLJSApi, code: string, name: string, continued?: OpenMode) {
    const language = compiledLanguage(hljs, name);
    this.hljs = hljs;
    this.code = code;
    this.held = new HeldCode(code);
    this.aliases = language.classNameAliases ?? {};
    this.isCaseInsensitive = language.case_insensitive === true;
    this.top = continued ?? { mode: language, matchers: matchersOf(language), parent: undefined };
    const scopes: string[] = [];
    for (let frame = this.top; frame.parent !== undefined; frame = frame.parent)
      if (frame.mode.scope) scopes.unshift(frame.mode.scope);
    for (const scope of scopes) this.emitter.startScope(scope);
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
      this.held.add(index, start);
      index = start + this.take(found, steps);
    }
    this.held.add(index, code.length);
    this.writeHeld();
  }

  /** The next match of the open mode's rules. */
  private find(index: number): FoundRule | undefined {
    const { matchers } = this.top;
    let found = execute(matchers.from(this.regexIndex), this.code, index);
    // A rule matched here and was ignored: only those after it may still match here, and all of them further on.
    if (this.regexIndex !== 0 && found?.match.index !== index) found = execute(matchers.from(0), this.code, index + 1);
    if (found !== undefined) {
      this.regexIndex += found.rule.position + 1;
      if (this.regexIndex === matchers.count) this.regexIndex = 0;
    }
    return found;
  }

  /** Does what a match stands for; yields how far to go on from where it starts. */
  private take(found: FoundRule, steps: number): number {
    const { match, rule } = found;
    const { index } = match;
    const { length } = match[0];
    if (this.lastType === 'begin' && rule.type === 'end' && this.lastIndex === index && length === 0) {
      // A mode without width would begin here for ever.
      this.held.add(index, index + 1);
      return 1;
    }
    this.lastType = rule.type;
    this.lastIndex = index;
    if (rule.type === 'begin') return this.begin(found);
    const taken = rule.type === 'end' ? this.end(found) : undefined;
    if (taken !== undefined) return taken;
    if (rule.type === 'illegal' && length === 0) {
      if (index !== this.code.length) this.held.addWords('\n');
      return 1;
    }
    if (steps > MANY_STEPS && steps > index * 3) throw new Error('The grammar runs in circles.');
    this.held.add(index, index + length);
    return length;
  }

  private begin(found: FoundRule): number {
    const mode = found.rule.rule as CompiledMode;
    const { index } = found.match;
    const end = index + found.match[0].length;
    if (isIgnored(mode, found)) return this.ignore(index);
    if (mode.skip) this.held.add(index, end);
    else {
      if (mode.excludeBegin) this.held.add(index, end);
      this.writeHeld();
      if (!mode.returnBegin && !mode.excludeBegin) this.held.add(index, end);
    }
    this.enter(mode, found);
    return mode.returnBegin ? 0 : end - index;
  }

  private ignore(index: number): number {
    if (this.regexIndex === 0) {
      this.held.add(index, index + 1);
      return 1;
    }
    this.resumes = true;
    return 0;
  }

  private enter(mode: CompiledMode, found: FoundRule): void {
    const { scope, beginScope } = mode;
    if (scope && typeof scope === 'string') this.emitter.startScope(this.aliases[scope] || scope);
    if (beginScope?._wrap) this.writeScoped(this.held.release(), this.aliases[beginScope._wrap] || beginScope._wrap);
    else if (beginScope?._multi) {
      // Nothing but the match is held.
      this.held.release();
      this.writeGroups(beginScope, found);
    }
    this.top = { mode, matchers: matchersOf(mode), parent: this.top };
  }

  /** Undefined where the match ends nothing. */
  private end(found: FoundRule): number | undefined {
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
    } else if (mode.skip) this.held.add(index, end);
    else {
      if (!mode.returnEnd && !mode.excludeEnd) this.held.add(index, end);
      this.writeHeld();
      if (mode.excludeEnd) this.held.add(index, end);
    }
    this.leave(ended);
    if (ended.mode.starts) this.enter(ended.mode.starts, found);
    return mode.returnEnd ? 0 : end - index;
  }

  /** The outermost mode that ends with a match. */
  private endedBy(found: FoundRule): OpenMode | undefined {
    const rest = this.code.substring(found.match.index);
    for (let frame: OpenMode | undefined = this.top; frame !== undefined; frame = frame.parent) {
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
  private leave(ended: OpenMode): void {
    if (ended.parent === undefined) throw new Error('The language itself has ended.');
    for (
      let frame: OpenMode | undefined = this.top;
      frame !== undefined && frame !== ended.parent;
      frame = frame.parent
    )
      if (frame.mode.scope) this.emitter.endScope();
    this.top = ended.parent;
  }

  private writeHeld(): void {
    const held = this.held.release();
    if (held === '') return;
    const { subLanguage } = this.top.mode;
    if (subLanguage == null) this.writeWords(held);
    else this.writeSubLanguage(held, subLanguage);
  }

  private writeSubLanguage(code: string, name: string | string[]): void {
    if (typeof name !== 'string') {
      const guessed = this.hljs.highlightAuto(code, name.length === 0 ? undefined : name);
      this.emitter.__addSublanguage(guessed._emitter, guessed.language);
    } else if (this.hljs.listLanguages().includes(name)) {
      const run = new Run(this.hljs, code, name, this.continuations.get(name));
      try {
        run.tokenize();
      } catch {
        // What came before the fault is shown.
      }
      this.continuations.set(name, run.top);
      this.emitter.__addSublanguage(run.emitter, name);
    } else this.emitter.addText(code);
  }

  /** A text with its keywords marked. */
  private writeWords(text: string): void {
    const { mode, matchers } = this.top;
    if (matchers.scopes.size === 0) return this.emitter.addText(text);
    const { keywordPatternRe: pattern } = mode;
    let written = 0;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const word = match[0];
      const scope = matchers.scopes.get(this.isCaseInsensitive ? word.toLowerCase() : word);
      if (scope === undefined || scope.startsWith('_')) continue;
      this.emitter.addText(text.substring(written, match.index));
      this.writeScoped(word, this.aliases[scope] || scope);
      written = pattern.lastIndex;
    }
    this.emitter.addText(written === 0 ? text : text.substring(written));
  }

  /** Each group of a match in a scope of its own. */
  private writeGroups(scope: CompiledScope, { match, group }: FoundRule): void {
    for (let own = 1; group + own < match.length; own += 1) {
      const text = match[group + own];
      if (!scope._emit?.[own] || !text) continue;
      const name = this.aliases[scope[own] ?? ''] || scope[own];
      if (name) this.writeScoped(text, name);
      else this.writeWords(text);
    }
  }

  private writeScoped(text: string, scope: string): void {
    if (text === '') return;
    this.emitter.startScope(scope);
    this.emitter.addText(text);
    this.emitter.endScope();
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
