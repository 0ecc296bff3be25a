import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { editUrlHere, repositoryAt } from '../../../src/config/elsewhere/repositoryHere.ts';

describe('repositoryAt', () => {
  it('is that in which pages are edited, at hosts whose addresses say it', () => {
    const urlOf = (editUrl: string) => repositoryAt(editUrl, 'docs')?.url;
    assert.equal(urlOf('https://github.com/a/b/edit/main/docs/{path}'), 'https://github.com/a/b');
    for (const way of ['blob', 'tree', 'src'])
      assert.equal(urlOf(`https://a.example/a/b/${way}/main/{path}`), 'https://a.example/a/b', way);
    assert.equal(urlOf('https://gitlab.com/a/b/c/-/edit/main/{path}'), 'https://gitlab.com/a/b/c');
    assert.equal(urlOf('https://codeberg.org/a/b/_edit/main/{path}'), 'https://codeberg.org/a/b');
    assert.equal(urlOf('https://cms.example/edit?file={path}'), undefined);
    assert.equal(urlOf('https://github.com/a/b/edit/main/docs/'), undefined);
  });
});

describe('editUrlHere', () => {
  it('calls the folder of the pages as it is called here', () => {
    const at = (path: string) => `https://a.example/edit/main/${path}`;
    assert.equal(editUrlHere(at('docs/{path}'), 'docs', 'content/'), at('content/{path}'));
    assert.equal(editUrlHere(at('sdk/docs/{path}?plain=1'), './docs/', ''), at('sdk/{path}?plain=1'));
    assert.equal(editUrlHere(at('docs/{path}'), '', ''), at('docs/{path}'));
    assert.equal(editUrlHere(at('docs/{path}'), '', 'content/'), at('docs/content/{path}'));
    assert.equal(editUrlHere(at('docs/x/{path}'), 'docs', 'content/'), at('docs/x/{path}'));
  });
});
