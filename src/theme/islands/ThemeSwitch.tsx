import type { ReactElement } from 'react';
import { useEffect, useState } from 'react';
import { announce } from '../../client/announce.ts';
import { MoonIcon, ScreenIcon, SunIcon } from '../icons.tsx';
import { strings } from '../strings.ts';
import type { ColorScheme } from './colorScheme.ts';
import {
  COLOR_SCHEME_KEY,
  colorSchemeOf,
  currentColorScheme,
  keepColorScheme,
  nextColorScheme,
  showColorScheme,
} from './colorScheme.ts';

/**
 * Steps through the colour schemes: as the system, light, dark. Which picture shows is decided in CSS by
 * `html[data-theme]`, so that it is right before this code has loaded.
 */
export function ThemeSwitch(): ReactElement {
  // Unknown to the server; read after hydration.
  const [scheme, setScheme] = useState<ColorScheme>();

  useEffect(() => {
    setScheme(currentColorScheme());
    // Fired here when another tab changes the choice.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== COLOR_SCHEME_KEY) return;
      showColorScheme(colorSchemeOf(newValue));
      setScheme(colorSchemeOf(newValue));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  const choose = () => {
    const chosen = nextColorScheme(currentColorScheme());
    showColorScheme(chosen);
    keepColorScheme(chosen);
    setScheme(chosen);
    announce(NAMES[chosen]);
  };

  return (
    <button
      type="button"
      className="icon-button theme-switch needs-js"
      aria-label={strings.colorScheme}
      title={scheme ? NAMES[scheme] : strings.colorScheme}
      onClick={choose}
    >
      <ScreenIcon />
      <SunIcon />
      <MoonIcon />
    </button>
  );
}

const NAMES: Readonly<Record<ColorScheme, string>> = {
  system: strings.colorSchemeSystem,
  light: strings.colorSchemeLight,
  dark: strings.colorSchemeDark,
};
