/** An error that is made to be told: the message says what is wrong, the hint what to do. */
export class ToldError extends Error {
  readonly hint: string;
  constructor(message: string, hint: string, cause?: unknown) {
    super(message, { cause });
    this.hint = hint;
  }
}
