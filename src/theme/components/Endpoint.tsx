import type { ReactElement } from 'react';
import { Fragment } from 'react';
import { CopyButton } from '../islands/CopyButton.tsx';
import { Island } from '../islands/Island.tsx';
import { strings } from '../strings.ts';

interface EndpointProps {
  /** HTTP method in upper case. */
  readonly method: string;
  /** Path with its variables in braces: `/sources/{source_id}/webhooks`. */
  readonly path: string;
}

/** Method and path of a REST call, with a button that copies the path. */
export function Endpoint({ method, path }: EndpointProps): ReactElement {
  const copy = { label: strings.copyEndpoint };
  return (
    <div className="endpoint">
      <span className={`method method-${method.toLowerCase()}`}>{method}</span>
      <code className="endpoint-path">{segmentsOf(path)}</code>
      <Island name="CopyButton" props={copy} inline>
        <CopyButton {...copy} />
      </Island>
    </div>
  );
}

// A long path breaks after its slashes.
const segmentsOf = (path: string) =>
  path.split(/(?<=\/)|(?=\{)|(?<=\})/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a path are told apart by nothing else.
    <Fragment key={index}>
      {part.startsWith('{') ? <var>{part}</var> : part}
      {part.endsWith('/') ? <wbr /> : null}
    </Fragment>
  ));
