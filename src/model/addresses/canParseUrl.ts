/**
 * Whether a text is a URL, by itself or seen from `base`. In Node 20 `URL.canParse` says no to `https://ä.example` once
 * it has been asked so often that its machine code takes over.
 */
export function canParseUrl(text: string, base?: string | URL): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch {
    return false;
  }
}
