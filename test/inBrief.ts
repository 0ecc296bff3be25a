import type { Diagnostic } from '../src/model/diagnostic.ts';

/** A diagnostic as `error broken-link content/a.md:1:5`. */
export const inBrief = ({ severity, code, place }: Diagnostic): string =>
  `${severity} ${code} ${place?.file}:${place?.line}:${place?.column}`;
