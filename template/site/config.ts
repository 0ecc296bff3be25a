import { defineConfig } from 'docsgen';

export const config = defineConfig({
  title: 'My project',
  nav: {
    left: [{ text: 'First steps', link: '/first-steps/' }],
  },
});
