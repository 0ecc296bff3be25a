import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspectSources } from '../../../src/check/inspection/inspectSources.ts';
import { withWikiLinks } from '../../../src/check/inspection/withWikiLinks.ts';
import { siteIn } from '../../siteIn.ts';

describe('withWikiLinks', () => {
  const told = async (home: string) => {
    const site = await siteIn({ 'content/index.md': home, 'content/Next Page.md': '# Next\n\nWords.\n' });
    const sources = withWikiLinks(await inspectSources(site), site);
    return sources.flatMap(({ unread }) =>
      unread.map(({ message, place, fix }) => [message, place?.line, place?.column, fix?.text]),
    );
  };

  it('corrects each that leads to a page', async () => {
    assert.deepEqual(await told('# Home\n\nSee [[Next Page]], and\n[[next-page|this]].\n'), [
      ['Readers see `[[Next Page]]` as plain text.', 3, 5, '[Next Page](<./Next Page.md>)'],
      ['Readers see `[[next-page|this]]` as plain text.', 4, 1, '[this](<./Next Page.md>)'],
    ]);
  });

  it('leaves what leads to none, of which it is told once', async () => {
    const message = 'Readers see `[[Call]]` as plain text, and 1 more like it on this page.';
    assert.deepEqual(await told('# Home\n\nThe method [[Call]], or\nthat of [[New]].\n'), [
      [message, 3, 12, undefined],
    ]);
  });

  it('tells of those that are left alone where the first one leads to a page', async () => {
    assert.deepEqual(await told('# Home\n\nSee [[Next Page]],\nthe method [[Call]], or\nthat of [[New]].\n'), [
      ['Readers see `[[Call]]` as plain text, and 1 more like it on this page.', 4, 12, undefined],
      ['Readers see `[[Next Page]]` as plain text.', 3, 5, '[Next Page](<./Next Page.md>)'],
    ]);
    assert.deepEqual(
      (await told('# Home\n\nSee [[Next Page]] and ![[Next Page]], [[Next Page]].\n')).map(([message]) => message),
      [
        'Readers see `![[Next Page]]` as plain text.',
        'Readers see `[[Next Page]]` as plain text.',
        'Readers see `[[Next Page]]` as plain text.',
      ],
    );
  });

  it('corrects those in the sidebar of a wiki, which is no page', async () => {
    const site = await siteIn({
      'content/index.md': '# Home\n\nWords.\n',
      'content/_Sidebar.md': '- [[index|Home]]\n',
    });
    const [sidebar] = withWikiLinks(await inspectSources(site), site).filter(({ file }) => file !== 'content/index.md');
    assert.deepEqual(
      sidebar?.unread.map(({ fix }) => fix?.text),
      ['[Home](./index.md)'],
    );
  });

  it('still tells of those that lead to none, beside others', async () => {
    const lines = (await told('# Home\n\nThe method [[Call]],\nor [[Next Page]].\n')).map(([, line]) => line);
    assert.deepEqual(lines, [3, 4]);
  });
});
