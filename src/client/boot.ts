// Blocks the first paint of every page: all that stands here delays every reader, so it stays under 600 bytes.
const root = document.documentElement;

// A browser without modules never runs the entry: to it the page is one without scripts.
if ('noModule' in HTMLScriptElement.prototype) root.classList.add('js');

// Of the colors for the browser's own bar the first that is for the reader holds, and the one of light pages is first.
const lightBar = document.querySelector<HTMLMetaElement>('meta[media*=light]');
const system = lightBar?.media as string;
const MEDIA: Readonly<Record<string, string>> = { light: 'all', dark: 'print' };

const showTheme = () => {
  try {
    const theme = localStorage['docsgen:theme'];
    const media = MEDIA[theme];
    if (media) root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
    if (lightBar) lightBar.media = media ?? system;
  } catch {
    // Storage is blocked: the page follows the system's color scheme.
  }
};
showTheme();
// The reader may choose in another tab, and since this page was kept for Back. The switch sleeps until it is used.
addEventListener('storage', showTheme);
addEventListener('pageshow', showTheme);

// Errors of elements do not bubble, hence the capture phase. Without the entry nothing may look as if it worked.
addEventListener(
  'error',
  ({ target }) => {
    if ((target as Partial<Element>).matches?.('[data-entry]')) root.classList.remove('js');
  },
  true,
);
