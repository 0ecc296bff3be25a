import type { SafeHtml } from '../../model/brands.ts';
import { safeHtml } from '../../model/brands.ts';

/**
 * Data for a `<script type="application/json">`. No text in it can end the element or open a comment, and
 * U+2028 and U+2029 stand escaped for readers that take JSON for JavaScript.
 */
export const scriptJson = (data: unknown): SafeHtml =>
  safeHtml(
    JSON.stringify(data).replace(
      /[<\u2028\u2029]/g,
      (unsafe) => `\\u${unsafe.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
