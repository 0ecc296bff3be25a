// Makes a folder of Markdown pages for the benchmarks: CommonMark and GFM only, so that every generator can build it.
// The same number of pages gives the same files, on any machine.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const WORDS =
  'account action agent archive branch buffer builder bundle cache channel client cluster column command commit config connector container context counter cursor database dataset deploy device digest domain driver editor element endpoint engine event export fallback feature field filter folder format function gateway handler header history identity import index input instance interval item job key label layer ledger library limit listener loader log manager mapping member message metric middleware model module monitor network node notice object operator option origin output owner packet page parser partition payload pipeline plan plugin policy pool port prefix process profile project protocol provider proxy query queue quota record region registry release replica report request resource response result role route rule runtime sample schedule schema scope script secret section sensor server service session setting shard signal snapshot source stage state storage stream string table tag target task template tenant thread token topic trace trigger update upload user value variable vector version view volume webhook window worker workflow workspace zone'.split(
    ' ',
  );
const VERBS =
  'accepts archives builds checks collects compares creates delivers encodes exports filters finds keeps limits loads maps merges moves names opens parses publishes reads receives records removes renames replays restores retries routes saves selects sends signs sorts splits starts stores validates writes'.split(
    ' ',
  );

/** Mulberry32: small, seeded, good enough for filler. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Writes `count` pages below `folder`: about 7 kB each, with headings, lists, tables, links and four code blocks. */
export function writeCorpus(folder, count) {
  const random = generator(count);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const between = (low, high) => low + Math.floor(random() * (high - low + 1));
  const title = () => `${capital(pick(WORDS))} ${pick(WORDS)} ${pick(WORDS)}`;
  const sentence = () =>
    `The ${pick(WORDS)} ${pick(VERBS)} the ${pick(WORDS)} ${pick(WORDS)} when a ${pick(WORDS)} ${pick(VERBS)} **${pick(WORDS)}** or \`${pick(WORDS)}_${pick(WORDS)}\`.`;
  const paragraph = () => Array.from({ length: between(3, 6) }, sentence).join(' ');

  const paths = Array.from({ length: count }, (_, number) => {
    if (number === 0) return 'index.md';
    const section = `section-${String(Math.floor(number / 40)).padStart(3, '0')}`;
    return number % 40 === 0 ? `${section}/index.md` : `${section}/${pick(WORDS)}-${number}.md`;
  });
  const link = (from) => {
    const up = '../'.repeat(from.split('/').length - 1) || './';
    return `[${pick(WORDS)} ${pick(WORDS)}](${up}${pick(paths)})`;
  };
  const samples = [
    () =>
      `\`\`\`js\nimport { ${pick(WORDS)} } from '@acme/${pick(WORDS)}';\n\nexport async function ${pick(WORDS)}${between(1, 99)}(id) {\n  const result = await ${pick(WORDS)}.fetch(\`/v1/${pick(WORDS)}/\${id}\`, { retries: ${between(1, 9)} });\n  if (!result.ok) throw new Error('No ${pick(WORDS)}: ' + result.status); // ${pick(WORDS)}\n  return result.json();\n}\n\`\`\``,
    () =>
      `\`\`\`python\nclass ${capital(pick(WORDS))}(${capital(pick(WORDS))}):\n    """Keeps one ${pick(WORDS)} for each ${pick(WORDS)}."""\n\n    def __init__(self, limit: int = ${between(2, 900)}) -> None:\n        self.items: dict[str, int] = {}\n\n    def add(self, key: str, value: int) -> bool:\n        self.items[key] = value\n        return len(self.items) < self.limit\n\`\`\``,
    () =>
      `\`\`\`json\n{\n  "${pick(WORDS)}": "${pick(WORDS)}",\n  "${pick(WORDS)}": [${between(1, 50)}, ${between(1, 50)}, null],\n  "nested": { "${pick(WORDS)}": true }\n}\n\`\`\``,
    () =>
      `\`\`\`bash\n#!/usr/bin/env bash\nset -eu\nfor name in "$@"; do\n  ${pick(WORDS)} --${pick(WORDS)}=${between(1, 99)} "$name" | grep -v ${pick(WORDS)} > "/tmp/$name.log"\ndone\n\`\`\``,
  ];
  const table = () =>
    [
      `| ${pick(WORDS)} | ${pick(WORDS)} | ${pick(WORDS)} |`,
      '| --- | --- | ---: |',
      ...Array.from(
        { length: 5 },
        () => `| \`${pick(WORDS)}\` | ${pick(WORDS)} ${pick(WORDS)} | ${between(1, 9_999)} |`,
      ),
    ].join('\n');
  const list = () => Array.from({ length: 4 }, () => `- ${sentence()}`).join('\n');

  paths.forEach((path, number) => {
    const parts = [
      `---\ntitle: ${title()} ${number}\ndescription: ${capital(pick(WORDS))} ${pick(VERBS)} ${pick(WORDS)}\n---`,
    ];
    parts.push(paragraph(), `See ${link(path)} and ${link(path)} for more.`);
    for (let section = 0; section < 6; section += 1) {
      parts.push(`${section % 3 === 2 ? '###' : '##'} ${title()}`, paragraph());
      if (section < samples.length) parts.push(samples[section]());
      parts.push(section % 2 === 0 ? list() : table(), paragraph());
    }
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${parts.join('\n\n')}\n`);
  });
  return paths;
}

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
