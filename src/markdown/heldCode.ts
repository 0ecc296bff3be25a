/**
 * The part of a code that is found and not written yet: some words at times, then a stretch of the code. A stretch grows
 * without a new string for each piece.
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

  /** All that is held, which then is so no more. */
  release(): string {
    const stretch = this.code.substring(this.from, this.to);
    const held = this.words === '' ? stretch : this.words + stretch;
    this.words = '';
    this.from = this.to;
    return held;
  }
}
