import type { ReactElement } from 'react';
import { type FieldProps, FieldRow } from './FieldRow.tsx';

export interface ParamProps extends FieldProps {
  readonly in?: 'path' | 'query' | 'body' | 'header';
}

/** A parameter of an HTTP call. */
export function Param({ in: place, ...field }: ParamProps): ReactElement {
  return <FieldRow {...field} place={place} />;
}
