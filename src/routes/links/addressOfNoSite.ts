import type { Diagnostic } from '../../model/diagnostic.ts';

/** What to say of an address for which `namesNoSite` is true. `without`: what to do where no site is meant. */
export const addressOfNoSite = (
  url: string,
  { without, ...fault }: Pick<Diagnostic, 'code' | 'place'> & { readonly without: string },
): Diagnostic => ({
  severity: 'error',
  message: `\`${url}\` names no site.`,
  ...fault,
  hint: `write the whole address, or ${without}`,
});
