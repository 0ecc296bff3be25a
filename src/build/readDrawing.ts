import { Parser } from 'htmlparser2';
import type { Drawing } from '../markdown/compileContext.ts';
import { safeHtml } from '../model/brands.ts';
import { escapeHtml } from '../model/text/escapeHtml.ts';
import { contentHash } from '../system/contentHash.ts';
import { smallText } from '../system/files.ts';

/** Icons are small; larger drawings would be in a page, and in its chunk, each time. */
const MOST_BYTES = 4096;

/**
 * A drawing of an SVG file that takes the color of the text around it, to stand in a page: as a file of its own it
 * would be black, also on dark pages. Undefined for one that is no such drawing, or is more than shapes: that may
 * bring styles and scripts, and ids that the page has, too.
 */
export function readDrawing(path: string): Drawing | undefined {
  const text = /\.svg$/i.test(path) ? smallText(path, MOST_BYTES) : undefined;
  const html = text !== undefined && /currentcolor/i.test(text) ? shapesOf(text) : undefined;
  return html === undefined ? undefined : { html: safeHtml(html), hash: contentHash(html) };
}

function shapesOf(text: string): string | undefined {
  const written: string[] = [];
  let depth = 0;
  // Of what is said of the drawing in words, all is left out.
  let silence = 0;
  let isPlain = true;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (silence > 0 || SILENT.has(name)) {
          silence += 1;
          return;
        }
        const kept = name === 'svg' ? withViewBox(attributes) : attributes;
        const isRoot = written.length === 0;
        isPlain &&= (name === 'svg') === isRoot && (isRoot || depth > 0) && ELEMENTS.has(name) && isOfShapes(kept);
        written.push(`<${name}${Object.entries(kept).map(attributeOf).join('')}>`);
        depth += 1;
      },
      onclosetag(name) {
        if (silence > 0) {
          silence -= 1;
          return;
        }
        written.push(`</${name}>`);
        depth -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  parser.end();
  return isPlain && written.length > 2 ? written.join('') : undefined;
}

type Attributes = Readonly<Record<string, string>>;

/** Without it, a drawing that is shown in another size would be cut off. */
function withViewBox(attributes: Attributes): Attributes {
  const { width = '', height = '', viewBox } = attributes;
  const isSized = [width, height].every((size) => /^[\d.]+(?:px)?$/.test(size));
  if (viewBox !== undefined || !isSized) return attributes;
  return { ...attributes, viewBox: `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}` };
}

const isOfShapes = (attributes: Attributes) =>
  Object.entries(attributes).every(
    ([name, value]) => LEFT_OUT.test(name) || (ATTRIBUTES.has(name) && !OTHERS.test(value)),
  );

/** What stands elsewhere: at an address, which signs may be escaped in, or as an entity that the file declares. */
const OTHERS = /url\s*\(|[&\\]/i;

const attributeOf = ([name, value]: [string, string]) => (LEFT_OUT.test(name) ? '' : ` ${name}="${escapeHtml(value)}"`);

const SILENT = new Set(['desc', 'metadata', 'title']);
const ELEMENTS = new Set('circle ellipse g line path polygon polyline rect svg'.split(' '));
const LEFT_OUT = /^(?:aria-.*|class|data-.*|focusable|id|role|version|xml:space|xmlns(?::.*)?)$/;
const ATTRIBUTES = new Set(
  [
    'clip-rule cx cy d fill fill-opacity fill-rule height opacity points r rx ry transform viewBox width x x1 x2 y y1 y2',
    'stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity',
    'stroke-width',
  ].flatMap((names) => names.split(' ')),
);
