import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSphinx } from '../../../src/config/sphinx/readSphinx.ts';

describe('readSphinx', () => {
  it('reads texts that stand in it as they are', () => {
    const text = `project = "Acme"  # the name\ncopyright = '2026, Acme'\nhtml_baseurl = "https://docs.acme.example/"\nhtml_context = {\n    "github_user": "acme",\n    "github_repo": "acme",\n    "doc_path": "docs/source/",\n}\n`;
    assert.deepEqual(readSphinx(text), {
      title: 'Acme',
      siteUrl: 'https://docs.acme.example/',
      repository: {
        url: 'https://github.com/acme/acme',
        editUrl: 'https://github.com/acme/acme/edit/main/docs/source/{path}',
        folder: 'docs/source',
      },
      footer: [{ text: '© 2026, Acme' }],
    });
  });

  it('reads nothing that only running it would tell', () => {
    assert.deepEqual(readSphinx('project = f"Acme {version}"\n  project = "A"\ncopyright = year + ", Acme"\n'), {});
  });
});
