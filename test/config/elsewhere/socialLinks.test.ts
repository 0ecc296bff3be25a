import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brandName, socialLinks } from '../../../src/config/elsewhere/socialLinks.ts';
import { exportedData } from '../../../src/config/parse/exportedData.ts';
import { partsReader } from '../../../src/config/parse/partsReader.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

function linksOf(data: string) {
  const read = partsReader();
  const links = withoutPlaces(socialLinks(exportedData(`export default ${data}`, 'a.js'), read));
  return { links, missed: read.missed.map(({ place, isData }) => [place.column, isData]) };
}

describe('socialLinks', () => {
  it('names links by their labels, else by their icons', () => {
    const all = `[
      { icon: 'github', link: 'https://a.example/' },
      { icon: 'mastodon', label: 'Our news', href: 'https://b.example/' },
      { icon: 'discord', link: 'https://c.example/' },
      { icon: { svg: '<svg/>' }, link: 'https://d.example/', ariaLabel: 'Chat' },
    ]`;
    assert.deepEqual(linksOf(all), {
      links: [
        { text: 'GitHub', target: 'https://a.example/' },
        { text: 'Our news', target: 'https://b.example/' },
        { text: 'Discord', target: 'https://c.example/' },
        { text: 'Chat', target: 'https://d.example/' },
      ],
      missed: [],
    });
    assert.deepEqual(linksOf("{ github: 'https://a.example/', 'x.com': 'https://b.example/' }").links, [
      { text: 'GitHub', target: 'https://a.example/' },
      { text: 'X', target: 'https://b.example/' },
    ]);
  });

  it('calls those whom icons stand for as they call themselves, in all spellings of their icons', () => {
    for (const [icon, name] of [
      ['stackOverflow', 'Stack Overflow'],
      ['stack-overflow', 'Stack Overflow'],
      ['stackoverflow', 'Stack Overflow'],
      ['microsoftTeams', 'Microsoft Teams'],
      ['blueSky', 'Bluesky'],
      ['x-twitter', 'X'],
      ['x', 'X'],
      ['rss', 'RSS'],
      ['git-alt', 'Git'],
      ['hugging-face', 'Hugging Face'],
      ['codePen', 'CodePen'],
    ] as const)
      assert.equal(brandName(icon), name, icon);
    assert.deepEqual(linksOf("[{ icon: 'npm' }]"), { links: [], missed: [] });
  });

  it('tells of those that are code, and of icons without words', () => {
    assert.deepEqual(linksOf("[made(), { icon: { svg: '' }, link: 'a' }, { icon: 'npm', link: made() }]"), {
      links: [],
      missed: [
        [17, undefined],
        [25, true],
        [80, undefined],
      ],
    });
    assert.deepEqual(linksOf('made()'), { links: [], missed: [[16, undefined]] });
  });
});
