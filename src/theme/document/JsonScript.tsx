import type { ReactElement } from 'react';
import { scriptJson } from './scriptJson.ts';

interface JsonScriptProps {
  readonly data: unknown;
  readonly id?: string;
  /** Address of the script that reads the table of moved headings, for a document that has not loaded it. */
  readonly 'data-moved'?: string;
  readonly 'data-integrity'?: string | undefined;
}

/** Data in a page for the scripts of the client, which know it by its id or its attribute. */
export const JsonScript = ({ data, ...name }: JsonScriptProps): ReactElement => (
  <script type="application/json" {...name} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
);
