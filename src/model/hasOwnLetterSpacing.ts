/**
 * Whether the letters of a language are joined, or stand in squares. The theme draws letters of large words together;
 * these stay as far from each other as their font has them, see `styles/letterSpacing.css`.
 */
export const hasOwnLetterSpacing = (lang: string): boolean => /^(?:ar|fa|hi|ja|ko|ur|zh)(?:-|$)/i.test(lang);
