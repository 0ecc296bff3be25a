import { Parser } from 'htmlparser2';
import type { PageText, SectionText } from '../model/search/searchFiles.ts';
import { withoutColors } from '../model/text/withoutColors.ts';

/** What is known of a page besides its content. */
type PageFacts = Omit<PageText, 'sections'>;

/** The searchable text of a page's HTML: prose, code, headings with their anchors; no controls and drawings. */
export function pageText(html: string, facts: PageFacts): PageText {
  const gatherer = createGatherer();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => gatherer.open(name, attributes),
      onclosetag: (name) => gatherer.close(name),
      ontext: (text) => gatherer.text(text),
    },
    { decodeEntities: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.write(withoutColors(html));
  parser.end();
  return { ...facts, sections: gatherer.sections() };
}

/** Those of the first level, too: the page's own title has left its body. */
const HEADING = /^h[1-6]$/;

// MathML notes for programs what a formula was written as.
const SILENT = new Set(['annotation', 'button', 'label', 'svg', 'script', 'style', 'template', 'select', 'textarea']);

/** What says so itself; and the number of a footnote, which would be part of the word before it. */
const isSilent = (attributes: Readonly<Record<string, string>>) =>
  attributes['data-search'] === 'false' ||
  attributes['aria-hidden'] === 'true' ||
  'data-footnote-ref' in attributes ||
  'data-footnote-backref' in attributes;

/** What these hold goes on within a line. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i img input ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** A line may break there, and the word goes on. */
const BREAK_WITHIN = 'wbr';

interface OpenSection {
  readonly slug: string;
  readonly level: number;
  title: string;
  readonly runs: string[];
}

function createGatherer() {
  const sections: OpenSection[] = [{ slug: '', level: 1, title: '', runs: [''] }];
  let silence = 0;
  let inTitle = false;
  let isCode = false;
  let afterInline = false;
  const section = () => sections[sections.length - 1] as OpenSection;
  const append = (text: string) => {
    // A title is one line.
    if (inTitle) {
      section().title += text === '\n' ? ' ' : text;
      return;
    }
    const { runs } = section();
    // Prose stands at the even places, code at the odd ones.
    if ((runs.length % 2 === 0) !== isCode) runs.push('');
    runs[runs.length - 1] += text;
  };
  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === BREAK_WITHIN) return;
      const { id, alt } = attributes;
      if (silence > 0 || SILENT.has(name) || isSilent(attributes)) {
        silence += 1;
      } else if (HEADING.test(name) && id !== undefined) {
        sections.push({ slug: id, level: Number(name.charAt(1)), title: '', runs: [''] });
        inTitle = true;
      } else if (name === 'pre') {
        isCode = true;
      } else if (alt) {
        append(`${alt} `);
      } else if (afterInline && !isCode) {
        // A name and its type stand apart by their styles alone.
        append(' ');
      }
      afterInline = false;
    },
    close(name: string) {
      if (name === BREAK_WITHIN) return;
      if (silence > 0) {
        silence -= 1;
      } else if (inTitle && HEADING.test(name)) {
        inTitle = false;
      } else if (!INLINE.has(name)) {
        append('\n');
        if (name === 'pre') isCode = false;
      }
      afterInline = INLINE.has(name);
    },
    text(text: string) {
      if (silence > 0) return;
      afterInline = false;
      append(text);
    },
    sections: (): readonly SectionText[] =>
      sections.map(({ slug, level, title, runs }) => ({ slug, title: tidy(title), level, runs: runs.map(tidy) })),
  };
}

/** Spaces are one, and none stands at the end of a line. */
const tidy = (text: string) =>
  text
    // Not those that are one already, as most are.
    .replaceAll(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replaceAll(/ ?\n[\s]*/g, '\n')
    .trim();
