import { type Diagnostic, errorOf, type Fix, type Place } from '../../model/diagnostic.ts';
import type { Hero } from '../../model/page.ts';
import type { SchemeImageInput } from '../../model/schemeImage.ts';
import { isWords } from '../../model/values/isWords.ts';
import { heroWords, type WordsHere } from '../frontmatterElsewhere/heroWords.ts';
import { pictureElsewhere } from '../frontmatterElsewhere/pictureElsewhere.ts';
import { yamlText } from '../yamlText.ts';
import { describeValue } from './describeValue.ts';
import { isMap, type MapShape, type PlaceOfKey, readMap } from './readMap.ts';

interface ReadHero {
  readonly hero: Hero;
  /** Where its addresses stand: `image`, or `image.light` and `image.dark`; links of its actions by their numbers. */
  readonly urlPlaces: Readonly<Record<string, Place>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a hero stands in. What is in it is asked for by the way there: `actions.0.link`. */
interface AroundHero {
  readonly placeOf: PlaceOfKey;
  readonly fixOf: (path: string) => Fix | undefined;
  /** The front matter of the page. */
  readonly page: Readonly<Record<string, unknown>>;
}

/** What is right in the map below `hero` of a page. May yield `wrong-type`, and the warning `unknown-key`. */
export function readHero(given: unknown, { placeOf, fixOf, page }: AroundHero): ReadHero {
  const faults: Diagnostic[] = [];
  const urlPlaces: Record<string, Place> = {};
  const links: { readonly text: string; readonly link: string }[] = [];
  const { image, actions = [] } = readMap(
    given,
    { ...HERO, elsewhere: wordsElsewhere(given, page) },
    { placeOf, faults, fixOf },
  );
  const images = isWords(image) ? ['image'] : isMap(image) ? ['image.light', 'image.dark'] : [];
  for (const key of images) urlPlaces[key] = placeOf(key).value;
  for (const [index, action] of (actions as readonly unknown[]).entries()) {
    const inside = (key: string) => `actions.${index}${key === '' ? '' : `.${key}`}`;
    const placeIn: PlaceOfKey = (key) => placeOf(inside(key));
    if (!isMap(action)) {
      const message = `An action of \`hero\` is ${describeValue(action)}, expected \`{text, link}\`.`;
      faults.push(errorOf('wrong-type', { message, place: placeIn('').value, hint: `- ${EXAMPLE}` }));
      continue;
    }
    const { text, link } = readMap(action, ACTION, { placeOf: placeIn, faults, fixOf: (key) => fixOf(inside(key)) });
    if (!isWords(text) || !isWords(link)) continue;
    urlPlaces[links.length] = placeIn('link').value;
    links.push({ text: text.trim(), link: link.trim() });
  }
  const hero = {
    ...(isImage(image) ? { image: trimmed(image) } : {}),
    ...(links.length === 0 ? {} : { actions: links }),
  };
  return { hero, urlPlaces, diagnostics: faults };
}

function isImage(value: unknown): value is SchemeImageInput {
  if (!isMap(value)) return isWords(value);
  const { light, dark, ...more } = value;
  return isWords(light) && isWords(dark) && Object.keys(more).length === 0;
}

const trimmed = (image: SchemeImageInput): SchemeImageInput =>
  typeof image === 'string' ? image.trim() : { light: image.light.trim(), dark: image.dark.trim() };

const EXAMPLE = '{text: Get started, link: /a/route/}';

const shownOutside = (key: string) =>
  `delete it: readers see the \`${key}\` of the page, which stands outside of \`hero\``;

const HERO: MapShape = {
  name: '`hero`',
  keys: {
    image: {
      is: isImage,
      expected: 'the path of a picture, or `{light, dark}`',
      hint: (given) => `image: ${pictureElsewhere(given)}`,
    },
    actions: { is: Array.isArray, expected: 'a list of `{text, link}`', hint: () => `actions: [${EXAMPLE}]` },
  },
};

/** What readers see at the top elsewhere: to delete it alone would lose it where the page says nothing of the kind. */
function wordsElsewhere(given: unknown, page: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const { title, description } = heroWords(given, page);
  const outside = (key: string, { line, state }: WordsHere) => {
    if (state === 'same') return shownOutside(key);
    return state === 'missing'
      ? `write \`${key}: ${yamlText(line)}\` outside of \`hero\`, and delete it here`
      : `write it in the \`${key}\` of the page, which readers see in place of it, or delete it`;
  };
  const atTop = outside('title', title);
  return { name: atTop, text: atTop, title: atTop, tagline: outside('description', description) };
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
