import { chromium } from 'playwright-core';
import { BROWSER_FLAGS } from '../bin/browser.mjs';

/** A headless browser that asks nobody but the page's own server. */
export const launchBrowser = (executablePath) => chromium.launch({ executablePath, args: BROWSER_FLAGS });
