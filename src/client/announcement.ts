// Loaded only where the site announces something. Blocking: what the reader has closed is never painted.
const root = document.documentElement;
/** Each language, and each version of the site on this host, announces something of its own. */
const KEY = `docsgen:announcement:${root.dataset['base']}${root.dataset['translation'] ?? ''}`;
/** Another announcement has another name, and is shown. */
const name = document.currentScript?.dataset['announcement'];

const hideClosed = () => {
  try {
    if (localStorage[KEY] === name) root.dataset['announcement'] = 'closed';
  } catch {
    // Storage is blocked: it stays closed as long as the page.
  }
};
hideClosed();
// The reader may close it in another tab, and since this page was kept for Back.
addEventListener('storage', hideClosed);
addEventListener('pageshow', hideClosed);

addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('.announcement-close')) return;
  root.dataset['announcement'] = 'closed';
  // The button that had it is gone.
  document.getElementById('_content')?.focus({ preventScroll: true });
  try {
    localStorage[KEY] = name;
  } catch {}
});

// How much room it takes above the sidebar, which ends where the window does: before the first paint, if it has come.
const size = new ResizeObserver(([bar]) => {
  root.style.setProperty('--announcement', `${bar?.borderBoxSize[0]?.blockSize}px`);
});
const measure = () => {
  const bar = document.querySelector('.announcement');
  if (bar) size.observe(bar);
};
requestAnimationFrame(measure);
addEventListener('DOMContentLoaded', measure);
