import type { Constant } from '../../config/siteApi.ts';
import { evaluateExpression } from '../../markdown/mdx/evaluateExpression.ts';
import { NAME_IN_BRACES, NAME_IN_DOUBLE_BRACES } from '../../markdown/mdx/expressions.ts';
import { pageValues } from '../../markdown/mdx/pageValues.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import type { Stretch } from '../inspection/readStretches.ts';

/** Names of constants that readers see in braces, where a value was meant. May yield `unshown-constant`. */
export function unshownConstants(
  source: SourceFile,
  stretches: readonly Stretch[],
  constants: Readonly<Record<string, Constant>>,
): Diagnostic[] {
  const { body, format } = source;
  const values = pageValues(source, constants);
  return stretches.flatMap(({ kind, start, end }) => {
    const isPlain = format === 'md' && (kind === 'text' || kind === 'heading');
    if (kind !== 'fence' && !isPlain) return [];
    const names = [...body.slice(start, end).matchAll(isPlain ? NAME_IN_BRACES : NAME_IN_DOUBLE_BRACES)];
    // What code shows in double braces may be a template of any program.
    const isKnown = (name: string) =>
      isPlain ? 'value' in evaluateExpression(name, values) : Object.hasOwn(constants, name);
    // Braces that are escaped are meant as they stand.
    const isMeant = (index: number) => isPlain && body[start + index - 1] === '\\';
    return names
      .filter(({ index, 1: name = '' }) => isKnown(name) && !isMeant(index))
      .map(
        ({ index, 0: written, 1: name }): Diagnostic =>
          warningOf('unshown-constant', {
            message: `Readers see \`${written}\`, not the value of \`${name}\`.`,
            place: placeIn(source, start + index, written.length),
            hint: isPlain
              ? 'rename the file to end in `.mdx`: plain Markdown cannot use constants'
              : 'add `constants` to the info string of the fence',
          }),
      );
  });
}
