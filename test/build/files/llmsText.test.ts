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

it('llms.txt shows words as pages do, also with signs of Markdown and HTML in them', () => {
  const page = { title: 'Map<K, V> *', description: 'Of `<T>`,\n<T> and __x__.', url: '/m.md' };
  const text = llmsText({
    title: 'A<B>',
    description: '<C>',
    fullUrl: '/f',
    sections: [{ title: '<D>', pages: [page] }],
  });
  assert.equal(
    text,
    '# A\\<B>\n\n> \\<C>\n\nAll pages in one file: /f\n\n## \\<D>\n\n- [Map\\<K, V> \\*](/m.md): Of `<T>`, \\<T> and \\_\\_x\\_\\_.\n',
  );
  assert.equal(llmsFullHead({ title: 'A<B>', description: '<C>' }), '# A\\<B>\n\n> \\<C>\n');
});

it('llms-full.txt has a head of its own, and a break between pages', () => {
  assert.equal(llmsFullHead({ title: 'Docs', description: 'All.' }) + LLMS_FULL_BREAK, '# Docs\n\n> All.\n\n---\n\n');
  assert.equal(llmsFullHead({ title: 'Docs', description: '' }), '# Docs\n');
});
