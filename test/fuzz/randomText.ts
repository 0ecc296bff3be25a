import type { Dice } from '../build/randomEdits.ts';

/** What parsers, sanitiser and front matter have to tell apart; the more it means, the likelier it is to be mistaken. */
const PIECES = [
  ...[
    '\n',
    '\n\n',
    ' ',
    '    ',
    '\t',
    '\r\n',
    '\r',
    '\u0000',
    '\ufeff',
    '\u2028',
    '\u00a0',
    '\u202e',
    '🚀',
    'é',
    '數',
    '\ud800',
  ],
  ...[
    '# ',
    '## ',
    '###### ',
    '- ',
    '* ',
    '1. ',
    '> ',
    '>>> ',
    '[ ] ',
    '***',
    '**',
    '_',
    '~~',
    '`',
    '``',
    '```',
    '~~~',
    '\\',
  ],
  ...[
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    '][',
    '[^1]',
    '[^1]: ',
    '[a]: /b\n',
    '<',
    '>',
    '&',
    '&amp;',
    '&#x0;',
    '&#106;',
    '&colon;',
  ],
  ...[
    '| a | b |\n|---|:-:|\n| 1 | 2 |\n',
    '|',
    '|---|\n',
    '---\n',
    '===\n',
    ':::',
    ':::tip[x]\n',
    ':::\n',
    '> [!NOTE]\n> ',
    '::a{b=c}',
  ],
  ...[
    '{',
    '}',
    '{A}',
    '{A + 1}',
    '{`${A}`}',
    '{/* */}',
    '{#id}',
    '{#constructor}',
    '{...x}',
    '{{A}}',
    '<Include src="/_p.mdx" />',
    '$',
    '$$\n',
    '$a_{1}<b>$',
  ],
  ...[
    '<Badge text="x" />',
    '<Tabs>',
    '</Tabs>',
    '<Tab label="a">',
    '</Tab>',
    '<Card title="t" href="javascript:1" />',
    '<Nope />',
    '<>',
    '</>',
  ],
  ...[
    '<a href="',
    '<img src=x onerror=alert(1)>',
    '<script>',
    '</script>',
    '<style>',
    '<svg onload=alert(1)>',
    '<math>',
    '<title>',
    '<textarea>',
  ],
  ...[
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '<!x>',
    '</main>',
    '</body>',
    '<table>',
    '<td>',
    '<template>',
    '<select>',
    '<noscript>',
    '<base href=//e>',
  ],
  ...[
    'javascript:alert(1)',
    'JaVa\tscript:1',
    'data:text/html,x',
    'http://a.example',
    '//e.example',
    '/a/../../b',
    'mailto:a@b',
    'www.a.example',
  ],
  ...[
    '"',
    "'",
    '=',
    ' id=x',
    ' style="x"',
    ' class=',
    ' onclick=x',
    ' srcset="x 2x"',
    'word',
    'alpha beta',
    '100%',
    '%2e%2e',
    '#',
    '?x=1',
  ],
];

const FRONT_MATTER = [
  ...[
    '---\n',
    '---js\n',
    '---\r\n',
    '...\n',
    'title: ',
    'description: ',
    'permalink: /',
    'order: ',
    'unlisted: ',
    'lang: ',
    'sidebar: ',
  ],
  ...[
    'a',
    '"',
    "'",
    ': ',
    '- ',
    '[',
    ']',
    '{',
    '}',
    '&a ',
    '*a',
    '<<: ',
    '__proto__: ',
    '!!js/function ',
    '|\n',
    '>\n',
    '  ',
    '\n',
    '# x\n',
  ],
  ...['yes', '1.10', '2024-01-01', '12:30', 'null', '~', '\t', '</title><script>', '\u0085', '%', '{token}', '..'],
];

/** A text that was never written: pieces put together, one of them over and over, or a real page that was mangled. */
export function randomText(dice: Dice, pages: readonly string[]): string {
  const kind = dice.below(10);
  if (kind < 3) return mangled(dice.pick(pages), dice);
  if (kind === 3) return dice.pick(PIECES).repeat(1 + dice.below(3000));
  if (kind === 4) return `${dice.pick(PIECES)}${dice.pick(PIECES)}`.repeat(1 + dice.below(1000));
  if (kind < 7) return `---\n${some(FRONT_MATTER, dice, 14)}\n---\n\n${some(PIECES, dice, 12)}`;
  return some(PIECES, dice, 60);
}

const some = (pieces: readonly string[], dice: Dice, most: number) =>
  Array.from({ length: dice.below(most + 1) }, () => dice.pick(pieces)).join('');

/** A page with cuts, repetitions and foreign pieces. */
function mangled(page: string, dice: Dice): string {
  let text = page;
  for (let count = 1 + dice.below(6); count > 0; count -= 1) {
    const at = dice.below(text.length + 1);
    const end = Math.min(text.length, at + dice.below(200));
    const cut = text.slice(at, end);
    text =
      text.slice(0, at) +
      dice.pick([dice.pick(PIECES), '', cut + cut, cut.split('').reverse().join('')]) +
      text.slice(end);
  }
  return text;
}
