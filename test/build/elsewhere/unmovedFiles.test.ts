import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unmovedFiles } from '../../../src/build/elsewhere/unmovedFiles.ts';
import { configElsewhere } from '../../../src/config/configElsewhere.ts';
import type { Find } from '../../../src/config/elsewhere/itemsHere.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const place = { file: 'config.js', line: 3, column: 1 };
const icon = { tag: 'link', attributes: { rel: 'icon', href: '/icon.png' }, place };
const find: Find = (target) => (target === '/here.svg' ? { kind: 'link', link: target } : { kind: 'missing' });

describe('unmovedFiles', () => {
  const toldIn = (files: Readonly<Record<string, string>>, prefix: string, image = '/a.svg') => {
    const around = { find, root: temporaryFolder(files), prefix };
    return unmovedFiles({ entries: [], head: [icon], logo: { image, place } }, around).map(({ hint }) => hint);
  };

  it('are those of the folder in which other generators have a logo, or an icon', () => {
    const hint = (folder: string) => [`move what is in \`${folder}/\` to \`site/public/\``];
    assert.deepEqual(toldIn({ 'public/a.svg': 'a' }, ''), hint('public'));
    assert.deepEqual(toldIn({ 'content/public/icon.png': 'a' }, 'content/'), hint('content/public'));
    assert.deepEqual(toldIn({ 'static/a.svg': 'a' }, 'content/'), hint('static'));
  });

  it('are none where what is named is there, or nowhere', () => {
    assert.deepEqual(toldIn({}, 'content/'), []);
    assert.deepEqual(toldIn({ 'public/here.svg': 'a' }, '', '/here.svg'), []);
  });

  it('keep settings from being carried over without them', async () => {
    const folder = temporaryFolder({
      'index.md': '# Acme\n\nWords.\n',
      'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
      '.vitepress/config.js': "export default { title: 'Acme',\n themeConfig: { logo: '/logo.svg' } };\n",
    });
    const site = await siteIn({}, { folder, settings: configElsewhere });
    const [settings, files, ...more] = site.diagnostics();
    assert.match(settings?.hint ?? '', /^write title .*, as `docsgen check --fix` does once all that is told of below/);
    assert.deepEqual([settings?.fix, files?.place?.line, more], [undefined, 2, []]);
    assert.equal(files?.hint, 'move what is in `public/` to `site/public/`');
  });

  it('are those of VuePress in the folder of its settings', async () => {
    const folder = temporaryFolder({
      'content/index.md': '# Acme\n\nWords.\n',
      'content/.vuepress/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
      'content/.vuepress/config.js': "module.exports = { title: 'Acme',\n themeConfig: { logo: '/logo.svg' } };\n",
    });
    const site = await siteIn({}, { folder, settings: configElsewhere });
    const [, files] = site.diagnostics();
    assert.equal(files?.hint, 'move what is in `content/.vuepress/public/` to `site/public/`');
  });
});
