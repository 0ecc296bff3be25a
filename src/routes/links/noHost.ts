import type { Diagnostic } from '../../model/diagnostic.ts';

/**
 * What to say of an address without the name of a site, see `namesNoSite`. `without` is what to do where there is none.
 */
export const noHost = (
  url: string,
  { without, ...fault }: Pick<Diagnostic, 'code' | 'place'> & { readonly without: string },
): Diagnostic => ({
  severity: 'error',
  message: `\`${url}\` names no site.`,
  ...fault,
  hint: `write the whole address, or ${without}`,
});
