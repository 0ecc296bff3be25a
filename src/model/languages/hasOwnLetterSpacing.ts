/** Languages whose letters are joined, or stand in squares. `styles/letterSpacing.css` names the same. */
export const WITH_OWN_LETTER_SPACING: readonly string[] = ['ar', 'fa', 'hi', 'ja', 'ko', 'ur', 'zh'];

/**
 * Whether a language is one of these, of whatever country. The theme draws letters of large words together; these stay
 * as far from each other as their font has them.
 */
export const hasOwnLetterSpacing = (lang: string): boolean =>
  WITH_OWN_LETTER_SPACING.includes(lang.toLowerCase().split('-')[0] ?? '');
