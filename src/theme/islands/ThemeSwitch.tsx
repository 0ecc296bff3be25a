import type { ReactElement } from 'react';
import { announce } from '../../client/announce.ts';
import { MoonIcon, ScreenIcon, SunIcon } from '../icons.tsx';
import { strings } from '../strings.ts';
import { currentColorScheme, keepColorScheme, nextColorScheme, showColorScheme } from './colorScheme.ts';

/**
 * Steps through the color schemes: as the system, light, dark. Which of them shows, with its picture and its name, is
 * decided in CSS by `html[data-theme]`, so that it is right before this code has loaded. The boot script follows other
 * tabs.
 */
export function ThemeSwitch(): ReactElement {
  const choose = () => {
    const chosen = nextColorScheme(currentColorScheme());
    showColorScheme(chosen);
    keepColorScheme(chosen);
    announce(strings[NAMES[chosen]]);
  };

  return (
    <button type="button" className="icon-button theme-switch needs-js" onClick={choose}>
      {SCHEMES.map(([scheme, Icon]) => (
        <span key={scheme} className={`scheme-${scheme}`} title={strings[NAMES[scheme]]}>
          <Icon />
          {/* A browser that translates the page changes texts before React sees them: let it. */}
          <span className="visually-hidden" suppressHydrationWarning>
            {strings[NAMES[scheme]]}
          </span>
        </span>
      ))}
    </button>
  );
}

const SCHEMES = [
  ['system', ScreenIcon],
  ['light', SunIcon],
  ['dark', MoonIcon],
] as const;

const NAMES = { system: 'colorSchemeSystem', light: 'colorSchemeLight', dark: 'colorSchemeDark' } as const;
