import { defineConfig } from 'docsgen';

export const config = defineConfig({
  title: 'My project',
  nav: {
    left: [{ text: 'Guides', link: '/guides/first-steps/' }],
  },
});
