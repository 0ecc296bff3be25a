import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { Hero } from '../model/page.ts';
import { describeValue } from './describeValue.ts';
import { isWords, type MapShape, type PlaceOfKey, readMap } from './readMap.ts';

/** What `hero` of front matter says. */
export interface ReadHero {
  readonly hero: Hero;
  /** Where its addresses stand: `image`, and the links of its actions by their numbers. */
  readonly urlPlaces: Readonly<Record<string, Place>>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * What is right in the map below `hero`. `placeOf` finds what stands in it by the way there: `actions.0.link`. May yield
 * `wrong-type`, and the warning `unknown-key`.
 */
export function readHero(given: unknown, placeOf: PlaceOfKey): ReadHero {
  const faults: Diagnostic[] = [];
  const urlPlaces: Record<string, Place> = {};
  const links: { readonly text: string; readonly link: string }[] = [];
  const { image, actions = [] } = readMap(given, HERO, { placeOf, faults });
  if (image !== undefined) urlPlaces.image = placeOf('image').value;
  for (const [index, action] of (actions as readonly unknown[]).entries()) {
    const placeIn: PlaceOfKey = (key) => placeOf(`actions.${index}${key === '' ? '' : `.${key}`}`);
    if (!isMap(action)) {
      const message = `An action of \`hero\` is ${describeValue(action)}, expected \`{text, link}\`.`;
      faults.push({ severity: 'error', code: 'wrong-type', message, place: placeIn('').value, hint: `- ${EXAMPLE}` });
      continue;
    }
    const { text, link } = readMap(action, ACTION, { placeOf: placeIn, faults });
    if (!isWords(text) || !isWords(link)) continue;
    urlPlaces[links.length] = placeIn('link').value;
    links.push({ text: text.trim(), link: link.trim() });
  }
  const hero = {
    ...(isWords(image) ? { image: image.trim() } : {}),
    ...(links.length === 0 ? {} : { actions: links }),
  };
  return { hero, urlPlaces, diagnostics: faults };
}

const isMap = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const EXAMPLE = '{text: Get started, link: /a/route/}';

const shownOutside = (key: string) =>
  `delete it: readers see the \`${key}\` of the page, which stands outside of \`hero\``;

const HERO: MapShape = {
  name: '`hero`',
  keys: {
    image: { is: isWords, expected: 'the path of a picture', hint: (given) => `image: ${pictureElsewhere(given)}` },
    actions: { is: Array.isArray, expected: 'a list of `{text, link}`', hint: () => `actions: [${EXAMPLE}]` },
  },
  elsewhere: {
    name: shownOutside('title'),
    text: shownOutside('title'),
    title: shownOutside('title'),
    tagline: shownOutside('description'),
  },
};

/** The picture that VitePress or Starlight have in a map, as it is named here. */
function pictureElsewhere(given: unknown): string {
  const { src, file, light, dark } = (given ?? {}) as Readonly<Record<string, unknown>>;
  const path = [src, file, light, dark].find(isWords) ?? '/logo.svg';
  return path.startsWith('/') ? path : `/${path.split('/').at(-1)}`;
}

const byPlace = 'delete it: the first action is filled, and the others are framed';

const ACTION: MapShape = {
  name: 'an action of `hero`',
  keys: {
    text: { is: isWords, expected: 'text', hint: () => EXAMPLE, isNeeded: true },
    link: { is: isWords, expected: 'a route, a file or a full URL', hint: () => EXAMPLE, isNeeded: true },
  },
  elsewhere: { theme: byPlace, type: byPlace, variant: byPlace, label: 'write `text`', href: 'write `link`' },
};
