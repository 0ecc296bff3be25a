/**
 * The full URL that is meant by one in brackets or without its scheme, which browsers take for a path; undefined for
 * any other.
 */
export function fullUrlMeant(url: string): string | undefined {
  const bracketed = /^[([<]+(https?:[^\s()[\]<>]+)[)\]>]*$/i.exec(url)?.[1];
  if (bracketed !== undefined) return bracketed;
  if (/^https?\/\/[^/]/i.test(url)) return url.replace('//', '://');
  if (/^[^\s@/?#]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(url) && !OF_FILE.test(url)) return `mailto:${url}`;
  const host = /^[^/?#]*/.exec(url)?.[0] ?? '';
  return /^www\.[a-z\d-]+\.|^[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|edu|gov|io|dev|ai|app|info|cloud)$/i.test(host)
    ? `https://${url}`
    : undefined;
}

/** A file with a sign in its name, as `logo@2x.png`, is no address of mail. */
const OF_FILE = /\.(?:avif|gif|html?|jpe?g|json|mdx?|pdf|png|svg|webp|ya?ml|zip)$/i;
