import * as v from 'valibot';
import { badgeTypeMeant } from '../../model/badgeType.ts';
import { LISTED_LEVELS } from '../../model/headingLevels.ts';
import { asLanguageTag, languageMeant } from '../../model/languages/languageTag.ts';
import type { Frontmatter } from '../../model/page.ts';
import { nearest } from '../../model/text/nearest.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { frontmatterSchema } from '../frontmatter/frontmatterSchema.ts';
import { yamlText, yamlTextInside } from '../yamlText.ts';

/** What to write for a value that Starlight or VuePress takes, or that is spelled otherwise; else undefined. */
export function valueHint(key: string, given: unknown): string | undefined {
  // `false` would hide what VuePress fills with the page's headings.
  if (key === 'sidebar' && (given === 'auto' || given === 'heading'))
    return 'delete the line: every page already lists its headings';
  if (key === 'hero' && given === false) return 'delete the line: only a page with `hero` is a landing page';
  if (key === 'toc' && typeof given === 'number') return `toc: ${given > 6 ? 6 : 2}`;
  const depth = key === 'toc' ? depthMeant(given) : undefined;
  if (depth !== undefined) return `toc: ${depth}`;
  if (key === 'permalink' && typeof given === 'number') return `permalink: /${given}/`;
  if (key === 'permalink' && typeof given === 'boolean') return 'delete the line: the path of the file is its address';
  if ((key === 'prev' || key === 'next') && given === true)
    return 'delete the line: a page has this link unless it is `false`';
  if (key === 'search' && /^(?:high|top|max)/i.test(String(given)))
    return 'delete the line: search ranks all pages alike but for those with `low`';
  if (typeof given === 'string') return spellingHint(key, given);
  if (typeof given !== 'object' || given === null) return undefined;
  // Of Docusaurus, which lists a tag at an address of its own.
  if (key === 'tags') {
    const labels = [given].flat().map((one) => (typeof one === 'string' ? one : asRecord(one).label));
    const texts = labels.filter((label) => typeof label === 'string' && label.trim() !== '');
    return texts.length < labels.length
      ? undefined
      : `tags: [${texts.map((text) => yamlTextInside(String(text))).join(', ')}]`;
  }
  // Of Material and Blume.
  if (key === 'search') {
    const { exclude, boost } = asRecord(given);
    if (exclude === true) return 'search: false';
    return isLowBoost(boost)
      ? 'search: low'
      : 'delete it with the lines below it: all that they say is that the page is found, and how';
  }
  const [first, ...more] = [given].flat();
  if (key === 'content_class' && Array.isArray(given)) return `content_class: ${yamlText(given.join(' '))}`;
  if (/^(?:image|thumbnail|permalink)$/.test(key) && typeof first === 'string' && more.length === 0)
    return `${key}: ${yamlText(first)}`;
  const { order, label, hidden, badge } = asRecord(given);
  if (key === 'sidebar') {
    const lines = [
      ...(typeof order === 'number' ? [`\`order: ${order}\``] : []),
      ...(typeof label === 'string' ? [`\`label: ${yamlText(label)}\``] : []),
      ...badgeHere(badge),
      ...(hidden === true ? ['`unlisted: sidebar`'] : []),
    ];
    return lines.length > 0
      ? `write ${lines.join(' and ')} instead`
      : 'delete it: a page sets only its `order`, `label` and `badge` in the sidebar, each as a top-level key';
  }
  // Themes of VuePress say there how the folder of a page stands in sidebars.
  if (key === 'dir')
    return typeof order === 'number'
      ? `delete it: \`order: ${order}\` in the page of a folder puts that in its place`
      : 'delete it: `label` and `order` in the page of a folder say how that stands in sidebars';
  if (key !== 'prev' && key !== 'next') return undefined;
  const isText = (one: unknown) => typeof one === 'string';
  const { text, title, link, href, to, url } = asRecord(given);
  const [words, target] = [[text, label, title].find(isText), [link, href, to, url].find(isText)];
  if (words === undefined) return target === undefined ? undefined : `${key}: ${yamlText(target)}`;
  return `${key}: {text: ${yamlTextInside(words)}${target === undefined ? '' : `, link: ${yamlTextInside(target)}`}}`;
}

/** How deep a list of headings goes in VitePress (`deep`, or the first and the last level) and Starlight. */
export function depthMeant(given: unknown): number | undefined {
  const deepest = given === 'deep' ? 6 : Array.isArray(given) ? given.at(-1) : asRecord(given).maxHeadingLevel;
  return LISTED_LEVELS.find((level) => level === deepest);
}

/** Whether search elsewhere makes less of a page by this factor. */
export const isLowBoost = (boost: unknown): boolean => typeof boost === 'number' && boost < 1;

/** The line of a value that only has another spelling here; undefined for anything else. */
function spellingHint(key: string, given: string): string | undefined {
  const meant = SPELLED_HERE[key]?.(given.trim());
  if (meant === undefined || !v.is(frontmatterSchema[key as keyof Frontmatter].schema, meant)) return undefined;
  return `${key}: ${meant}`;
}

const figureIn = (text: string) => (text === '' ? undefined : Number(text));

const SPELLED_HERE: Readonly<Record<string, (given: string) => string | number | undefined>> = {
  lastUpdated: dayMeant,
  lang: (given) => languageMeant(asLanguageTag(given)) ?? asLanguageTag(given),
  dir: (given) => (/^l/i.test(given) ? 'ltr' : undefined),
  search: (given) => nearest(given, ['low']),
  unlisted: (given) => nearest(given, ['sidebar']),
  toc: figureIn,
  order: figureIn,
};

/** The day that a text in another notation says, as it is written here. */
export function dayMeant(given: string): string | undefined {
  // A day that is none would be another one.
  return /^\d{4}-\d\d-\d\d$/.test(given) ? undefined : (dayInFigures(given) ?? dayOf(given));
}

/** The day of a date in any notation that JavaScript reads. */
export function dayOf(date: unknown): string | undefined {
  // Without a zone it is meant as the day that is written.
  const time = typeof date === 'string' ? Date.parse(`${date} UTC`) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** A day as it is written in much of Europe. */
function dayInFigures(given: string): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(given) ?? [];
  return year === undefined ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The badge of a page in Starlight, as it is written here. */
function badgeHere(given: unknown): readonly string[] {
  const { text = given, variant } = asRecord(given);
  if (typeof text !== 'string') return [];
  return [
    variant === undefined
      ? `\`badge: ${yamlText(text)}\``
      : `\`badge: {text: ${yamlTextInside(text)}, type: ${badgeTypeMeant(variant)}}\``,
  ];
}

/**
 * The first tag that is not read, of VitePress (`[meta, {…}]`) or Starlight (`{tag: meta, attrs: {…}}`), as it is
 * written here.
 */
export function headHint(given: unknown): string | undefined {
  const first = [given].flat().find((one) => !v.is(frontmatterSchema.head.schema, [one]));
  const { tag, attrs, attributes = attrs } = asRecord(first);
  const [name, values] = Array.isArray(first) ? first : [tag, attributes];
  if (name === 'title') return 'delete it: `title` of the front matter is the title in the head, too';
  if (typeof name === 'string' && !/^(?:meta|link)$/.test(name))
    return 'write it in the option `head` of `site/config.ts`, for all pages';
  const pairs = Object.entries(values ?? {}).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  if (typeof name !== 'string' || pairs.length === 0) return undefined;
  return `head: [{tag: ${name}, attributes: {${pairs.join(', ')}}}]`;
}
