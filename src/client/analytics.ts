// Loaded only where a tag-manager container is configured: a file of its own, so that no policy needs inline scripts.
const id = document.documentElement.dataset['gtmId'];
const page = self as unknown as { dataLayer?: unknown[] };
const layer = page.dataLayer ?? [];
page.dataLayer = layer;

if (id) {
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  document.addEventListener('docsgen:navigated', () => layer.push({ event: 'docsgen.page', page: location.pathname }));
}
