import assert from 'node:assert/strict';
import { it } from 'node:test';
import { headerImages } from '../../src/config/headerImages.ts';
import { loadConfig } from '../../src/config/loadConfig.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

it('the images of the header are its logo and the icons of all languages, each once', async () => {
  const { config, diagnostics } = await loadConfig(
    temporaryFolder({
      'site/config.mjs': `export const config = {
        logo: { light: '/logo.svg', dark: '/dark.svg' },
        nav: {
          left: [{ text: 'A', link: '/a/' }, { text: 'More', items: [{ text: 'B', link: '/b/' }] }],
          right: [{ text: 'Chat', link: 'https://chat.example/', icon: '/chat.svg' }],
        },
        locales: {
          root: { label: 'English' },
          de: {
            label: 'Deutsch',
            nav: { right: [{ text: 'Forum', link: 'https://a.example/', icon: { light: '/chat.svg', dark: '/d.svg' } }] },
          },
        },
      };`,
    }),
    {},
    {},
  );
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(headerImages(config), ['/logo.svg', '/dark.svg', '/chat.svg', '/d.svg']);
  assert.deepEqual(headerImages({ ...config, logo: undefined, nav: { left: [], right: [] }, translations: [] }), []);
});
