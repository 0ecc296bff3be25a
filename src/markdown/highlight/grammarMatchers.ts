import type { CompiledMode } from 'highlight.js';

/** What a pattern stands for. `position` is its place in the matcher that the package has made last. */
interface Rule {
  readonly type: 'begin' | 'end' | 'illegal';
  readonly rule?: CompiledMode;
  readonly position: number;
}

/** Many patterns joined into one. Each of them is a group, followed by the groups within it. */
interface Matcher {
  readonly pattern: RegExp;
  /** Numbers of the groups that stand for rules, and below, in the same order, the rules. */
  readonly groups: readonly number[];
  readonly rules: readonly Rule[];
}

/** The patterns of a mode. */
export interface Matchers {
  /** All patterns but the first ones, as many as are given. */
  readonly from: (first: number) => Matcher;
  /** How many patterns begin a mode. */
  readonly count: number;
  /** The scope of each keyword. A scope that begins with `_` is not shown: such words only make the language likely. */
  readonly scopes: ReadonlyMap<string, string>;
}

/** A match with what it stands for. */
export interface FoundRule {
  readonly match: RegExpExecArray;
  /** The rule's group in the match. */
  readonly group: number;
  readonly rule: Rule;
}

/** What a grammar has called when one of its patterns matches. */
type Callback = (match: RegExpMatchArray, response: Response) => void;

/** What such a callback may answer. */
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

/** The patterns of a mode that the package has compiled. */
export function matchersOf(mode: CompiledMode): Matchers {
  let matchers = known.get(mode);
  if (matchers === undefined) {
    matchers = createMatchers(mode.matcher as PackageMatchers, scopesOf(mode));
    known.set(mode, matchers);
  }
  return matchers;
}

// A map, because V8 keeps every text by which a property was looked up: the words of all code would stay in memory, and
// what is joined with them would take two bytes a character.
const scopesOf = ({ keywords }: CompiledMode) =>
  new Map(
    Object.entries<readonly [scope: string, relevance: number]>(keywords || {}).map(([word, [scope]]) => [word, scope]),
  );

function createMatchers(all: PackageMatchers, scopes: Matchers['scopes']): Matchers {
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
    scopes,
    from(first) {
      const matcher = made[first] ?? make(first);
      made[first] = matcher;
      return matcher;
    },
  };
}

/** Stands for no patterns at all: it matches nowhere, while an empty pattern would match everywhere. */
const NOTHING = /(?!)/g;

/** The first match of a mode's patterns from an index on. */
export function execute({ pattern, groups, rules }: Matcher, code: string, from: number): FoundRule | undefined {
  pattern.lastIndex = from;
  const match = pattern.exec(code);
  if (match === null) return undefined;
  let index = 0;
  while (match[groups[index] as number] === undefined) index += 1;
  return { match, group: groups[index] as number, rule: rules[index] as Rule };
}

/** A match as its rule sees it: its own groups, and those behind them. */
const ownMatch = ({ match, group }: FoundRule): RegExpMatchArray =>
  Object.assign(match.slice(group), { index: match.index, input: match.input }) as RegExpMatchArray;

/** Whether the grammar's callbacks say that no mode begins at a match. */
export function isIgnored(mode: CompiledMode, found: FoundRule): boolean {
  const before = mode.__beforeBegin as Callback | null | undefined;
  const onBegin = mode['on:begin'] as Callback | undefined;
  if (!before && !onBegin) return false;
  const response = new Response(mode);
  const match = ownMatch(found);
  before?.(match, response);
  if (!response.isMatchIgnored) onBegin?.(match, response);
  return response.isMatchIgnored;
}

/** The same for the end of a mode. */
export function isEndIgnored(mode: CompiledMode, found: FoundRule): boolean {
  const onEnd = mode['on:end'] as Callback | undefined;
  if (!onEnd) return false;
  const response = new Response(mode);
  onEnd(ownMatch(found), response);
  return response.isMatchIgnored;
}

const atStart = new WeakMap<RegExp, RegExp>();

/** Whether a text begins with what ends a mode; it is not looked for further on. */
export function startsWithEnd(text: string, { endRe }: CompiledMode): boolean {
  if (!endRe) return false;
  let pattern = atStart.get(endRe);
  if (pattern === undefined) {
    pattern = new RegExp(endRe.source, `${endRe.flags}y`);
    atStart.set(endRe, pattern);
  }
  pattern.lastIndex = 0;
  return pattern.test(text);
}
