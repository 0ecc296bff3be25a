/** What the name of a language looks like, for messages. */
export const EXPECTED_LANGUAGE_TAG = 'a language tag such as `en` or `en-US`';

/** The shape of such a tag; readers' programs take a page in `en_US` for one in no language at all. */
export const LANGUAGE_TAG: RegExp = /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]+)*$/;

/**
 * The name of a language as tags are written, also of one that is written as systems do: `zh_Hans_CN` → `zh-Hans-CN`,
 * `German` → `de`
 */
export const asLanguageTag = (name: string): string => NAMED.get(name.toLowerCase()) ?? name.replaceAll('_', '-');

/** Names that are taken for tags, in English and as the languages have them. */
const NAMED: ReadonlyMap<string, string> = new Map(
  [
    'ar arabic العربية',
    'de german deutsch',
    'en english',
    'es spanish español',
    'fr french français',
    'hi hindi हिन्दी',
    'it italian italiano',
    'ja japanese 日本語',
    'ko korean 한국어',
    'nl dutch nederlands',
    'pl polish polski',
    'pt portuguese português',
    'ru russian русский',
    'tr turkish türkçe',
    'uk ukrainian українська',
    'zh chinese 中文',
  ].flatMap((line) => {
    const [tag = '', ...names] = line.split(' ');
    return names.map((name) => [name, tag] as const);
  }),
);

// A text: the browser has another part of this file, and a set that is made of it would come along.
/** All languages of two letters (ISO 639-1, and older codes of some): browsers and search engines know no others. */
const SHORT_CODES = `aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz
 ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw
 ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb
 nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st
 su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu`;

/**
 * The tag that is probably meant by one of a language that there is not: many begin with the code of a country, `jp` →
 * `ja`,
 * `us-en` → `en-US`.
 * Undefined for one of a language, and for one of three letters, of which there are thousands.
 */
export function languageMeant(tag: string): string | undefined {
  const [code = '', ...rest] = tag.split('-');
  if (code.length !== 2 || SHORT_CODES.includes(code.toLowerCase())) return undefined;
  const language = localeOf(`und-${code}`)?.maximize().language ?? 'en';
  return rest.join('-').toLowerCase() === language
    ? `${language}-${code.toUpperCase()}`
    : [language, ...rest].join('-');
}

/** Whether a tag is that of English, of whatever country. */
export const isEnglish = (lang: string): boolean => /^en(?:-|$)/i.test(lang);

/** What is known of a language by its tag; undefined for what is no tag. */
export function localeOf(lang: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(lang);
  } catch {
    return undefined;
  }
}

/** What a language calls itself, `Deutsch` for `de`; undefined for one that is not known. */
export function nameOfLanguage(tag: string): string | undefined {
  const name = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag);
  return name === undefined ? undefined : name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** In which direction a language is written. */
export const directionOf = (lang: string): 'ltr' | 'rtl' =>
  // To ask for the first script takes as long as making three pages.
  !isEnglish(lang) && RIGHT_TO_LEFT.has(localeOf(lang)?.maximize().script ?? '') ? 'rtl' : 'ltr';

/** The direction of writing that a text names; undefined for any other text. */
export const directionIn = (text: string | undefined): 'ltr' | 'rtl' | undefined =>
  text === 'ltr' || text === 'rtl' ? text : undefined;
