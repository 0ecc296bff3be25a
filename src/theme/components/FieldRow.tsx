import type { ReactElement, ReactNode } from 'react';
import { BreakableText } from '../BreakableText.tsx';
import { strings } from '../strings.ts';

/** What each field of a list has. */
export interface FieldProps {
  readonly name: string;
  readonly type?: string;
  readonly required?: boolean;
  /** As MDX gives it: text in quotes, or the value of an expression. */
  readonly default?: string | number | boolean;
  readonly children?: ReactNode;
}

interface FieldRowProps extends FieldProps {
  /** Where the field travels: path, query, body or header. */
  readonly place?: string | undefined;
}

/** One field of a parameter or property list: what it is called and takes, and beside or below it what it means. */
export function FieldRow({ name, type, place, required, default: initial, children }: FieldRowProps): ReactElement {
  return (
    <div className="field">
      <dt>
        <code className="field-name">
          <BreakableText text={name} />
        </code>
        {type === undefined ? null : <span className="field-type">{type}</span>}
        {place === undefined ? null : <span className="field-place">{place}</span>}
        {required ? <span className="field-required">{strings.required}</span> : null}
      </dt>
      <dd>
        <div className="field-text">{children}</div>
        {initial === undefined ? null : (
          <p className="field-default">
            {`${strings.defaultValue} `}
            <code>{String(initial)}</code>
          </p>
        )}
      </dd>
    </div>
  );
}
