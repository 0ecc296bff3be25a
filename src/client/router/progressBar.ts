import nprogress from 'nprogress';
import { addStyles } from '../addStyles.ts';
import { progressStyles } from '../lateStyles.ts';
import { progressSettings } from './progressSettings.ts';

addStyles(progressStyles);

/** The bar itself. Its own chunk: only readers who wait load it. */
export const progressBar = nprogress.configure(
  progressSettings({ reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches }),
);
