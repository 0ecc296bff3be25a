/** An address without its percent-encoding; one that is encoded wrongly stays as it is. */
export function decodeAddress(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A lone "%" stands for itself.
  }
}
