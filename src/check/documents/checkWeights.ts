import type { CheckBudgets } from '../../config/siteApi.ts';
import { decodeAddress } from '../../model/addresses/decodeAddress.ts';
import { type Diagnostic, type Place, warningOf } from '../../model/diagnostic.ts';
import { locate } from './locate.ts';
import type { ShownPage, ShownSite } from './shownSite.ts';

/** Files with their sizes: path relative to the output folder to bytes. */
type FileSizes = ReadonlyMap<string, number>;

/** What is too heavy. */
interface WeightRules {
  readonly budgets: CheckBudgets;
  readonly placeOfBudget: Place;
  /** Whether readers get smaller copies of a picture, by its path relative to the output folder. */
  readonly hasCopies: (file: string) => boolean;
}

/** Documents, pictures, scripts and styles beyond their budget, each once. May yield `page-weight`. */
export function checkWeights(
  site: ShownSite,
  sizes: FileSizes,
  { budgets, placeOfBudget, hasCopies }: WeightRules,
): Diagnostic[] {
  const pictures = new Map<string, Diagnostic>();
  const diagnostics: Diagnostic[] = [];
  for (const shown of site.pages.values()) {
    const { path } = shown.page.record;
    const { html, rest: loaded } = partsOf(shown, site, sizes);
    const rest = loaded.filter(({ file, kind }) => kind !== 'image' || !hasCopies(file));
    const start = locate(shown, []);
    const all = html + sum(rest);
    if (html > limit(budgets.html))
      diagnostics.push(tooHeavy(`The document \`${path}\``, start, { kind: 'html', bytes: html, budgets }));
    else if (all > limit(budgets.page)) {
      const thing = `The page \`${path}\` with everything it loads`;
      diagnostics.push(tooHeavy(thing, start, { kind: 'page', bytes: all, budgets }));
    }
    for (const { file, kind, bytes, url } of rest) {
      if (kind !== 'image' || bytes <= limit(budgets.image) || pictures.has(file)) continue;
      const place = shown.page.links.find(({ href }) => href === url)?.place ?? locate(shown, [`/${file}`]);
      pictures.set(file, tooHeavy(`The image \`/${file}\``, place, { kind, bytes, budgets }));
    }
  }
  for (const [file, bytes] of sizes) {
    const kind = file.endsWith('.css') ? 'style' : /^assets\/[^/]*\.js$/.test(file) ? 'script' : undefined;
    if (kind !== undefined && bytes > limit(budgets[kind])) {
      diagnostics.push(tooHeavy(`The ${kind} \`/${file}\``, placeOfBudget, { kind, bytes, budgets }));
    }
  }
  return [...diagnostics, ...pictures.values()];
}

const limit = (kB: number) => kB * 1000;

interface WeighedPart {
  readonly file: string;
  readonly url: string;
  readonly kind: 'image' | 'script' | 'style';
  readonly bytes: number;
}

/** What a page's document weighs, and each file that it loads by itself. */
function partsOf({ document }: ShownPage, { base }: ShownSite, sizes: FileSizes) {
  const rest = new Map<string, WeighedPart>();
  for (const { kind, url } of document.references) {
    if ((kind !== 'image' && kind !== 'script' && kind !== 'style') || !url.startsWith(base)) continue;
    const file = decodeAddress(url.slice(base.length).replace(/[?#].*$/, ''));
    const bytes = sizes.get(file);
    if (bytes !== undefined && !rest.has(file)) rest.set(file, { file, url, kind, bytes });
  }
  return { html: document.sizeBytes, rest: [...rest.values()] };
}

const sum = (parts: readonly WeighedPart[]) => parts.reduce((total, { bytes }) => total + bytes, 0);

const HINTS: Readonly<Record<keyof CheckBudgets, string>> = {
  html: 'split the page',
  image:
    'save it as WebP or AVIF, at the size it is shown, let the build make smaller copies with `responsiveImages: true`',
  script: 'import less in it, or load its heavy parts on demand',
  style: 'remove the rules that nothing uses',
  page: 'split the page, or use smaller images',
};

interface Weight {
  readonly kind: keyof CheckBudgets;
  readonly bytes: number;
  readonly budgets: CheckBudgets;
}

const tooHeavy = (thing: string, place: Place, { kind, bytes, budgets }: Weight): Diagnostic =>
  warningOf('page-weight', {
    message: `${thing} is ${Math.ceil(bytes / 1000)} kB; the budget is ${budgets[kind]} kB.`,
    place,
    hint: `${HINTS[kind]}, or set \`check: { budgets: { ${kind}: ${Math.ceil(bytes / 100_000) * 100} } }\` in the configuration`,
  });
