const NAME = 'docsgen.base';

const world = globalThis as { [key: symbol]: string | undefined };

/** What yields the base in the code of a site: that code is compiled before anybody knows it. */
export const BASE_EXPRESSION = `globalThis[Symbol.for('${NAME}')]`;

/** Tells code of a site that is loaded from now on the base. A thread has one site at a time. */
export function tellBase(base: string): void {
  world[Symbol.for(NAME)] = base;
}
