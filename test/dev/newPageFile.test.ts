import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newPageFile } from '../../src/dev/newPageFile.ts';
import { siteIn } from '../siteIn.ts';

const { project } = await siteIn({
  'content/index.md': '# Home\n',
  'content/guides/index.md': '# Guides\n',
  'content/moved.md': '---\npermalink: /elsewhere/\n---\n# Moved\n',
});

it('the file for a page is named from the project root', () => {
  for (const path of ['/guides/new/', '/guides/new', '/guides/new.html', '/guides/new/index.html'])
    assert.equal(newPageFile(path, project), 'content/guides/new.md', path);
  for (const name of ['Über-uns', 'हिन्दी']) assert.equal(newPageFile(`/${name}/`, project), `content/${name}.md`);
});

it('the start page has one where the site has none yet', () => {
  const empty = { ...project, content: { ...project.content, sources: [] } };
  assert.equal(newPageFile('/', empty), 'content/index.md');
  assert.equal(newPageFile('/', project), undefined);
});

it('there is none where no page can stand, or where its file makes another, also in other letters', () => {
  for (const path of [
    ...['/a.png', '/.env', '/_part/', '/a b/', '/assets/a/', '/404.html', '/de/404/', '/a/readme/', '/index/', '//'],
    ...['/moved/', '/Moved/', '/Guides/'],
  ]) {
    assert.equal(newPageFile(path, project), undefined, path);
  }
});
