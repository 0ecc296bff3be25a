/** A word of a text as the search index holds it. */
export interface SearchWord {
  /** Letters and digits alone, in lower case, without accents: `$.flow.delay` is `flowdelay`. */
  readonly whole: string;
  /** Its parts, where it is made of several: `flow` and `delay`. Empty for a plain word. */
  readonly parts: readonly string[];
  /** Where it stands in the text; the end is exclusive. */
  readonly start: number;
  readonly end: number;
}

// Patterns with properties of letters are made where they are used: to make them takes longer than to search a page.

// Identifiers, paths and compounds stay together: what joins their parts is dropped from the whole. So are signs that
// nobody sees: where a word may be broken (U+00AD), and where letters join (U+200D) or do not (U+200C, between parts of
// words).
const chains = () =>
  /[\p{L}\p{M}\p{N}_$@#\u00ad\u200d]+(?:[.:/\\+'\u2019\u2010\u2011\u200c-]+[\p{L}\p{M}\p{N}_$@#\u00ad\u200d]+)*/gu;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/**
 * Scripts without spaces between words: each pair of neighboring characters counts as a word. Some characters are of
 * several such scripts, as the long vowel of `サーバー`. Korean has spaces, but also particles and other words within them.
 */
const unspaced = () =>
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]+/gu;

/** A syllable of Korean, or a character with a mark that changes its sound: some systems write them taken apart. */
const UNSPACED_CHARACTER = /[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|.[\u3099\u309a\uff9e\uff9f]?/gsu;

const camel = () => /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const ASCII_CAMEL = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

/** Longer ones are keys, hashes and addresses: they are found by their parts. */
const LONGEST_WORD = 40;

/** The words of a text in order. The index and the reader's query are both read by it, so that they agree. */
export function searchWords(text: string): SearchWord[] {
  const words: SearchWord[] = [];
  if (!BEYOND_ASCII.test(text)) addAsciiChains(words, text);
  else
    for (const { 0: chain, index } of text.matchAll(chains())) {
      if (chain.search(unspaced()) === -1) addChain(words, chain, index);
      else addUnspaced(words, chain, index);
    }
  return words;
}

/** What a character of ASCII does in a chain, by its code: nothing, joins parts, or is part of a word, plain or not. */
const ROLES = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z]/.test(character)) return 2;
  if (/[A-Z0-9_$@#]/.test(character)) return 3;
  return /[.:/\\+'-]/.test(character) ? 1 : 0;
});

/** Finds what `chains` find in a text of ASCII, as most are, in a fraction of the time. */
function addAsciiChains(words: SearchWord[], text: string): void {
  const roleAt = (index: number) => ROLES[text.charCodeAt(index)] ?? 0;
  for (let start = 0; start < text.length; start += 1) {
    if (roleAt(start) < 2) continue;
    let isPlain = true;
    let end = start;
    for (let index = start; ; ) {
      for (let role = roleAt(index); role >= 2; role = roleAt(index)) {
        if (role === 3) isPlain = false;
        index += 1;
      }
      end = index;
      while (roleAt(index) === 1) index += 1;
      if (index === end || roleAt(index) < 2) break;
      isPlain = false;
    }
    const chain = text.slice(start, end);
    if (isPlain) addPlain(words, chain, start);
    else addChain(words, chain, start);
    start = end;
  }
}

function addPlain(words: SearchWord[], whole: string, start: number): void {
  if (whole.length <= LONGEST_WORD) words.push({ whole, parts: NO_PARTS, start, end: start + whole.length });
}

function addChain(words: SearchWord[], chain: string, start: number): void {
  if (/^[a-z]+$/.test(chain)) return addPlain(words, chain, start);
  const parts = partsOf(chain.replace(POSSESSIVE, ''));
  const whole = parts.join('');
  if (whole === '') return;
  words.push({
    whole: whole.length > LONGEST_WORD ? '' : whole,
    parts: parts.length > 1 ? parts : NO_PARTS,
    start,
    end: start + chain.length,
  });
}

const POSSESSIVE = /['\u2019]s$/i;

const NO_PARTS: readonly string[] = [];

/** Written in one with its word, and with a conjunction or a preposition before it. */
const ARABIC_ARTICLE = /^(?:[\u0648\u0641\u0628\u0643]?\u0627\u0644|\u0644\u0644)(?=..)/;

/** What is typed for letters that are no other letter with an accent. */
const BASIC_LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ı: 'i' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' },
  // Letters of Arabic that keyboards and hands take for each other, and the line that makes a word longer.
  ...{ '\u0629': '\u0647', '\u0649': '\u064a', '\u06cc': '\u064a', '\u06a9': '\u0643', '\u0640': '' },
};

function partsOf(chain: string): string[] {
  const parts = BEYOND_ASCII.test(chain)
    ? chain
        .replaceAll(camel(), ' ')
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[\p{M}\u00ad\u200d]+/gu, '')
        .replaceAll(/[\u00df-\u0153\u0629-\u06cc]/g, (letter) => BASIC_LETTERS[letter] ?? letter)
        .split(/[^\p{L}\p{N}]+/u)
        .map((part) => part.replace(ARABIC_ARTICLE, ''))
    : chain
        .replaceAll(ASCII_CAMEL, ' ')
        .toLowerCase()
        .split(/[^a-z0-9]+/);
  return parts.filter((part) => part !== '' && part.length <= LONGEST_WORD);
}

function addUnspaced(words: SearchWord[], chain: string, offset: number): void {
  let last = 0;
  for (const { 0: run, index } of chain.matchAll(unspaced())) {
    if (index > last) words.push(...shifted(searchWords(chain.slice(last, index)), offset + last));
    const characters = run.match(UNSPACED_CHARACTER) ?? [];
    let start = offset + index;
    characters.forEach((character, position) => {
      const pair = character + (characters[position + 1] ?? '');
      if (position + 1 < characters.length || characters.length === 1) {
        words.push({ whole: pair.normalize('NFKC'), parts: NO_PARTS, start, end: start + pair.length });
      }
      start += character.length;
    });
    last = index + run.length;
  }
  words.push(...shifted(searchWords(chain.slice(last)), offset + last));
}

const shifted = (words: readonly SearchWord[], by: number) =>
  words.map(({ start, end, ...word }) => ({ ...word, start: start + by, end: end + by }));
