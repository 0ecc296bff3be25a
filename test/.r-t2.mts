import { compileText } from './compileText.ts';

const files = { 'x.md': '# X', 'y.md': '# Y', '_p.mdx': 'Partial {CONST}\n\n- [l](/x/)\n' };
for (const o of [
  {},
  { base: '/docs/' },
  { siteUrl: 'https://e.com/docs' },
  { siteUrl: 'https://e.com/docs', base: '/docs/' },
]) {
  const r = compileText('> quote\n> <Include src="/_p.mdx" />\n\nx', { files, constants: { CONST: 'v' }, ...o });
  console.log(JSON.stringify(r.markdown), r.includes);
}
