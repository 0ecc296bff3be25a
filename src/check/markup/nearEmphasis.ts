import { type ForeignMarkup, replacement } from '../markupElsewhere/foreignMarkup.ts';

/** Signs around words that a space, another sign or a missing one keeps from being read: readers see the signs. */
export const NEAR_EMPHASIS: readonly ForeignMarkup[] = [
  {
    // Between numbers and names of formulas, it is the sign of a power: `5 ** 2`.
    pattern: /(?<![^\s(])(?<!\d[ \t]|\b\w[ \t](?=\*\*[ \t]+[\d(]))\*\*[ \t]+([^*\n]{1,200}?)[ \t]*\*\*(?!\w)/g,
    remedy: (_, words) => ({ hint: `write \`**${words}**\`: the signs stand right at the words` }),
  },
  // One space. `2 **n ** 2` is a formula, `**kwargs` a name, and `__ and __` are gaps to fill in.
  {
    pattern: /(?<![^\s(])(?<!\d[ \t])\*\*(?=\p{L}{2})(?!kwargs)([^*\n]{1,200}?)[ \t]+\*\*(?![\w*]|[ \t]+[\d(])/gu,
    remedy: (_, words) => ({ hint: `write \`**${words}**\`: the signs stand right at the words` }),
  },
  {
    pattern:
      /(?<![^\s(])__(?=\p{L}{2}[^_\n]{0,200}[ \t]__(?!\w)|[ \t]+\p{L}[^_\n]{0,200}(?<=\S)__(?!\w))[^_\n]{1,210}__/gu,
    remedy: (written) => ({
      hint: `write \`__${written.slice(2, -2).trim()}__\`: the signs stand right at the words`,
    }),
  },
  {
    pattern: /(?<![^\s(])~~(?=\p{L}{2})([^~\n]{1,200}?)[ \t]+~~(?![\w~]|[ \t]*\p{Sc}?\d|[ \t]+\w+[ \t]+to\b)/gu,
    remedy: (_, words) => replacement(`~~${words}~~`, 'the signs stand right at the words'),
  },
  // Before numbers, and between names of formulas, it means about: from `~~ 5 to ~~ 6`.
  {
    pattern:
      /(?<![^\s(])(?<!\b[b-hj-z][ \t])~~[ \t]+(?!\p{Sc}?[ \t]?\d)([^~\n]{1,200}?)[ \t]*~~(?![\w~]|[ \t]*\p{Sc}?\d)/gu,
    remedy: (_, words) => replacement(`~~${words}~~`, 'the signs stand right at the words'),
  },
  // A sign right at a letter keeps bold words beside it from ending or beginning there, as in Chinese, which has no
  // spaces.
  {
    pattern:
      /(?<![\w*\\/])\*\*(?![\s*])([^*\n]{1,200}?)(?<=[\p{P}\p{S}])(?<!\\)\*\*(?=[\p{L}\p{N}])|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])\*\*(?=[\p{P}\p{S}])([^*\n]{1,200}?)(?<=\S)\*\*(?!\*)/gu,
    remedy(written) {
      const meant = `<strong>${written.slice(2, -2)}</strong>`;
      return { hint: `write \`${meant}\`: bold words do not end or begin with a sign right at a letter`, meant };
    },
  },
  // The same for words that are struck through, and for those that are set in italics, in languages without spaces.
  {
    pattern: /(?<![\w~\\])~~(?![\s~])([^~\n]{1,200}?)(?<=[\p{P}\p{S}])(?<!\\)~~(?=[\p{L}\p{N}])/gu,
    remedy: (_, words) => replacement(`<del>${words}</del>`, 'such words do not end with a sign right at a letter'),
  },
  {
    pattern:
      /(?<![\w*\\])\*(?![\s*])([^*\n]{1,200}?)(?<=\p{P})(?<![!-~])\*(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])/gu,
    remedy: (_, words) => replacement(`<em>${words}</em>`, 'such words do not end with a sign right at a letter'),
  },
  // The same with code or a link among bold words.
  {
    pattern: /(?<!\*\*[^*\n]{0,200})[^\P{P}\p{Ps}\p{Pi}]\*\*(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])/gu,
    remedy: 'write `<strong>…</strong>` in place of `**…**`: bold words do not end with a sign right at a letter',
  },
];
