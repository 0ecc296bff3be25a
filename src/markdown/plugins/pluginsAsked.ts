/** Is thrown where a page waits for plugins in another thread, and is compiled again once they have `answered`. */
export class PluginsAsked extends Error {
  readonly answered: Promise<unknown>;

  constructor(answered: Promise<unknown>) {
    super();
    this.answered = answered;
  }
}
