import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { siteIn } from '../../siteIn.ts';

const ONE = '1a2b3c4d5e6f47a8b9c0d1e2f3a4b5c6';
const TWO = '2b2b3c4d5e6f47a8b9c0d1e2f3a4b5c6';

async function told(files: Readonly<Record<string, string>>) {
  const site = await siteIn({ 'content/index.md': '# Home\n\nWords.\n', ...files });
  return site
    .diagnostics()
    .flatMap(({ code, place, hint, fix }) =>
      code === 'bad-filename' ? [[place?.file, /permalink: [^`]*/.exec(hint ?? '')?.[0], fix?.text]] : [],
    );
}

describe('exportedNames', () => {
  it('gives pages addresses without the IDs that Notion puts into the names of files and folders', async () => {
    assert.deepEqual(
      await told({
        [`content/My Team ${ONE}.md`]: '# Team\n\nWords.\n',
        [`content/My Team ${ONE}/Größe ${TWO}.md`]: '---\nlabel: A\n---\n# Size\n\nWords.\n',
      }),
      [
        [`content/My Team ${ONE}.md`, 'permalink: /my-team/', '---\npermalink: /my-team/\n---\n\n'],
        [`content/My Team ${ONE}/Größe ${TWO}.md`, 'permalink: /my-team/größe/', 'permalink: /my-team/größe/\n'],
      ],
    );
  });

  it('leaves the choice where two pages would have one address', async () => {
    const two = { [`content/A ${ONE}.md`]: '# A\n\nWords.\n', [`content/a ${TWO}.md`]: '# B\n\nWords.\n' };
    assert.deepEqual(
      (await told(two)).map(([, meant, fix]) => [meant, fix]),
      [
        [undefined, undefined],
        [undefined, undefined],
      ],
    );
    const taken = { [`content/A ${ONE}.md`]: '# A\n\nWords.\n', 'content/a.md': '# B\n\nWords.\n' };
    assert.deepEqual(await told(taken), [[`content/A ${ONE}.md`, undefined, undefined]]);
  });

  it('leaves an address that was published or chosen, and other digits', async () => {
    assert.deepEqual(
      await told({
        'addresses.lock': `/\n/A%20${ONE}/\n`,
        [`content/A ${ONE}.md`]: '# A\n\nWords.\n',
        [`content/B ${TWO}.md`]: `---\npermalink: /b ${TWO}/\n---\n\n# B\n\nWords.\n`,
        [`content/${TWO}.md`]: '# C\n\nWords.\n',
        [`content/c ${TWO}0.md`]: '# D\n\nWords.\n',
      }),
      [],
    );
  });
});
