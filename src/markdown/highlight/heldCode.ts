/**
 * Code that has been read and is not written yet: sometimes a few words, then a stretch of the code. The stretch grows
 * without making a string for each piece.
 */
export class HeldCode {
  private readonly code: string;
  private words = '';
  private from = 0;
  private to = 0;

  constructor(code: string) {
    this.code = code;
  }

  /** Adds what stands in the code between two offsets: 0-based, UTF-16. */
  add(from: number, to: number): void {
    if (from === this.to) this.to = to;
    else if (from !== to) {
      this.words += this.code.substring(this.from, this.to);
      this.from = from;
      this.to = to;
    }
  }

  /** Adds words that need not stand in the code. */
  addWords(words: string): void {
    this.words = this.release() + words;
  }

  /** Yields all that is held, and holds nothing from then on. */
  release(): string {
    const stretch = this.code.substring(this.from, this.to);
    const held = this.words === '' ? stretch : this.words + stretch;
    this.words = '';
    this.from = this.to;
    return held;
  }
}
