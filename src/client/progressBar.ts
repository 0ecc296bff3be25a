import nprogress from 'nprogress';
import { progressSettings } from './progressSettings.ts';

/** The bar itself. Its own chunk: only readers who wait load it. */
export const progressBar = nprogress.configure(
  progressSettings({ reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches }),
);
