/** Elements that run or load code, or change how the rest of the page is read. Names are in small letters. */
export const UNSAFE_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'script style iframe frame frameset object embed applet portal ' +
    'base meta link form noscript plaintext template html head body'
  ).split(' '),
);

/**
 * Elements that an `.mdx` page is refused for: also those whose content is no HTML, and those that set another
 * element's address.
 */
export const REFUSED_ELEMENTS: ReadonlySet<string> = new Set([
  ...UNSAFE_ELEMENTS,
  ...'noembed noframes xmp textarea title animate animatemotion animatetransform set'.split(' '),
]);
