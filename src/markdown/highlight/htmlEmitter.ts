import type { Emitter } from 'highlight.js';
import { escapeHtml } from '../../model/text/escapeHtml.ts';

/**
 * Takes what highlight.js finds in code and writes it down as HTML at once, byte for byte as the package's own emitter
 * does: that one makes a tree first, which takes longer and, in strings made of thousands of pieces, much more memory.
 */
export class HtmlEmitter implements Emitter {
  private readonly parts: string[] = [];
  private open = 0;

  addText(text: string): void {
    if (text !== '') this.parts.push(escapeCode(text));
  }

  startScope(scope: string): void {
    this.parts.push(`<span class="${classOf(scope)}">`);
    this.open += 1;
  }

  endScope(): void {
    if (this.open === 0) return;
    this.parts.push('</span>');
    this.open -= 1;
  }

  openNode(scope: string): void {
    this.startScope(scope);
  }

  closeNode(): void {
    this.endScope();
  }

  __addSublanguage(emitter: Emitter, name: string | undefined): void {
    emitter.finalize();
    const html = emitter.toHTML();
    this.parts.push(name ? `<span class="language-${name}">${html}</span>` : html);
  }

  finalize(): void {
    while (this.open > 0) this.endScope();
  }

  toHTML(): string {
    return this.parts.join('');
  }
}

const classes = new Map<string, string>();

/** `title.function` becomes `hljs-title function_`. */
function classOf(scope: string): string {
  let name = classes.get(scope);
  if (name === undefined) {
    const [first = '', ...rest] = scope.split('.');
    name = [`hljs-${first}`, ...rest.map((piece, index) => piece + '_'.repeat(index + 1))].join(' ');
    classes.set(scope, name);
  }
  return name;
}

/** `escapeHtml`, which writes as highlight.js does, for words of code: most of them need no escape. */
export const escapeCode = (text: string): string => (needsEscape(text) ? escapeHtml(text) : text);

/** Asked of each word: a pattern takes longer to start than the loop for most of them. */
function needsEscape(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    // & < > " '
    if (code <= 62 && (code === 38 || code === 60 || code === 62 || code === 34 || code === 39)) return true;
  }
  return false;
}
