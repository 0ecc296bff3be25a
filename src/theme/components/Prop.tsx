import type { ReactElement } from 'react';
import { type FieldProps, FieldRow } from './FieldRow.tsx';

/** A property: of an object, of a component, or an option of a command. */
export function Prop(field: FieldProps): ReactElement {
  return <FieldRow {...field} />;
}
