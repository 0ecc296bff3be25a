import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { drawCards } from '../../src/social/drawCards.ts';
import { type SocialCard, socialCard } from '../../src/social/socialCard.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const LOGO = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="red"/></svg>',
);

const card = (title: string): SocialCard => {
  const made = socialCard({
    siteTitle: 'Docs',
    logo: LOGO,
    section: undefined,
    title,
    description: 'Words — Ελλ, Рус, ạ.',
    url: 'https://a.example/',
  });
  assert.ok(made);
  return made;
};

const draw = async (folder: string, titles: readonly string[]) => {
  let drawn = 0;
  const onCard = () => {
    drawn += 1;
  };
  const files = await drawCards({ cards: titles.map(card), logo: LOGO, folder, onCard });
  return { files, drawn };
};

it('cards are pictures of the agreed size, the same bytes each time', async () => {
  const [one, two] = [
    await draw(join(temporaryFolder(), 'a'), ['One']),
    await draw(join(temporaryFolder(), 'b'), ['One']),
  ];
  const [first = '', second = ''] = [[...one.files.values()][0], [...two.files.values()][0]];
  const bytes = readFileSync(first);
  assert.deepEqual([...bytes.subarray(1, 4)], [...Buffer.from('PNG')]);
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
  assert.ok(bytes.equals(readFileSync(second)));
});

it('what was drawn is not drawn again, and goes when nobody has wanted it for long', async () => {
  const folder = join(temporaryFolder(), 'cards');
  assert.equal((await draw(folder, ['One', 'Two', 'One'])).drawn, 2);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, 0);
  const { drawn, files } = await draw(folder, ['Two', 'Three']);
  assert.equal(drawn, 1);
  for (const file of files.values()) assert.ok(existsSync(file));
  assert.equal(readdirSync(folder).length, 2);
});

it('O-02: what a killed build has left half-written goes, and not what another one is writing', async () => {
  const folder = join(temporaryFolder({ 'cards/a.png.123': '', 'cards/b.png.456': '' }), 'cards');
  utimesSync(join(folder, 'a.png.123'), 0, 0);
  await draw(folder, ['One']);
  const left = readdirSync(folder).filter((name) => !name.endsWith('.png'));
  assert.deepEqual(left, ['b.png.456']);
});

it('letters of all parts of the font are drawn, and none as a box', async () => {
  const folder = join(temporaryFolder(), 'cards');
  const bytesOf = async (title: string) => {
    const made = socialCard({
      siteTitle: '',
      logo: undefined,
      section: undefined,
      title,
      description: undefined,
      url: 'https://a.example/',
    });
    assert.ok(made);
    const files = await drawCards({ cards: [made], logo: undefined, folder, onCard: () => {} });
    return readFileSync([...files.values()][0] ?? '');
  };
  // Boxes of two letters would be the same.
  for (const [one, other] of ['aé', 'łő', 'жш', 'ҚҢ', 'ωπ', 'ạả'].map((pair) => [...pair]))
    assert.ok(!(await bytesOf(one ?? '')).equals(await bytesOf(other ?? '')), `${one} ${other}`);
});
