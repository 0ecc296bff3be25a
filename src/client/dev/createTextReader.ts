/** Reads what the dev server says. Answers may come in any order: only that to the last request counts. */
interface TextReader {
  /**
   * The text at an address. Undefined where something else was asked for since, and where the server cannot be reached:
   * that is no error of the site, and a notice tells of it.
   */
  read(address: string): Promise<string | undefined>;
  /** Drops the answer to whatever was asked for so far. */
  forget(): void;
}

export function createTextReader(): TextReader {
  let last = 0;
  const forget = () => {
    last += 1;
  };
  return {
    async read(address) {
      forget();
      const own = last;
      try {
        const text = await (await fetch(address, { cache: 'no-cache' })).text();
        return own === last ? text : undefined;
      } catch {
        return undefined;
      }
    },
    forget,
  };
}
