import type { Constant } from '../../config/siteApi.ts';
import { replaced } from '../../markdown/pieces.ts';
import { type Diagnostic, type Fix, warningOf } from '../../model/diagnostic.ts';
import { keyPlace, type SourceFile } from '../../model/sourceFile.ts';
import { placeIn } from '../../model/sourcePlace.ts';
import { ownValue } from '../../model/values/ownValue.ts';
import type { Stretch } from '../inspection/readStretches.ts';
import { constantPattern } from './constantPattern.ts';

/** Finds values of constants that are typed by hand in a source, which has these stretches. */
type FindTyped = (source: SourceFile, stretches: readonly Stretch[]) => Diagnostic[];

/** A figure or a host: most text has neither, and need not be searched for each constant. */
const MAY_HOLD_VALUE = /\d|\bone\b|[\w*]\.[a-z]/i;

/** Front-matter keys that readers see as text. */
const SHOWN_KEYS = ['title', 'description', 'short_description', 'label'] as const;

/**
 * Makes a finder for a site's constants. `figures` are words beside which a plain figure is meant, by constant.
 * May yield `typed-constant`.
 */
export function createTypedFinder(
  constants: Readonly<Record<string, Constant>>,
  {
    figures,
    figuresInCode,
  }: { readonly figures: Readonly<Record<string, readonly string[]>>; readonly figuresInCode: boolean },
): FindTyped {
  const patterns = Object.entries(constants).flatMap(([name, value]) => {
    const pattern = constantPattern(name, value, ownValue(figures, name));
    return pattern === undefined ? [] : [{ name, value: String(value), ...pattern }];
  });
  const find = (text: string, paragraph: () => string): readonly Typed[] => {
    if (!MAY_HOLD_VALUE.test(text)) return [];
    const found = patterns.flatMap(({ name, value, pattern, context }) => {
      const matches = [...text.matchAll(pattern)];
      if (matches.length === 0 || context?.test(paragraph()) === false) return [];
      return matches.map(({ index, 0: written }) => ({ names: [name], value, index, written }));
    });
    return found.length > 1 ? withoutOverlap(found) : found;
  };
  const findIn = (text: string) => find(text, () => text);
  return (source, stretches) => {
    const inText = stretches.flatMap((stretch) => {
      if (stretch.kind === 'fence' ? !figuresInCode : source.format === 'md' && stretch.kind !== 'constantsFence')
        return [];
      return find(source.body.slice(stretch.start, stretch.end), () => paragraphAt(stretch, source.body)).map((typed) =>
        inStretch(typed, stretch, source),
      );
    });
    const inFrontmatter = SHOWN_KEYS.flatMap((key) =>
      source.format === 'md' ? [] : findIn(source.frontmatter[key] ?? '').map((typed) => inKey(typed, key, source)),
    );
    return [...inFrontmatter, ...inText];
  };
}

/** The lines around a stretch, up to the next empty ones. */
function paragraphAt({ start, end }: Stretch, body: string): string {
  const from = body.lastIndexOf('\n\n', start);
  const to = body.indexOf('\n\n', end);
  return body.slice(from === -1 ? 0 : from, to === -1 ? body.length : to);
}

/** A value typed by hand: which constants have it, and where it begins in the text that was searched. */
interface Typed {
  readonly names: readonly string[];
  readonly value: string;
  readonly index: number;
  readonly written: string;
}

/** The longest of those that overlap; constants with one value are named together. */
function withoutOverlap(found: readonly Typed[]): Typed[] {
  const kept: Typed[] = [];
  for (const one of found.toSorted((a, b) => b.written.length - a.written.length)) {
    const twin = kept.find(({ index, written }) => index === one.index && written.length === one.written.length);
    if (twin !== undefined) kept[kept.indexOf(twin)] = { ...twin, names: [...twin.names, ...one.names] };
    else if (
      !kept.some(({ index, written }) => index < one.index + one.written.length && one.index < index + written.length)
    ) {
      kept.push(one);
    }
  }
  return kept;
}

const said = ({ names, written }: Typed) =>
  `\`${written}\` is typed by hand; it is the value of ${names.map((name) => `\`${name}\``).join(' and of ')}.`;

function inStretch(typed: Typed, stretch: Stretch, source: SourceFile): Diagnostic {
  const [name = ''] = typed.names;
  const place = placeIn(source, stretch.start + typed.index, typed.written.length);
  const fix =
    typed.names.length === 1 && typed.written === typed.value ? fixOf(name, typed, stretch, source) : undefined;
  return warningOf('typed-constant', { message: said(typed), place, hint: HINTS[stretch.kind](name, typed), fix });
}

const HINTS: Readonly<Record<Stretch['kind'], (name: string, typed: Typed) => string>> = {
  text: (name) => `write \`{${name}}\``,
  heading: (name) => `give the heading its own anchor: \`{${name}} … {#anchor}\``,
  url: (name) => `write \`{${name}}\``,
  html: (name) => `write \`{${name}}\``,
  pre: (name) => `write \`{${name}}\``,
  autolink: (name) => `write \`[link text]({${name}}…)\``,
  property: (name, { written }) =>
    `write \`={${name}}\`, or \`={\\\`…\${${name}}…\\\`}\` in place of \`"…${written}…"\``,
  code: (name) => `write \`<code>{${name}}</code>\``,
  fence: (name) => `add \`constants\` after the language, and write \`{{${name}}}\``,
  constantsFence: (name) => `write \`{{${name}}}\``,
};

/** The correction, where there is but one way to write it. */
function fixOf(name: string, { index, written }: Typed, stretch: Stretch, source: SourceFile): Fix | undefined {
  const { start, end } = stretch;
  const here = (text: string) => replaced({ offset: start + index, text: written }, text, source);
  const whole = (text: string) => replaced({ offset: start, text: source.body.slice(start, end) }, text, source);
  const inner = source.body.slice(start + 1, end - 1);
  const before = inner.slice(0, index - 1);
  const after = inner.slice(index - 1 + written.length);
  switch (stretch.kind) {
    case 'text':
    case 'url':
      return here(`{${name}}`);
    case 'constantsFence':
      return here(`{{${name}}}`);
    case 'property':
      if (/[`$\\&\n]/.test(inner)) return undefined;
      return whole(before + after === '' ? `{${name}}` : `{\`${before}\${${name}}${after}\`}`);
    case 'code':
      // What is left must mean the same outside of backquotes.
      return /^[\w /:.,=?-]*$/.test(before + after) && !/_|https?:|www\./.test(before + after)
        ? whole(`<code>${before}{${name}}${after}</code>`)
        : undefined;
    default:
      return undefined;
  }
}

/** Constants have no place in front matter. */
const inKey = (typed: Typed, key: (typeof SHOWN_KEYS)[number], source: SourceFile): Diagnostic =>
  warningOf('typed-constant', {
    message: said(typed),
    place: keyPlace(source, key),
    hint: `write it without the figure: front matter cannot use constants, and \`${typed.written}\` would stay as it is when \`${typed.names[0]}\` changes`,
  });
