import type { ReactElement, ReactNode } from 'react';
import type { FieldValue } from './FieldRow.tsx';
import { FieldRow } from './FieldRow.tsx';

export interface ParamProps {
  readonly name: string;
  readonly in?: 'path' | 'query' | 'body' | 'header';
  readonly type?: string;
  readonly required?: boolean;
  readonly default?: FieldValue;
  readonly children?: ReactNode;
}

/** A parameter of an HTTP call. */
export function Param({ in: place, ...field }: ParamProps): ReactElement {
  return <FieldRow {...field} {...(place !== undefined && { place })} />;
}
