import { chromium } from 'playwright-core';

/** A headless browser that asks nobody but the page's own server. */
export function launchBrowser(executablePath) {
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath, args });
}
