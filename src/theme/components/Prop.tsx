import type { ReactElement, ReactNode } from 'react';
import type { FieldValue } from './FieldRow.tsx';
import { FieldRow } from './FieldRow.tsx';

export interface PropProps {
  readonly name: string;
  readonly type?: string;
  readonly required?: boolean;
  readonly default?: FieldValue;
  readonly children?: ReactNode;
}

/** A property: of an object, of a component, or an option of a command. */
export function Prop(field: PropProps): ReactElement {
  return <FieldRow {...field} />;
}
