import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wikiLinkFaults, wikiNames } from '../../../src/check/markup/wikiLinkFaults.ts';

const NAMES = wikiNames([
  'index.md',
  'Home Page.md',
  'guide/First-Steps.md',
  'guide/setup.md',
  'api/setup.md',
  'assets/pic-a.png',
  'Übersicht.md',
  'What?.md',
  'a%20b.md',
]);

describe('wikiLinkFaults', () => {
  const meantFor = (text: string, relativePath = 'guide/page.md') =>
    wikiLinkFaults(
      [{ offset: 2, text }],
      { file: `content/${relativePath}`, body: `A ${text} b`, relativePath },
      NAMES,
    ).map(({ fix }) => fix?.text)[0];

  const cases: readonly [written: string, meant: string | undefined][] = [
    ['[[First Steps]]', '[First Steps](./First-Steps.md)'],
    ['[[first-steps|how to begin]]', '[how to begin](./First-Steps.md)'],
    ['[[First Steps\\|begin]]', '[begin](./First-Steps.md)'],
    ['[[begin here|First Steps]]', '[begin here](./First-Steps.md)'],
    ['[[First Steps#The second one]]', '[First Steps > The second one](./First-Steps.md#the-second-one)'],
    ['[[#Below]]', '[Below](#below)'],
    ['[[Home Page]]', '[Home Page](<../Home Page.md>)'],
    ['[[übersicht]]', '[übersicht](../Übersicht.md)'],
    ['[[setup]]', '[setup](./setup.md)'],
    ['[[api/setup]]', '[api/setup](../api/setup.md)'],
    ['![[pic-a.png]]', '![pic a](../assets/pic-a.png)'],
    ['![[pic-a.png|The tree]]', '![The tree](../assets/pic-a.png)'],
    ['![[pic-a.png|300]]', '<img src="../assets/pic-a.png" alt="pic a" width="300">'],
    ['[[What?]]', '[What?](../What%3F.md)'],
    ['[[a%20b]]', '[a%20b](../a%2520b.md)'],
    // Readers would see nothing.
    ['[[setup|]]', undefined],
    ['[[|setup]]', undefined],
    ['[[#]]', undefined],
    ['[[setup#]]', undefined],
    ['[[setup##x]]', undefined],
    ['[[Call]]', undefined],
    ['[[toc]]', undefined],
    ['[[First Steps#^block]]', undefined],
    ['![[First Steps]]', undefined],
    ['![[other.png]]', undefined],
  ];
  for (const [written, meant] of cases)
    it(`${meant === undefined ? 'leaves' : `writes ${meant} for`} ${written}`, () =>
      assert.equal(meantFor(written), meant));

  it('leaves a name of two files of which none is beside the page', () => {
    assert.equal(meantFor('[[setup]]', 'index.md'), undefined);
  });
});
