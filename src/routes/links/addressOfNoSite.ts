import { type Diagnostic, errorOf } from '../../model/diagnostic.ts';

/** What to say of an address for which `namesNoSite` is true. `without`: what to do where no site is meant. */
export const addressOfNoSite = (
  url: string,
  { without, code, place }: Pick<Diagnostic, 'code' | 'place'> & { readonly without: string },
): Diagnostic =>
  errorOf(code, { message: `\`${url}\` names no site.`, place, hint: `write the whole address, or ${without}` });
