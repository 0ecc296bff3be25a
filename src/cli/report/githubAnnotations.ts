import type { Diagnostic } from '../../model/diagnostic.ts';
import { printable } from './printable.ts';

/** Diagnostics as commands of a GitHub workflow, which shows them beside the lines. `prefix` as for `sarifLog`. */
export const githubAnnotations = (diagnostics: readonly Diagnostic[], prefix: string): string =>
  diagnostics
    .map(({ severity, code, message, place, hint }) => {
      const properties = {
        ...(place === undefined
          ? {}
          : { file: prefix + place.file, line: place.line, col: place.column, endColumn: place.endColumn }),
        title: code,
      };
      const written = Object.entries(properties).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
      );
      return `::${severity} ${written.join(',')}::${escapeData(hint === undefined ? message : `${message}\n${hint}`)}\n`;
    })
    .join('');

const escapeData = (text: string) =>
  printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
