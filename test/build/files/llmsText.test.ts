import assert from 'node:assert/strict';
import { it } from 'node:test';
import { LLMS_FULL_BREAK, llmsFullHead, llmsText } from '../../../src/build/files/llmsText.ts';

it('llms.txt lists the pages by section, as Markdown', () => {
  const page = { title: 'Steps [old]', description: 'What steps are.', url: 'https://a.example/steps/index.md' };
  const sections = [
    { title: 'Guides', pages: [page, { title: 'Two', description: undefined, url: '/two.md' }] },
    { title: 'Empty', pages: [] },
  ];
  assert.equal(
    llmsText({ title: 'Docs', description: 'All of it.', fullUrl: '/llms-full.txt', sections }),
    '# Docs\n\n> All of it.\n\nAll pages in one file: /llms-full.txt\n\n## Guides\n\n- [Steps \\[old\\]](https://a.example/steps/index.md): What steps are.\n- [Two](/two.md)\n',
  );
  assert.match(llmsText({ title: 'Docs', description: '', fullUrl: '/f', sections: [] }), /^# Docs\n\nAll pages/);
});

it('llms-full.txt has a head of its own, and a break between pages', () => {
  assert.equal(llmsFullHead({ title: 'Docs', description: 'All.' }) + LLMS_FULL_BREAK, '# Docs\n\n> All.\n\n---\n\n');
  assert.equal(llmsFullHead({ title: 'Docs', description: '' }), '# Docs\n');
});
