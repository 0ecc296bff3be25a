import { type Diagnostic, OF_WHOLE_SITE } from '../../model/diagnostic.ts';
import { contentHash } from '../../system/contentHash.ts';

/** An entry of GitLab's Code Quality report. */
export interface GitlabFinding {
  readonly description: string;
  readonly check_name: string;
  /** Names the finding from one report to the next. */
  readonly fingerprint: string;
  readonly severity: 'major' | 'minor';
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

/** Diagnostics as GitLab shows them in a merge request: its Code Quality report. `prefix` as for `sarifLog`. */
export function gitlabReport(diagnostics: readonly Diagnostic[], prefix: string): GitlabFinding[] {
  const met = new Map<string, number>();
  return diagnostics.map(({ severity, code, message, place = OF_WHOLE_SITE, hint }) => {
    const path = prefix + place.file;
    // Without its line: a finding that moves is no other. The same words in one file are told apart by their number.
    const key = JSON.stringify([path, code, message]);
    const number = met.get(key) ?? 0;
    met.set(key, number + 1);
    return {
      description: hint === undefined ? message : `${message} Hint: ${hint}`,
      check_name: code,
      fingerprint: contentHash(`${key} ${number}`),
      severity: severity === 'error' ? 'major' : 'minor',
      location: { path, lines: { begin: place.line } },
    };
  });
}
