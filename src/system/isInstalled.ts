/** Whether a path, of either kind of slashes, is that of a file in `node_modules`: what a site installs is not its own code. */
export const isInstalled = (path: string): boolean => /(?:^|[\\/])node_modules[\\/]/.test(path);
