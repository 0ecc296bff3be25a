import { Parser } from 'htmlparser2';
import { INLINE_SCRIPT, type Load } from '../../hosting/refusedLoad.ts';
import { picturesOfSet } from '../../model/addresses/sourceSet.ts';
import { withoutColors } from '../../model/text/withoutColors.ts';
import { detached } from '../../model/values/detached.ts';
import { contentHash } from '../../system/contentHash.ts';

/** An address that a document leads to or loads. */
export interface Reference {
  readonly kind: 'link' | 'image' | 'script' | 'style' | 'other';
  readonly url: string;
}

/** A heading of the document's main part. */
export interface ShownHeading {
  readonly level: number;
  readonly title: string;
}

/** What a check wants to know of a finished document. */
export interface DocumentFacts {
  /** With the names of `<a name>`, which are addresses too. */
  readonly ids: ReadonlySet<string>;
  /** Ids that stand more than once, each once. */
  readonly repeatedIds: readonly string[];
  /** Each once, in reading order. */
  readonly references: readonly Reference[];
  /** Addresses of images that have no `alt` at all. */
  readonly imagesWithoutAlt: readonly string[];
  /** What `style` attributes say, each once; `<style>` for an element of that name. */
  readonly inlineStyles: readonly string[];
  /** What its body loads, runs and sends to, each once. */
  readonly loads: readonly Load[];
  readonly headings: readonly ShownHeading[];
  readonly sizeBytes: number;
}

/** What documents of a site have in common, which need not be read or kept for each. */
export interface KnownParts {
  /** By kind and URL. */
  readonly references: Map<string, Reference>;
  /** By the hash of a list of a sidebar; undefined for one that holds more than links and words. */
  readonly sidebars: Map<string, readonly Reference[] | undefined>;
}

/** For the first document of a site. */
export const noKnownParts = (): KnownParts => ({ references: new Map(), sidebars: new Map() });

/** Reads a document as a browser gets it. `known` gets what it may have in common with others. */
export function inspectDocument(html: string, known: KnownParts = noKnownParts()): DocumentFacts {
  const reader = createReader(known.references);
  const { before, list, headings, after } = aroundSidebar(html);
  const links = linksOf(list, known);
  if (links === undefined) reader.read(html);
  else {
    reader.read(before);
    reader.take(links);
    reader.read(headings + after);
  }
  return reader.facts(Buffer.byteLength(html));
}

/** A document in parts: the list of its sidebar, the list of its own headings within that, and what is around them. */
function aroundSidebar(html: string) {
  const sidebar = html.indexOf('<nav id="_sidebar"');
  const start = sidebar === -1 ? -1 : html.indexOf('<ul class="sidebar-list">', sidebar);
  const end = start === -1 ? -1 : html.indexOf('</nav>', start);
  if (end === -1) return { before: html, list: '', headings: '', after: '' };
  const whole = html.slice(start, end);
  const headings = headingsIn(whole);
  const [first = '', second = ''] = headings === '' ? [whole] : whole.split(headings);
  return { before: html.slice(0, start), list: first + second, headings, after: html.slice(end) };
}

function headingsIn(list: string): string {
  const start = list.indexOf('<ul class="sidebar-headings"');
  if (start === -1) return '';
  let depth = 0;
  for (const { 0: tag, index } of list.slice(start).matchAll(/<ul|<\/ul>/g)) {
    depth += tag === '<ul' ? 1 : -1;
    if (depth === 0) return list.slice(start, start + index + tag.length);
  }
  return '';
}

/**
 * References of a list that stands in the sidebars of many pages, with other marks on each: of a thousand pages in one
 * folder, each document lists them all. Undefined where more is to be known of it.
 */
function linksOf(list: string, known: KnownParts): readonly Reference[] | undefined {
  const key = contentHash(list.replaceAll(' aria-current="page"', '').replaceAll('<details open="">', '<details>'));
  if (!known.sidebars.has(key)) {
    const reader = createReader(known.references);
    reader.read(list);
    const { references, ids, imagesWithoutAlt, inlineStyles, loads } = reader.facts(0);
    const isPlain = ids.size + imagesWithoutAlt.length + inlineStyles.length + loads.length === 0;
    known.sidebars.set(key, isPlain ? references : undefined);
  }
  return known.sidebars.get(key);
}

function createReader(known: Map<string, Reference>) {
  const ids = new Set<string>();
  const names = new Set<string>();
  const repeatedIds = new Set<string>();
  const references = new Map<string, Reference>();
  const imagesWithoutAlt: string[] = [];
  const inlineStyles = new Set<string>();
  const loads = new Map<string, Load>();
  const headings: { level: number; title: string }[] = [];
  let mainDepth = 0;
  let inHead = false;
  let open: (typeof headings)[number] | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const { id } = attributes;
        if (id !== undefined && id !== '') (ids.has(id) ? repeatedIds : ids).add(id);
        if (name === 'a' && attributes.name) names.add(attributes.name);
        for (const reference of referencesOf(name, attributes)) {
          references.set(keyOf(reference), known.get(keyOf(reference)) ?? keep(detached(reference), known));
        }
        if (name === 'img' && attributes.alt === undefined) imagesWithoutAlt.push(attributes.src ?? '');
        if (attributes.style !== undefined) inlineStyles.add(attributes.style);
        if (name === 'head') inHead = true;
        // One of the head is of the site's configuration, and the policy names it.
        if (name === 'style' && !inHead) inlineStyles.add('<style>');
        const load = inHead ? undefined : loadOf(name, attributes);
        if (load !== undefined) loads.set(`${load.directive} ${load.url}`, load);
        if (name === 'main') mainDepth += 1;
        if (mainDepth > 0 && /^h[1-6]$/.test(name)) {
          open = { level: Number(name.charAt(1)), title: '' };
          headings.push(open);
        }
      },
      ontext(text) {
        if (open !== undefined) open.title += text;
      },
      onclosetag(name) {
        if (name === 'head') inHead = false;
        if (name === 'main') mainDepth -= 1;
        if (/^h[1-6]$/.test(name)) open = undefined;
      },
    },
    { decodeEntities: true },
  );
  return {
    read: (html: string) => parser.write(withoutColors(html)),
    /** Takes note of references in a part that is not read. */
    take(others: readonly Reference[]) {
      for (const reference of others) references.set(keyOf(reference), reference);
    },
    facts(sizeBytes: number): DocumentFacts {
      parser.end();
      const facts = detached({
        ids: [...ids, ...names],
        repeatedIds: [...repeatedIds],
        imagesWithoutAlt,
        inlineStyles: [...inlineStyles],
        loads: [...loads.values()],
        headings: headings.map(({ level, title }) => ({ level, title: title.trim().replace(/\s+/g, ' ') })),
      });
      return { ...facts, ids: new Set(facts.ids), references: [...references.values()], sizeBytes };
    },
  };
}

const keyOf = ({ kind, url }: Reference) => `${kind} ${url}`;

function keep(reference: Reference, known: Map<string, Reference>): Reference {
  known.set(keyOf(reference), reference);
  return reference;
}

const LOADED_BY: ReadonlyMap<string, string> = new Map([
  ['iframe', 'frame-src'],
  ['video', 'media-src'],
  ['audio', 'media-src'],
  ['track', 'media-src'],
  ['embed', 'object-src'],
  ['object', 'object-src'],
  ['script', 'script-src'],
  ['form', 'form-action'],
]);

/** What browsers ask a policy about. Pictures may come from anywhere that is safe. */
function loadOf(name: string, attributes: Readonly<Record<string, string>>): Load | undefined {
  const { src, data, action, type = '' } = attributes;
  if (name === 'script' && src === undefined)
    return /^(?:module|(?:text|application)\/javascript)?$/.test(type)
      ? { directive: 'script-src', url: INLINE_SCRIPT }
      : undefined;
  if (name === 'img') return src?.startsWith('http:') ? { directive: 'img-src', url: src } : undefined;
  if (name === 'source') return src === undefined ? undefined : { directive: 'media-src', url: src };
  const directive = LOADED_BY.get(name);
  const url = name === 'form' ? action : name === 'object' ? data : src;
  return directive === undefined || !url ? undefined : { directive, url };
}

const LOADED_AS: Readonly<Record<string, Reference['kind']>> = {
  img: 'image',
  image: 'image',
  source: 'other',
  video: 'other',
  track: 'other',
  audio: 'other',
  iframe: 'other',
  script: 'script',
};

function* referencesOf(name: string, attributes: Readonly<Record<string, string>>): Generator<Reference> {
  const { href, src, srcset = '', poster, rel = '' } = attributes;
  if (name === 'a' || name === 'area') {
    if (href !== undefined) yield { kind: 'link', url: href };
  } else if (name === 'link') {
    if (href !== undefined && /\b(?:stylesheet|icon|modulepreload|alternate)\b/.test(rel)) {
      yield { kind: rel.includes('stylesheet') ? 'style' : 'other', url: href };
    }
  } else {
    const kind = LOADED_AS[name];
    if (kind === undefined) return;
    if (src !== undefined) yield { kind, url: src };
    // Which of them readers load depends on their screens: none counts for the size of a page.
    for (const { url } of picturesOfSet(srcset)) if (url !== src) yield { kind: 'other', url };
    if (poster !== undefined) yield { kind: 'image', url: poster };
    // An SVG's own picture.
    if (name === 'image' && href !== undefined) yield { kind, url: href };
  }
}
