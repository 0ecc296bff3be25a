import type { ReactElement, ReactNode } from 'react';
import type { CalloutKind } from '../model/calloutKinds.ts';

/** Picture of a callout's kind. Decorative: the callout's title says the same in words. */
export function CalloutIcon({ kind }: { readonly kind: CalloutKind }): ReactElement {
  return <Icon>{CALLOUT_SHAPES[kind]}</Icon>;
}

export const SearchIcon = (): ReactElement => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
);

export const MenuIcon = (): ReactElement => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Icon>
);

export const HomeIcon = (): ReactElement => (
  <Icon>
    <path d="m4 11 8-7 8 7v8.5a.5.5 0 0 1-.5.5H15v-6H9v6H4.5a.5.5 0 0 1-.5-.5Z" />
  </Icon>
);

export const LanguageIcon = (): ReactElement => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c-4.5 4.5-4.5 12.5 0 17M12 3.5c4.5 4.5 4.5 12.5 0 17" />
  </Icon>
);

export const CloseIcon = (): ReactElement => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const SunIcon = (): ReactElement => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1" />
  </Icon>
);

export const MoonIcon = (): ReactElement => (
  <Icon>
    <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2Z" />
  </Icon>
);

export const ScreenIcon = (): ReactElement => (
  <Icon>
    <rect x="3.5" y="4.5" width="17" height="12" rx="2" />
    <path d="M9 20h6" />
  </Icon>
);

export const ListIcon = (): ReactElement => (
  <Icon>
    <path d="M4 6h16M8 12h12M8 18h9" />
  </Icon>
);

export const PencilIcon = (): ReactElement => (
  <Icon>
    <path d="M4 20h4L19 9a2.5 2.5 0 0 0-4-4L4 16v4Z" />
  </Icon>
);

export const ArrowUpIcon = (): ReactElement => (
  <Icon>
    <path d="M12 19V5m-6 6 6-6 6 6" />
  </Icon>
);

/** Points against the reading direction where `to` is "start", along it where it is "end". */
export const ArrowIcon = ({ to }: { readonly to: 'start' | 'end' }): ReactElement => (
  <Icon className="icon-directed">
    <path d={to === 'start' ? 'M19 12H5m6-6-6 6 6 6' : 'M5 12h14m-6-6 6 6-6 6'} />
  </Icon>
);

const CALLOUT_SHAPES: Readonly<Record<CalloutKind, ReactNode>> = {
  note: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11.5v5M12 7.5v.1" />
    </>
  ),
  tip: (
    <path d="M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4 11.6c.6.5 1 1.3 1 2.1V18h6v-1.3c0-.8.4-1.6 1-2.1A6.5 6.5 0 0 0 12 3Z" />
  ),
  warning: (
    <path d="M12 9v4.5M12 17v.1M10.4 4.3 2.9 17.5A1.8 1.8 0 0 0 4.5 20.2h15a1.8 1.8 0 0 0 1.6-2.7L13.6 4.3a1.8 1.8 0 0 0-3.2 0Z" />
  ),
  danger: <path d="M12 7.5v5.5M12 16.5v.1M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3Z" />,
};

function Icon({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <svg className={`icon ${className}`.trim()} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}
