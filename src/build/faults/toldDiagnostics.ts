import type { SiteConfig } from '../../config/siteConfig.ts';
import { withoutAllowed } from '../../config/withoutAllowed.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { createLineReader } from '../../system/sourceLines.ts';

/** What is told of a site: all that is wrong with it, without the warnings that it allows. */
export const toldDiagnostics = (
  diagnostics: readonly Diagnostic[],
  { root, check }: Pick<SiteConfig, 'root' | 'check'>,
): Diagnostic[] => withoutAllowed(diagnostics, { allow: check.allow, linesOf: createLineReader(root) });
