import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspectSources } from '../../../src/check/inspection/inspectSources.ts';
import { withWikiLinks } from '../../../src/check/inspection/withWikiLinks.ts';
import { siteIn } from '../../siteIn.ts';

const OTHER = '(top)=\n\n# Other\n\n(part)=\n\n## A part\n\nWords.\n';

async function told(text: string) {
  const site = await siteIn({ 'content/index.md': `# Home\n\n${text}\n`, 'content/b/other.md': OTHER });
  const sources = withWikiLinks(await inspectSources(site), site);
  return sources
    .filter(({ file }) => file === 'content/index.md')
    .flatMap(({ unread }) => unread.map(({ message, fix }) => [message, fix?.text]));
}

describe('roleLinks', () => {
  it('corrects each that leads to a page or a label', async () => {
    const links = await told(
      'See {ref}`part`, {ref}`that <Part>`,\n{ref}`top`, {doc}`b/other` and {doc}`it </b/other>`.',
    );
    assert.deepEqual(
      links.map(([, text]) => text),
      [
        '[A part](./b/other.md#part)',
        '[that](./b/other.md#part)',
        '[Other](./b/other.md)',
        '[Other](./b/other.md)',
        '[it](./b/other.md)',
      ],
    );
  });

  it('tells of those that are left where the first one leads to a page', async () => {
    assert.deepEqual((await told('See {ref}`part`, {ref}`one` and {doc}`two`.'))[0], [
      'Readers see `{ref}`one`` as plain text, and 1 more like it on this page.',
      undefined,
    ]);
  });

  it('tells once of those that lead nowhere, and not of those in code', async () => {
    assert.deepEqual(await told('See {ref}`one`, {doc}`two` and {ref}`part`. `` {ref}`part` ``'), [
      ['Readers see `{ref}` as plain text, and 2 more like it on this page.', undefined],
      ['Readers see `{ref}`part`` as plain text.', '[A part](./b/other.md#part)'],
    ]);
  });
});
