import type { ArtifactChange, Log, ReportingDescriptor, Result } from 'sarif';
import { type Diagnostic, type Fix, OF_WHOLE_SITE, type Place } from '../../model/diagnostic.ts';
import { DIAGNOSTIC_CODES } from '../../model/diagnosticCodes.ts';
import { groupBy } from '../../model/values/groupBy.ts';
import { packageVersion } from '../../system/packageRoot.ts';

/** What a log tells besides diagnostics. */
interface SarifSurroundings {
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
    message: { text: hint === undefined ? message : `${message} Hint: ${hint}` },
    locations: [at(place ?? OF_WHOLE_SITE)],
    ...(related.length === 0 ? {} : { relatedLocations: related.map((other, id) => ({ id, ...at(other) })) }),
    ...fixesOf(fix, prefix),
  };
}

/**
 * A correction of texts, in all files that it touches. One that also renames a file cannot be told, and is none without
 * that.
 */
function fixesOf(fix: Fix | undefined, prefix: string): Pick<Result, 'fixes'> {
  const all = fix === undefined ? [] : [fix, ...(fix.beside ?? [])];
  const changes = groupBy(all.filter(changesText), ({ place }) => place.file);
  if (fix === undefined || changes.size === 0 || all.some(({ renamedTo }) => renamedTo !== undefined)) return {};
  const artifactChanges = [...changes].map(([file, parts]) => artifactChange(file, parts, prefix));
  return { fixes: [{ description: { text: descriptionOf(fix, [...changes.keys()]) }, artifactChanges }] };
}

const changesText = ({ was, text }: Fix) => was !== '' || text !== '';

function descriptionOf(fix: Fix, files: readonly string[]): string {
  if (!changesText(fix)) return `Correct ${files.join(', ')}`;
  const others = files.filter((file) => file !== fix.place.file);
  const own = fix.text.trim() === '' ? 'Delete it' : `Write ${fix.text}`;
  return others.length === 0 ? own : `${own}, and correct ${others.join(', ')}`;
}

const artifactChange = (file: string, fixes: readonly Fix[], prefix: string): ArtifactChange => ({
  artifactLocation: artifactOf(file, prefix),
  replacements: fixes
    .flatMap((fix) => [fix, ...(fix.with ?? [])])
    .map(({ place, was, text }) => ({
      deletedRegion: was.endsWith('\n')
        ? { ...regionOf(place), endLine: place.line + 1, endColumn: 1 }
        : regionOf(place),
      insertedContent: { text },
    })),
});

const locationOf = (place: Place, prefix: string) => ({
  physicalLocation: { artifactLocation: artifactOf(place.file, prefix), region: regionOf(place) },
});

const artifactOf = (file: string, prefix: string) => ({
  uri: (prefix + file).split('/').map(encodeURIComponent).join('/'),
  uriBaseId: '%SRCROOT%',
});

const regionOf = ({ line, column, endColumn }: Place) => ({
  startLine: line,
  startColumn: column,
  ...(endColumn === undefined ? {} : { endColumn }),
});
