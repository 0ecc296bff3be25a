import type { SiteElsewhere } from '../../model/navigationElsewhere.ts';
import type { CodeData } from '../parse/codeData.ts';
import type { PartsRead } from '../parse/partsReader.ts';

/**
 * The folder whose pages `rewrites` have at addresses without it, as that of the first language mostly is:
 * `{ 'en/:rest*': ':rest*' }`. Of others it tells what to do.
 */
export function vitepressRewrites(data: CodeData | undefined, read: PartsRead): Pick<SiteElsewhere, 'firstFolder'> {
  if (data?.kind === 'code') read.miss('rewrites', data.place, { hint: MOVE_HINT });
  let firstFolder: SiteElsewhere['firstFolder'];
  for (const [from, value] of read.map(data?.kind === 'map' ? data : undefined, 'rewrites')) {
    const to = read.text(value, 'rewrites');
    if (to === undefined) continue;
    const { place } = value;
    const [, name, rest] = /^([^/:*()]+)\/(:\w+\*|\(\.\*\))$/.exec(from) ?? [];
    if (name !== undefined && rest === to.replace(/^\//, '') && firstFolder === undefined)
      firstFolder = { name, place, isRewritten: true };
    else read.miss('rewrites', place, { isData: true, hint: hintFor(from, to) });
  }
  return firstFolder === undefined ? {} : { firstFolder };
}

const MOVE_HINT =
  'move each file to where its address is to be, or write `permalink: /…/` in its front matter: an address is that of the file here';

function hintFor(from: string, to: string): string {
  if (/[:*()]/.test(from + to)) return MOVE_HINT;
  const address = `/${to.replace(/^\//, '').replace(/(?:(?<=^|\/)index)?\.md$/, '')}/`.replaceAll(/\/{2,}/g, '/');
  return `write \`permalink: ${address}\` in the front matter of \`${from}\`, or move the file to \`${to}\``;
}
