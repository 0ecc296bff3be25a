import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspectionKey, inspectSources } from '../../../src/check/inspection/inspectSources.ts';
import { siteIn } from '../../siteIn.ts';

const inspected = async (files: Readonly<Record<string, string>>) => await inspectSources(await siteIn(files));

const HOME = { 'content/index.md': '# Home\n\nWords.\n' };

describe('inspectSources', () => {
  it('takes what is known of a text, and reads others', async () => {
    const site = await siteIn({ ...HOME, 'content/a.md': '# A\n\nWords.\n' });
    const known = await inspectSources(site);
    const again = await inspectSources(await siteIn({ ...HOME, 'content/a.md': '# A\n\nOther words.\n' }), known);
    assert.deepEqual(
      new Map(again.map((one) => [one.file, known.includes(one)])),
      new Map([
        ['content/index.md', true],
        ['content/a.md', false],
      ]),
    );
  });

  it('passes over menus of Docsify and of wikis, which no reader sees here', async () => {
    const files = { ...HOME, 'content/_part.md': ':memo:\n', 'content/_sidebar.md': ':memo:\n' };
    const found = await inspected({ ...files, 'content/de/_navbar.md': ':memo:\n', 'content/_Sidebar.md': ':memo:\n' });
    assert.deepEqual(
      found.flatMap(({ file, unread }) => (unread.length > 0 ? [file] : [])),
      ['content/_part.md'],
    );
  });

  it('tells of Markdown in front matter', async () => {
    const files = { ...HOME, 'content/a.md': '---\ndescription: All **of** it\n---\n\n# A\n\nWords.\n' };
    assert.deepEqual(
      (await inspected(files)).flatMap(({ faults }) => faults.map(({ place }) => place?.line)),
      [2],
    );
  });

  it('tells of code that never ends, and takes none of it for a sample', async () => {
    const text = '# A\n\n```js\na();\n```\n\n- b\n\n  ```js\n  c();```\n  words of it\n\n```js\nd();\n\nWords of it.\n';
    const [, page] = await inspected({ ...HOME, 'content/a.md': text });
    assert.deepEqual(
      [page?.faults.map(({ place }) => place?.line), page?.samples.map(({ fence }) => fence)],
      [[10, 13], [3]],
    );
  });

  it('tells once of bold words that are read as others', async () => {
    const files = { ...HOME, 'content/a.md': '# A\n\n这是**「强调」**的文字。和**这个（括号）**文字。\n' };
    const [, page] = await inspected(files);
    assert.deepEqual(
      [page?.file, page?.unread.map(({ place }) => [place?.line, place?.column])],
      [
        'content/a.md',
        [
          [3, 3],
          [3, 16],
        ],
      ],
    );
  });

  it('M-09: passes over what is nested too deeply, of which compilation has told', async () => {
    const found = await inspected({
      ...HOME,
      'content/a.md': `# A\n\n${'>'.repeat(10_000)} x\n`,
      'content/b.md': '# B\n',
    });
    assert.deepEqual(found.map(({ file }) => file).sort(), ['content/b.md', 'content/index.md']);
  });

  it('goes by a name that changes with all that a text is read with', async () => {
    const sites = [
      {},
      { 'site/config.mjs': "export const config = { constants: { LIMIT: '5 MB' } };\n" },
      { 'site/config.mjs': 'export const config = { check: { figuresInCode: true } };\n' },
      { 'site/config.mjs': "export const config = { parser: 'remark' };\n" },
      { 'site/components.ts': 'export const remarkPlugins = [() => () => {}];\n' },
      { 'site/components.tsx': 'export const codeBlocks = { math: ({ code }) => <i>{code}</i> };\n' },
    ];
    const keys: string[] = [];
    for (const files of sites) keys.push(inspectionKey(await siteIn({ ...HOME, ...files })));
    assert.equal(new Set(keys).size, sites.length);
    assert.equal(inspectionKey(await siteIn({ 'content/index.md': 'Other words.\n' })), keys[0]);
  });

  it('reads pages and partials, with their samples', async () => {
    const found = await inspected({
      ...HOME,
      'content/a.md': '```js\nlet a;\n```\n',
      'content/_part.mdx': '```json\n{}\n```\n',
    });
    assert.deepEqual(
      new Map(found.map(({ file, samples }) => [file, samples.map(({ language }) => language)])),
      new Map([
        ['content/index.md', []],
        ['content/a.md', ['js']],
        ['content/_part.mdx', ['json']],
      ]),
    );
  });

  it('tells of what a source says by itself', async () => {
    const [home] = await inspected({ 'content/index.md': 'Words.\n\n```js\nlet a;\n' });
    assert.deepEqual(
      home?.faults.map(({ code }) => code),
      ['unclosed-code'],
    );
  });

  it('looks for markup that readers would see, unless plugins may read it', async () => {
    const marked = {
      'content/index.md': 'Words with ==a mark== in them.\n\n- a\n\n      ```js\n      b();\n      ```\n',
    };
    const codesIn = async (files: Readonly<Record<string, string>>) =>
      (await inspected(files)).flatMap(({ unread }) => unread.map(({ code }) => code));
    assert.deepEqual(await codesIn(marked), ['unread-markup', 'unread-markup']);
    const plugins = 'export const remarkPlugins = [() => () => {}];\n';
    assert.deepEqual(await codesIn({ ...marked, 'site/components.ts': plugins }), []);
  });

  it('leaves out what cannot be parsed: its compilation tells of it', async () => {
    const found = await inspected({ ...HOME, 'content/a.mdx': '<Box>\n' });
    assert.deepEqual(
      found.map(({ file }) => file),
      ['content/index.md'],
    );
  });

  it('reads a page that stands for its translation once', async () => {
    const found = await inspected({
      ...HOME,
      'content/a.md': '# A\n\nWords.\n',
      'content/de/index.md': '# Start\n\nWorte.\n',
      'site/config.mjs':
        "export const config = { locales: { root: { label: 'English' }, de: { label: 'Deutsch', fallback: true } } };\n",
    });
    assert.deepEqual(found.map(({ file }) => file).sort(), ['content/a.md', 'content/de/index.md', 'content/index.md']);
  });
});
