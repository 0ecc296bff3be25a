import type { LogoLinkElsewhere } from '../../model/navigationElsewhere.ts';
import type { CodeData } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

/** What a logo leads to, as an address, or as that and how it opens: `{ link, target }`. Undefined for nothing. */
export function logoLinkIn(data: CodeData | undefined, option: string, read: PartsRead): LogoLinkElsewhere | undefined {
  const said = data?.kind === 'map' ? read.map(data, option).get('link') : data;
  const target = read.text(said, option)?.trim();
  return said === undefined || target === undefined || target === '' ? undefined : { target, place: said.place };
}
