/** A path without slashes at its ends: `/docs/` → `docs` */
export const withoutSlashes = (path: string): string => path.replaceAll(/^\/+|\/+$/g, '');
