/** Whether a path, with slashes of either kind, is in `node_modules`: what a site installs is not its own code. */
export const isInstalled = (path: string): boolean => /(?:^|[\\/])node_modules[\\/]/.test(path);
