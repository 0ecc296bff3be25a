/** The reader's choice of colors; `system` is the absence of a choice. */
type ColorScheme = 'system' | 'light' | 'dark';

/** The same key as in the boot script, which applies the choice before anything is painted. */
export const COLOR_SCHEME_KEY = 'docsgen:theme';

/** The choice as the document shows it. */
export function currentColorScheme(): ColorScheme {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** The scheme that one press of the switch leads to. */
export function nextColorScheme(scheme: ColorScheme): ColorScheme {
  return NEXT[scheme];
}

export function showColorScheme(scheme: ColorScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = scheme;
}

export function keepColorScheme(scheme: ColorScheme): void {
  try {
    if (scheme === 'system') localStorage.removeItem(COLOR_SCHEME_KEY);
    else localStorage.setItem(COLOR_SCHEME_KEY, scheme);
    // As if it came from another tab: boot then colors the browser's own bar.
    dispatchEvent(new Event('storage'));
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

const NEXT: Readonly<Record<ColorScheme, ColorScheme>> = { system: 'light', light: 'dark', dark: 'system' };
