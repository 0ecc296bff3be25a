import type { ReactElement, ReactNode } from 'react';
import { filled } from '../model/languages/texts.ts';
import { strings } from './strings.ts';

export interface ZoomProps {
  /** What the picture shows, in a few words. */
  readonly name: string;
  /** One `<img>` or `<svg>`. */
  readonly children: ReactNode;
}

/** A picture that the reader can open larger. */
export function Zoom({ name, children }: ZoomProps): ReactElement {
  return (
    <span className="zoom" data-island="Zoom">
      {children}
      <ZoomButton name={name} />
    </span>
  );
}

/** The button of a `Zoom`, whose picture on it is in the styles. */
export function ZoomButton({ name }: { readonly name: string }): ReactElement {
  return (
    <button type="button" className="zoom-button needs-js" aria-label={filled(strings.enlarge, { picture: name })} />
  );
}
