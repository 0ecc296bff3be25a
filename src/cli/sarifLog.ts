import type { Log, ReportingDescriptor, Result } from 'sarif';
import { type Diagnostic, OF_WHOLE_SITE, type Place } from '../model/diagnostic.ts';
import { DIAGNOSTIC_CODES } from '../model/diagnosticCodes.ts';
import { packageVersion } from '../system/packageRoot.ts';

/** What a log tells besides diagnostics. */
export interface SarifSurroundings {
  /** Path of the project within its repository, with a slash at its end; empty where they are the same. */
  readonly prefix: string;
  /** What was not looked at, and why. */
  readonly notes: readonly string[];
}

/** Diagnostics in SARIF 2.1.0, as code hosts show them in a review. Paths are relative to the repository. */
export function sarifLog(diagnostics: readonly Diagnostic[], { prefix, notes }: SarifSurroundings): Log {
  const codes = Object.keys(DIAGNOSTIC_CODES);
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'docsgen', semanticVersion: packageVersion, rules: RULES } },
        // Columns are those of editors.
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: notes.map((text) => ({ level: 'note', message: { text } })),
          },
        ],
        results: diagnostics.map((diagnostic) => ({
          ruleId: diagnostic.code,
          ruleIndex: codes.indexOf(diagnostic.code),
          ...resultOf(diagnostic, prefix),
        })),
      },
    ],
  };
}

const RULES: ReportingDescriptor[] = Object.entries(DIAGNOSTIC_CODES).map(([id, text]) => ({
  id,
  shortDescription: { text: text.replaceAll('`', "'") },
}));

function resultOf(
  { severity, message, place, hint, related = [], fix }: Diagnostic,
  prefix: string,
): Omit<Result, 'ruleId' | 'ruleIndex'> {
  const at = (other: Place) => locationOf(other, prefix);
  return {
    level: severity,
    message: { text: hint === undefined ? message : `${message} Hint: ${hint}.` },
    locations: [at(place ?? OF_WHOLE_SITE)],
    ...(related.length === 0 ? {} : { relatedLocations: related.map((other, id) => ({ id, ...at(other) })) }),
    // Its corrections are those of a text alone.
    ...(fix === undefined || (fix.was === '' && fix.text === '')
      ? {}
      : {
          fixes: [
            {
              description: { text: fix.text.trim() === '' ? 'Delete it' : `Write ${fix.text}` },
              artifactChanges: [
                {
                  artifactLocation: artifactOf(fix.place, prefix),
                  replacements: [fix, ...(fix.with ?? [])].map(({ place, was, text }) => ({
                    deletedRegion: was.endsWith('\n')
                      ? { ...regionOf(place), endLine: place.line + 1, endColumn: 1 }
                      : regionOf(place),
                    insertedContent: { text },
                  })),
                },
              ],
            },
          ],
        }),
  };
}

const locationOf = (place: Place, prefix: string) => ({
  physicalLocation: { artifactLocation: artifactOf(place, prefix), region: regionOf(place) },
});

const artifactOf = ({ file }: Place, prefix: string) => ({
  uri: (prefix + file).split('/').map(encodeURIComponent).join('/'),
  uriBaseId: '%SRCROOT%',
});

const regionOf = ({ line, column, endColumn }: Place) => ({
  startLine: line,
  startColumn: column,
  ...(endColumn === undefined ? {} : { endColumn }),
});
