import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type CardNode, type CardText, cardNode } from '../../src/social/cardNode.ts';

const CARD: CardText = {
  siteTitle: 'Docs',
  hasLogo: false,
  section: undefined,
  title: 'Steps',
  description: undefined,
  url: 'https://a.example/steps/',
};

const textsOf = (node: CardNode): string[] => [
  ...(node.text === undefined ? [] : [node.text]),
  ...(node.children ?? []).flatMap(textsOf),
];
const imagesOf = (node: CardNode): string[] => [
  ...(node.src === undefined ? [] : [node.src]),
  ...(node.children ?? []).flatMap(imagesOf),
];

it('a card says site, section, title, description and address', () => {
  assert.deepEqual(textsOf(cardNode(CARD)), ['Docs', 'Steps', 'a.example/steps']);
  assert.deepEqual(textsOf(cardNode({ ...CARD, section: 'S', description: 'D.' })), [
    'Docs',
    'S',
    'Steps',
    'D.',
    'a.example/steps',
  ]);
});

it('a card has the logo where there is one', () => {
  assert.deepEqual(imagesOf(cardNode(CARD)), []);
  assert.deepEqual(imagesOf(cardNode({ ...CARD, hasLogo: true })), ['logo']);
  assert.deepEqual(textsOf(cardNode({ ...CARD, hasLogo: true, siteTitle: '' })), ['Steps', 'a.example/steps']);
});

it('signs that the font lacks are left out', () => {
  assert.ok(textsOf(cardNode({ ...CARD, title: '🚀 Fast 👩‍💻 © 2026' })).includes('Fast © 2026'));
});
