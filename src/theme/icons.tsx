import type { ReactElement, ReactNode } from 'react';
import type { CalloutKind } from '../model/calloutKinds.ts';

/** Picture of a callout's kind. Decorative: the callout's title says the same in words. */
export function CalloutIcon({ kind }: { readonly kind: CalloutKind }): ReactElement {
  return CALLOUT_ICONS[kind];
}

export const SearchIcon = (): ReactElement => (
  <Icon d="m15.5 15.5 5 5">
    <circle cx="10.5" cy="10.5" r="6.5" />
  </Icon>
);

export const MenuIcon = (): ReactElement => <Icon d="M4 7h16M4 12h16M4 17h10" />;

export const HomeIcon = (): ReactElement => (
  <Icon d="m4 11 8-7 8 7v8.5a.5.5 0 0 1-.5.5H15v-6H9v6H4.5a.5.5 0 0 1-.5-.5Z" />
);

export const LanguageIcon = (): ReactElement => (
  <Icon d="M3.5 12h17M12 3.5c-4.5 4.5-4.5 12.5 0 17M12 3.5c4.5 4.5 4.5 12.5 0 17">
    <circle cx="12" cy="12" r="8.5" />
  </Icon>
);

export const CloseIcon = (): ReactElement => <Icon d="m6 6 12 12M18 6 6 18" />;

export const SunIcon = (): ReactElement => (
  <Icon d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1">
    <circle cx="12" cy="12" r="4" />
  </Icon>
);

export const MoonIcon = (): ReactElement => <Icon d="M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2Z" />;

export const ScreenIcon = (): ReactElement => (
  <Icon d="M9 20h6">
    <rect x="3.5" y="4.5" width="17" height="12" rx="2" />
  </Icon>
);

export const ListIcon = (): ReactElement => <Icon d="M4 6h16M8 12h12M8 18h9" />;

export const PencilIcon = (): ReactElement => <Icon d="M4 20h4L19 9a2.5 2.5 0 0 0-4-4L4 16v4Z" />;

export const ArrowUpIcon = (): ReactElement => <Icon d="M12 19V5m-6 6 6-6 6 6" />;

/** Points against the reading direction where `to` is "start", along it where it is "end". */
export const ArrowIcon = ({ to }: { readonly to: 'start' | 'end' }): ReactElement => (
  <Icon className="icon-directed" d={to === 'start' ? 'M19 12H5m6-6-6 6 6 6' : 'M5 12h14m-6-6 6 6-6 6'} />
);

const CALLOUT_ICONS: Readonly<Record<CalloutKind, ReactElement>> = {
  note: (
    <Icon d="M12 11.5v5M12 7.5v.1">
      <circle cx="12" cy="12" r="9" />
    </Icon>
  ),
  tip: (
    <Icon d="M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4 11.6c.6.5 1 1.3 1 2.1V18h6v-1.3c0-.8.4-1.6 1-2.1A6.5 6.5 0 0 0 12 3Z" />
  ),
  warning: (
    <Icon d="M12 9v4.5M12 17v.1M10.4 4.3 2.9 17.5A1.8 1.8 0 0 0 4.5 20.2h15a1.8 1.8 0 0 0 1.6-2.7L13.6 4.3a1.8 1.8 0 0 0-3.2 0Z" />
  ),
  danger: <Icon d="M12 7.5v5.5M12 16.5v.1M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3Z" />,
};

interface IconProps {
  readonly className?: string;
  /** The path that is drawn, over what else the picture holds. */
  readonly d: string;
  readonly children?: ReactNode;
}

function Icon({ className = '', d, children }: IconProps) {
  return (
    <svg className={`icon ${className}`.trim()} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      {children}
      <path d={d} />
    </svg>
  );
}
